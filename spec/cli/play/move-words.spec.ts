/** Uses the words moves and go in line mode. */
import { expect, test } from '@jest/globals';
import { klondike } from '../../support/command.js';

const PLAYED = 'new stock t4>t6 stock undo undo stock stock undo';

const movesIn = (out: string): string[] => out.match(/^moves: \d+$/gm) ?? [];

test('the list indents undone moves and has a star at the current move', async () => {
  const { status, err } = await klondike(['play', '--deal', 'java:11'], `${PLAYED} moves`);
  expect({ status, lines: err.split('\n').slice(-7) }).toEqual({
    status: 0,
    lines: [
      '    0  new',
      '    1  stock',
      '*   2  stock',
      '    3  | t4>t6',
      '    4  | stock',
      '    5  stock',
      '',
    ],
  });
});

test('go:N goes to a move in the list, describes it, and shows the table', async () => {
  const { status, out, err } = await klondike(['play', '--deal', 'java:11'], `${PLAYED} go:4 moves go:0`);
  const counts = [0, 1, 2, 3, 2, 1, 2, 3, 2, 3, 0];
  expect([status, movesIn(out)]).toEqual([0, counts.map((count) => `moves: ${count}`)]);
  expect(err.split('\n').slice(-9)).toEqual([
    'Move 4: stock.',
    ...['    0  new', '    1  stock', '    2  t4>t6', '    3  | stock', '    4  | stock', '*   5  stock'],
    'Back at the deal.',
    '',
  ]);
});

test('a Monte Carlo pair is one move', async () => {
  const { err } = await klondike(['montecarlo'], 'new:12345 c1 b2 consolidate undo undo moves go:2 moves');
  expect(err.split('\n').filter((line) => /^[ *] {3}\d|^Move|^$/.test(line))).toEqual([
    ...['*   0  deal', '    1  c1 b2', '    2  consolidate', 'Move 2: consolidate.'],
    ...['    0  deal', '    1  c1 b2', '*   2  consolidate', ''],
  ]);
});

test('if a number is too large, the answer names the last one', async () => {
  const { status, err } = await klondike(['play', '--deal', 'java:11'], 'new go:1');
  expect([status, err]).toEqual([
    2,
    expect.stringContaining('line 1, column 5: there is no move 1. No move has been made yet.'),
  ]);
});
