/** Runs the built command once for each of its main jobs. The deep specs in `spec/cli` test the rest. */
import { afterAll, expect, test } from '@jest/globals';
import { testUnless } from '../support/missing.js';
import { runBuilt } from '../support/process.js';
import type { RunningServer } from '../support/serving.js';
import { serve } from '../support/serving.js';

test('the play command plays the words on its standard input', () => {
  const { status, out } = runBuilt(['play', '--deal', 'java:11'], 'new\nstock\n');
  expect([status, out.split('\n\n').map((frame) => frame.split('\n').at(-1))]).toEqual([
    0,
    ['moves: 0', 'moves: 1', ''],
  ]);
});

test('replays a script and reports that it went as expected', () => {
  expect(runBuilt(['replay', 'examples/scripts/win-java-11.klon', '--frames', 'none'])).toEqual({
    status: 0,
    out: '',
    err: 'examples/scripts/win-java-11.klon: as expected, 103 events\n',
  });
});

test('solves a deal', () => {
  const { status, out } = runBuilt(['solve', 'java:11']);
  expect([status, out]).toEqual([0, expect.stringMatching(/^java:11\b.*\bwinnable\b/)]);
});

/** The grader talks to a submission through named pipes. */
const MISSING_PIPES = process.platform === 'win32' ? ['named pipes'] : [];

testUnless(MISSING_PIPES, 'gives all points to a correct handler', () => {
  const sample = 'src/grading/shims/javascript/sample/handler.js';
  const { status, out } = runBuilt(['grade', sample, '--json', '--sandbox', 'off']);
  const { score, max, complete } = JSON.parse(out) as Record<string, unknown>;
  expect([status, score, max, complete]).toEqual([0, 20, 20, true]);
});

let serving: RunningServer | undefined;

afterAll(() => {
  serving?.child.kill('SIGKILL');
});

test('serves the page until it is stopped', async () => {
  serving = await serve(['--port', '0']);
  const page = await (await fetch(serving.url)).text();
  serving.child.kill('SIGINT');
  expect([page, await serving.ended]).toEqual([
    expect.stringContaining('<title>Klondike'),
    process.platform === 'win32' ? 'SIGINT' : 0,
  ]);
});
