/** `klondike grade --merge`: the shares of a class as one. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
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

describe('nothing is merged', () => {
  const refused = async (...folders: string[]): Promise<string> => {
    const out = join(OUTS, 'refused');
    const { status, err } = await merge(out, ...folders);
    expect([status, existsSync(out)]).toEqual([2, false]);
    return err;
  };

  test('where submissions are missing', async () => {
    rmSync(join(second, 'reports', 'dan.py'), { recursive: true });
    expect(await refused(first, second)).toBe(
      'klondike: dan.py is in none of the folders\nklondike: nothing is merged: 1 fault\n',
    );
    expect(await refused(first)).toContain('bob.js is in none of the folders');
  });

  test('where two shares were graded in different ways', async () => {
    const out = join(OUTS, String(++count));
    await gradedClass({ class: CLASS, out, seed: '7', shard: '2/2' });
    expect(await refused(first, out)).toContain(`${out}: the seed is another one than in ${first}`);
  });

  test('where two folders say different things of one submission', async () => {
    const copy = join(OUTS, String(++count));
    cpSync(second, copy, { recursive: true });
    const file = join(copy, 'reports', 'bob.js', 'report.json');
    const report = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...report, score: 20 }));
    expect(await refused(first, second, copy)).toContain(
      `bob.js: the report says something else in ${copy} than in ${second}`,
    );
    writeFileSync(file, JSON.stringify({ ...report, key: 'of another file' }));
    expect(await refused(first, second, copy)).toContain(
      `bob.js: the submission is another one in ${copy} than in ${second}`,
    );
  });

  test('where a folder is none of a class', async () => {
    expect(await refused(first, CLASS)).toContain(
      `${CLASS}: there is no class.json of klondike grade --class`,
    );
  });
});

test('a submission that one share could not grade to the end is taken from another that could', async () => {
  const out = join(OUTS, String(++count));
  const copy = join(OUTS, String(++count));
  cpSync(second, copy, { recursive: true });
  const file = join(copy, 'reports', 'bob.js', 'report.json');
  const report = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...report, key: '', score: 0 }));
  const { status } = await merge(out, copy, second, first);
  expect([status, filesIn(out)]).toEqual([0, filesIn(whole)]);
});
