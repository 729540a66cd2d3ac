/** Tests the limits that a shell sets before it runs the program. */
import { expect, test } from '@jest/globals';
import { LIMITS, reservedByNode } from '../../../src/grading/remote/launch.js';
import { limitedCommand } from '../../../src/grading/sandbox/sandbox.js';

test.each([
  ['20.19.0', 512],
  ['22.12.0', 512],
  ['23.0.0', 1536],
  ['24.0.0', 1536],
])('a program in Node %s gets 512 MiB more than Node reserves, %d MiB in all', (version, mebibytes) => {
  const words = limitedCommand({ command: ['node'], reserved: reservedByNode(version) }, LIMITS, false);
  expect(words.join(' ')).toContain(`ulimit -d ${mebibytes * 1024};`);
});

const SETTINGS = [
  '{ ulimit -c 0; } 2>/dev/null',
  '{ ulimit -t 60; } 2>/dev/null',
  '{ ulimit -d 524288; } 2>/dev/null',
  '{ ulimit -f 2048; } 2>/dev/null',
];
const COUNTED = '{ ulimit -u 256 || ulimit -p 256; } 2>/dev/null';

test.each<[what: string, counts: boolean, settings: string[]]>([
  ['together with all other processes of the user', false, SETTINGS],
  ['separately', true, [...SETTINGS, COUNTED]],
])('the shell sets the right limits if the system counts processes %s', (_, counts, settings) => {
  expect(limitedCommand({ command: ['node', 'ada.js'] }, LIMITS, counts)).toEqual([
    '/bin/sh',
    '-c',
    [...settings, 'exec "$@"'].join('\n'),
    'sh',
    'node',
    'ada.js',
  ]);
});

test('the limit on output is rounded up to whole blocks', () => {
  expect(limitedCommand({ command: [] }, { ...LIMITS, outputBytes: 1025 }, false)[2]).toContain(
    'ulimit -f 3;',
  );
});
