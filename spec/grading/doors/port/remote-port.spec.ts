/** Tests why a port to a process may fail to start. */
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { FaultKind } from '../../../../src/grading/candidate/candidate.js';
import { CandidateFault } from '../../../../src/grading/candidate/candidate.js';
import { noSandbox } from '../../../../src/grading/sandbox/sandbox.js';
import { AnsweringChild } from '../../../support/grading/answering-child.js';

/** The answer of the process to every request. */
let answer: object = {};

const started: AnsweringChild[] = [];

jest.unstable_mockModule('../../../../src/grading/remote/child.js', () => ({
  Child: {
    start: () => {
      const child = new AnsweringChild(
        () => answer,
        () => [],
      );
      started.push(child);
      return child;
    },
  },
}));

const { remotePort } = await import('../../../../src/grading/doors/port/remote-port.js');

let leftoversEnded = 0;
const endLeftovers = (): void => {
  leftoversEnded++;
};

const open = (): unknown =>
  remotePort(
    {
      ...{ submission: 'ada.js', words: '--handler ada.js' },
      launch: { command: ['node', 'ada.js'], channel: 'fd 3', folder: '/class', reads: [] },
      sandbox: { ...noSandbox('Nothing is started.'), endLeftovers },
    },
    5,
  );

beforeEach(() => {
  started.length = 0;
  leftoversEnded = 0;
});

test.each<[given: FaultKind, told: FaultKind, starts: number]>([
  ['ended', 'not started', 1],
  ['hung', 'hung', 2],
  ['garbled', 'garbled', 1],
])(
  'a process that fails at the start (%s) is ended and reported as %s after %d starts',
  (given, told, starts) => {
    answer = new CandidateFault(given, 'It says why.');
    expect(open).toThrow(expect.objectContaining({ kind: told, message: 'It says why.' }));
    expect(started.map(({ ends }) => ends)).toEqual(Array(starts).fill(1));
  },
);

test('the background processes end when a process fails at the start', () => {
  answer = new CandidateFault('ended', 'It says why.');
  expect(open).toThrow('It says why.');
  expect(leftoversEnded).toBe(1);
});

test('a process with a different version of the protocol is ended', () => {
  answer = { result: { protocol: 2 } };
  expect(open).toThrow('It does not speak protocol version 1.');
  expect(started.map(({ ends }) => ends)).toEqual([1]);
});

test('a module that refuses to start is reported as not started', () => {
  answer = { error: { code: -32000, message: 'this class does not exist' } };
  expect(open).toThrow(expect.objectContaining({ kind: 'not started' }));
});
