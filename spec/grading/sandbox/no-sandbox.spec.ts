/** A process without a sandbox: its command, and its whole environment. */
import process from 'node:process';
import { afterEach, expect, test } from '@jest/globals';
import type { Launch } from '../../../src/grading/remote/launch.js';
import { LIMITS } from '../../../src/grading/remote/limits.js';
import { limited } from '../../../src/grading/sandbox/limited.js';
import { environmentOf, noSandbox } from '../../../src/grading/sandbox/no-sandbox.js';

const { PATH } = process.env;

afterEach(() => {
  process.env['PATH'] = PATH;
});

const LAUNCH: Launch = { command: ['node', 'ada.js'], channel: 'stdout', folder: '/class', reads: [] };

test('the command has limits, but its processes are not counted', () => {
  const sandbox = noSandbox('Why.');
  expect(sandbox).toMatchObject({ isolated: false, told: 'Why.' });
  expect(sandbox.confined(LAUNCH, LIMITS)).toEqual({
    command: limited(LAUNCH, LIMITS, false),
    environment: environmentOf(LAUNCH),
  });
});

const USUAL = { PATH: '/own/bin', HOME: '/tmp', LANG: 'C.UTF-8' };

test.each<[what: string, launch: Partial<Launch>, environment: object]>([
  ['what every program needs', {}, USUAL],
  ['where the protocol is', { channel: 'fd 3' }, { ...USUAL, KLONDIKE_FD: '3' }],
  [
    'what the launch says, before all else',
    { environment: { LANG: 'C', X: '1' } },
    { ...USUAL, LANG: 'C', X: '1' },
  ],
])('the environment has %s', (_, launch, environment) => {
  process.env['PATH'] = '/own/bin';
  expect(environmentOf({ ...LAUNCH, ...launch })).toEqual(environment);
});

test('without a path it has the path of the system', () => {
  Reflect.deleteProperty(process.env, 'PATH');
  expect(environmentOf(LAUNCH)['PATH']).toBe('/usr/local/bin:/usr/bin:/bin');
});
