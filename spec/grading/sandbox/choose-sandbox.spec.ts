/** Chooses the sandbox that suits the mode and the machine. */
import { beforeEach, expect, jest, test } from '@jest/globals';

const BUBBLEWRAP = { isolated: true };
let missing = '';
let tries = 0;

jest.unstable_mockModule('../../../src/grading/sandbox/bubblewrap.js', () => ({
  bubblewrap: BUBBLEWRAP,
  missingForSandbox: () => {
    tries++;
    return missing;
  },
}));

jest.unstable_mockModule('../../../src/grading/sandbox/other-user.js', () => ({
  otherUser: (name: string, reason: string) => ({ isolated: false, reason, name }),
}));

const { SANDBOX_MODES, chooseSandbox } = await import('../../../src/grading/sandbox/choose-sandbox.js');

beforeEach(() => {
  missing = '';
  tries = 0;
});

test('the sandbox has three modes', () => {
  expect(SANDBOX_MODES).toEqual(['required', 'auto', 'off']);
});

test.each(['auto', 'required'] as const)(
  'in mode %s the submission runs in a sandbox if the machine has one',
  (mode) => {
    expect(chooseSandbox(mode)).toBe(BUBBLEWRAP);
  },
);

test('in mode off the submission runs without a sandbox, and none is tried', () => {
  const { isolated, reason } = chooseSandbox('off');
  expect({ isolated, reason, tries }).toEqual({
    isolated: false,
    reason: 'the sandbox is turned off',
    tries: 0,
  });
});

test('in mode auto the submission runs without a sandbox if a part is missing, and the report names the part', () => {
  missing = 'bwrap is lacking';
  const { isolated, reason } = chooseSandbox('auto');
  expect({ isolated, reason }).toEqual({
    isolated: false,
    reason: 'bwrap is lacking',
  });
});

test('in mode required a missing part is an error', () => {
  missing = 'bwrap is lacking';
  expect(() => chooseSandbox('required')).toThrow(
    expect.objectContaining({ name: 'NoSandbox', message: 'A sandbox is required, but bwrap is lacking.' }),
  );
});

test.each<[mode: 'auto' | 'off', lacking: string, reason: string]>([
  ['off', '', 'the sandbox is turned off'],
  ['auto', 'bwrap is lacking', 'bwrap is lacking'],
])('in mode %s the submission runs as the given user if it has no sandbox', (mode, lacking, reason) => {
  missing = lacking;
  expect(chooseSandbox(mode, 'ada')).toEqual({ isolated: false, reason, name: 'ada' });
});

test('in mode auto a sandbox makes another user unnecessary', () => {
  expect(chooseSandbox('auto', 'ada')).toBe(BUBBLEWRAP);
});
