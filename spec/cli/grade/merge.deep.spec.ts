/** `klondike grade --merge`: the shares of a class as one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import type { Ran } from '../../support/command.js';
import { FIVE, filesIn, gradedClass } from '../../support/grading/graded-class.js';
import { folderOf } from '../../support/grading/submissions.js';

const CLASS = folderOf(FIVE);

const OUTS = folderOf({});
let count = 0;
let [whole, first, second] = ['', '', ''];

const grade = async (shard?: string): Promise<string> => {
  const out = join(OUTS, String(++count));
  await gradedClass({ class: CLASS, out, jobs: '2', shard });
  return out;
};

const merge = (out: string, ...words: string[]): Promise<Ran> => gradedClass({ merge: true, out, words });

beforeEach(async () => {
  [whole, first, second] = await Promise.all([grade(), grade('1/2'), grade('2/2')]);
});

test('shares have every so many a submission, and joined they are what one run writes', async () => {
  const out = join(OUTS, 'joined');
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
    0,
    expect.stringMatching(/^5 submissions of 2 folders\nmean .*\ncould not be started, so no points: /),
  ]);
  expect(filesIn(out)).toEqual(filesIn(whole));
});
