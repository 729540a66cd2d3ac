/** Tests pipes to a child process. Files stand in for them here. */
import { existsSync, fstatSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { LackingFault } from '../../../src/grading/candidate/candidate.js';

const run: [program: string, args: readonly string[]][] = [];

jest.unstable_mockModule('node:child_process', () => ({
  execFileSync: (program: string, args: readonly string[]) => {
    run.push([program, args]);
    args.slice(2).forEach((name) => writeFileSync(name, ''));
  },
}));

const { newPipes } = await import('../../../src/grading/remote/pipes.js');

beforeEach(() => {
  run.length = 0;
});

test('on Windows, the machine is to blame, because it lacks named pipes', () => {
  const lacks = 'named pipes, which Windows lacks';
  const message =
    'A submission in its own process needs named pipes, which Windows lacks. Use the Windows Subsystem for Linux.';
  expect(() => newPipes('win32')).toThrow(expect.objectContaining({ lacks, message, kind: 'not started' }));
  expect(() => newPipes('win32')).toThrow(LackingFault);
  expect(run).toEqual([]);
});

test('a pair has two pipes that the program of another user can reopen', () => {
  newPipes('linux');
  const [[program, [mode, anyone, there = '', back = '']] = ['', []]] = run;
  expect([run.length, program, mode, anyone]).toEqual([1, 'mkfifo', '-m', '666']);
  expect([dirname(there), there === back]).toEqual([dirname(back), false]);
});

test('the names of the pipes and their folder disappear', () => {
  newPipes('linux');
  expect(existsSync(dirname(run[0]?.[1][2] ?? ''))).toBe(false);
});

test('a text written to one end comes out of the other', () => {
  const [there, back] = newPipes('linux');
  writeSync(there.writing, 'there');
  writeSync(back.writing, 'back');
  expect([readFileSync(there.reading, 'utf8'), readFileSync(back.reading, 'utf8')]).toEqual([
    'there',
    'back',
  ]);
  expect(fstatSync(there.reading).ino).not.toBe(fstatSync(back.reading).ino);
});

test('each end of a pipe works only one way', () => {
  const [{ reading, writing }] = newPipes('linux');
  expect(() => writeSync(reading, 'x')).toThrow('EBADF');
  expect(() => readFileSync(writing)).toThrow('EBADF');
});
