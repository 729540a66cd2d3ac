/** `klondike grade --merge`: the shares of a class as one. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { filesIn, gradedClass } from '../../support/grading/graded-class.js';
import { CLASS, merge, newOut, shares } from './shares.js';

describe('nothing is merged', () => {
  const refused = async (...folders: string[]): Promise<string> => {
    const out = newOut();
    const { status, err } = await merge(out, ...folders);
    expect([status, existsSync(out)]).toEqual([2, false]);
    return err;
  };

  test('where submissions are missing', async () => {
    const { first, second } = shares;
    rmSync(join(second, 'reports', 'dan.py'), { recursive: true });
    expect(await refused(first, second)).toBe(
      'klondike: dan.py is in none of the folders\nklondike: nothing is merged: 1 fault\n',
    );
    expect(await refused(first)).toContain('bob.js is in none of the folders');
  });

  test('where two shares were graded in different ways', async () => {
    const { first } = shares;
    const out = newOut();
    await gradedClass({ class: CLASS, out, seed: '7', shard: '2/2' });
    expect(await refused(first, out)).toContain(`${out}: the seed is another one than in ${first}`);
  });

  test('where two folders say different things of one submission', async () => {
    const { first, second } = shares;
    const copy = newOut();
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
    expect(await refused(shares.first, CLASS)).toContain(
      `${CLASS}: there is no class.json of klondike grade --class`,
    );
  });
});

test('folders of version 0.1.0, whose class.json names no other files, are merged', async () => {
  const { whole, first, second } = shares;
  for (const folder of [first, second]) {
    const file = join(folder, 'class.json');
    const record = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...record, others: undefined }));
  }
  const out = newOut();
  const { status } = await merge(out, first, second);
  expect([status, filesIn(out)]).toEqual([3, filesIn(whole)]);
});

test('a submission that one share could not grade to the end is taken from another that could', async () => {
  const { whole, first, second } = shares;
  const [out, copy] = [newOut(), newOut()];
  cpSync(second, copy, { recursive: true });
  const file = join(copy, 'reports', 'bob.js', 'report.json');
  const report = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...report, key: '', score: 0 }));
  const { status } = await merge(out, copy, second, first);
  expect([status, filesIn(out)]).toEqual([3, filesIn(whole)]);
});
