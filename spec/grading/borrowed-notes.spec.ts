/** The warning about a port that uses the package's own classes. Its process is a stand-in. */
import { join } from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { AnsweringChild } from '../support/grading/answering-child.js';
import { folderOf } from '../support/grading/submissions.js';

/** The files of the package that the process reports when it starts. */
let loaded: readonly string[] = [];

jest.unstable_mockModule('../../src/grading/remote/child.js', () => ({
  Child: {
    start: () =>
      new AnsweringChild(
        (method) =>
          method === 'initialize'
            ? { result: { protocol: 1, borrowed: loaded } }
            : { error: { code: -32000, message: 'it has no classes' } },
        () => [],
      ),
  },
}));

const { grade } = await import('../../src/grading/grade.js');

const FOLDER = folderOf({
  'clicks.mjs': `export * from 'klondike-kit/clicks';`,
  'own.mjs': 'export class Game {}',
});

const warning = (files: string): string =>
  `Warning: it imports ${files}, which has the classes that it should write itself. Not all of the graded work may be its own.`;

beforeEach(() => {
  loaded = [];
});

test.each<[what: string, file: string, reported: readonly string[], notes: readonly string[]]>([
  ['nothing', 'own.mjs', [], []],
  ['an import in its text', 'clicks.mjs', [], [warning('klondike-kit/clicks')]],
  ['a loaded entry point', 'own.mjs', ['dist/selection.js'], [warning('klondike-kit/selection')]],
  ['the same entry point twice', 'clicks.mjs', ['dist/clicks.js'], [warning('klondike-kit/clicks')]],
  [
    'several files',
    'clicks.mjs',
    ['dist/numbered-piles.js', 'dist/klondike.min.js'],
    [warning('klondike-kit/clicks, klondike-kit/numbered-piles, dist/klondike.min.js')],
  ],
])('the report on a port warns about %s', async (...[, file, reported, notes]) => {
  loaded = reported;
  const report = await grade(join(FOLDER, file), { rubric: 'ksu', sandbox: 'off' });
  expect(report.notes).toEqual([...notes, 'Nothing could be tried: Error: it has no classes.']);
});
