import { expect, test } from '@jest/globals';
import { LackingFault } from '../../../src/grading/candidate/candidate.js';
import { newPipes } from '../../../src/grading/remote/pipes.js';

test('on Windows the fault is the machine, which lacks named pipes', () => {
  const lacks = 'named pipes, which Windows lacks';
  expect(() => newPipes('win32')).toThrow(expect.objectContaining({ lacks, kind: 'not started' }));
  expect(() => newPipes('win32')).toThrow(LackingFault);
});
