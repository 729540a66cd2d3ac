/** Tells files of a submission from others. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { dataFilesIn } from '../../../../src/grading/candidate/find/data-files.js';
import { isInside, isWithin } from '../../../../src/grading/candidate/find/inside.js';
import { folderOf } from '../../../support/grading/submissions.js';

test.each([
  ['/a/b', true],
  ['/a/b/c/d', true],
  ['/a/b/..c', true],
  ['/a', false],
  ['/a/bc', false],
  ['/c', false],
  ['/', false],
])('%s is within /a/b: %s', (path, is) => {
  expect(isWithin(path, '/a/b')).toBe(is);
});

const FOLDER = folderOf({ 'own/lib/a.txt': '', 'own/x.txt': '', 'other/key.txt': '' });
const at = (path: string): string => join(FOLDER, path);
symlinkSync(at('other/key.txt'), at('own/lib/key.txt'));
symlinkSync(at('own/x.txt'), at('own/lib/x.txt'));
symlinkSync(at('other'), at('own/lib/others'));
symlinkSync(at('own'), at('linked'));

test.each([
  ['own', 'own/lib/a.txt', true],
  ['own', 'own/lib/x.txt', true],
  ['own', 'own/lib/key.txt', false],
  ['own', 'own/lib/others', false],
  ['own', 'own/lib/others/key.txt', false],
  ['linked', 'own/x.txt', true],
  ['own/lib', 'linked/lib/a.txt', true],
  ['own/lib', 'own/lib/x.txt', false],
])('in %s is %s: %s', (folder, path, is) => {
  expect(isInside(at(path), at(folder))).toBe(is);
});

test('a program may read the data files that it names, but no links out of its folder', () => {
  const text = `'a.txt' 'x.txt' "key.txt" 'others/key.txt' 'missing.txt' '../x.txt'`;
  const found = (root?: string): readonly string[] => dataFilesIn(text, at('own/lib'), root);
  expect(found()).toEqual([at('own/lib/a.txt')]);
  expect(found(at('own'))).toEqual(['own/lib/a.txt', 'own/lib/x.txt'].map(at));
});
