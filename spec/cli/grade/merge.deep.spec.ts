/** `klondike grade --merge`: the shares of a class as one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { filesIn } from '../../support/grading/graded-class.js';
import { merge, newOut, shares } from './shares.js';

test('shares have every so many a submission, and joined they are what one run writes', async () => {
  const out = newOut();
  const { whole, first, second } = shares;
  const { status, err } = await merge(out, second, first);
  const marks = (folder: string): readonly string[] =>
    readFileSync(join(folder, 'gradebook.csv'), 'utf8')
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0] ?? '');
  expect([marks(first), marks(second)]).toEqual([
    ['ada.js', 'cleo.ts', 'eve.js'],
    ['bob.js', 'dan.py'],
  ]);
  expect([status, err]).toEqual([
    3,
    expect.stringMatching(/^5 submissions of 2 folders\nmean .*\ncould not be started, so no points: /),
  ]);
  expect(filesIn(out)).toEqual(filesIn(whole));
});
