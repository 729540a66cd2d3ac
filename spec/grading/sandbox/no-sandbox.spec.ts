/** Tests the command and the environment variables of a process without a sandbox. */
import process from 'node:process';
import { afterEach, expect, test } from '@jest/globals';
import type { Launch } from '../../../src/grading/remote/launch.js';
import { LIMITS } from '../../../src/grading/remote/launch.js';
import { environmentOf, limitedCommand, noSandbox } from '../../../src/grading/sandbox/sandbox.js';

const { PATH } = process.env;

afterEach(() => {
  process.env['PATH'] = PATH;
});

const LAUNCH: Launch = { command: ['node', 'ada.js'], channel: 'stdout', folder: '/class', reads: [] };

test('the command has limits, but no limit on its processes', () => {
  const sandbox = noSandbox('Why.');
  expect(sandbox).toMatchObject({ isolated: false, reason: 'Why.' });
  expect(sandbox.confine(LAUNCH, LIMITS)).toEqual({
    command: limitedCommand(LAUNCH, LIMITS, false),
    environment: environmentOf(LAUNCH),
  });
});

const USUAL = { PATH: '/own/bin', HOME: '/tmp', LANG: 'C.UTF-8' };

test.each<[what: string, launch: Partial<Launch>, environment: object]>([
  ['the variables that every program needs', {}, USUAL],
  ['the file descriptor of the protocol', { channel: 'fd 3' }, { ...USUAL, KLONDIKE_FD: '3' }],
  [
    'the variables of the launch, which come first',
    { environment: { LANG: 'C', X: '1' } },
    { ...USUAL, LANG: 'C', X: '1' },
  ],
])('the environment has %s', (_, launch, environment) => {
  process.env['PATH'] = '/own/bin';
  expect(environmentOf({ ...LAUNCH, ...launch })).toEqual(environment);
});

test('PATH is the system path by default', () => {
  Reflect.deleteProperty(process.env, 'PATH');
  expect(environmentOf(LAUNCH)['PATH']).toBe('/usr/local/bin:/usr/bin:/bin');
});
