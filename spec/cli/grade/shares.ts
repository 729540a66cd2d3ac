/** A class that is graded before each test: whole, and in two shares. */
import { join } from 'node:path';
import { beforeEach } from '@jest/globals';
import type { Ran } from '../../support/command.js';
import { FIVE, gradedClass } from '../../support/grading/graded-class.js';
import { folderOf } from '../../support/grading/submissions.js';

export const CLASS = folderOf(FIVE);

const OUTS = folderOf({});
let outs = 0;

/** A path at which there is nothing yet. */
export const newOut = (): string => join(OUTS, String(++outs));

async function grade(shard?: string): Promise<string> {
  const out = newOut();
  await gradedClass({ class: CLASS, out, jobs: '2', shard });
  return out;
}

/** The folders that grading wrote. */
export const shares = { whole: '', first: '', second: '' };

beforeEach(async () => {
  [shares.whole, shares.first, shares.second] = await Promise.all([grade(), grade('1/2'), grade('2/2')]);
});

export const merge = (out: string, ...words: string[]): Promise<Ran> =>
  gradedClass({ merge: true, out, words });
