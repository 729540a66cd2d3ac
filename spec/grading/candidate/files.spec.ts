/** Tests which files of a submission are the student's own, and how temporary folders are removed. */
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import process from 'node:process';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import {
  commonFolder,
  dataFilesIn,
  filesBelow,
  isInside,
  isWithin,
  removeTemporaryFolders,
  temporaryFolder,
} from '../../../src/grading/candidate/files.js';
import { folderOf } from '../../support/grading/submissions.js';

/** The files of a virtual environment on Linux and on Windows. */
const ENVIRONMENT = [
  ...['pyvenv.cfg', 'bin/activate_this.py', 'lib/python3.11/site.py', 'lib64/x.py', 'include/x.h'],
  ...['Scripts/x.py', 'Lib/x.py', 'Include/x.h'],
];

const found = (...names: readonly string[]): readonly string[] =>
  filesBelow(folderOf(Object.fromEntries(names.map((name) => [name, '']))));

const environmentIn = (folder: string): readonly string[] => ENVIRONMENT.map((name) => `${folder}${name}`);

describe('a virtual environment', () => {
  test('is left out if it is one of several folders', () => {
    expect(found('ada.py', ...environmentIn('env/'), 'env/eve.py')).toEqual(['ada.py']);
  });

  test.each([
    ['the submission', ''],
    ['the only folder of the submission', 'ada/klondike/'],
  ])('may be %s, and then only its own folders are left out', (_, folder) => {
    const own = [`${folder}ada.py`, `${folder}game/bin/cards.py`];
    expect(found(...own, ...environmentIn(folder), `${folder}env/pyvenv.cfg`, `${folder}env/eve.py`)).toEqual(
      own,
    );
  });
});

test('a program may have folders with the same names as an environment', () => {
  expect(found('bin/a.py', 'lib/b.py')).toEqual(['bin/a.py', 'lib/b.py']);
});

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

test.each<[folder: string, files: readonly string[]]>([
  ['.', []],
  ['.', ['ada.py']],
  ['.', ['a/ada.py', 'b/ada.py']],
  ['.', ['a/ada.py', 'ada.py']],
  ['a/b', ['a/b/ada.py']],
  ['a/b', ['a/b/ada.py', 'a/b/eve.py']],
  ['a', ['a/ada.py', 'a/b/eve.py']],
  ['a', ['a/b/ada.py', 'a/eve.py']],
  ['a', ['a/b/ada.py', 'a/bc/eve.py']],
])('the deepest common folder is %s for %j', (folder, files) => {
  expect(commonFolder(files)).toBe(folder);
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

afterEach(() => {
  jest.restoreAllMocks();
});

test('each temporary folder is new, has the name of the package in its name, and is removed with its files', () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()];
  expect([dirname(one), basename(one).startsWith('klondike-'), one === other]).toEqual([
    tmpdir(),
    true,
    false,
  ]);
  writeFileSync(join(one, 'sources.json'), '{}');
  removeTemporaryFolders();
  expect([one, other].map((folder) => existsSync(folder))).toEqual([false, false]);
});

test('one listener removes the folders when the program ends, and a later folder gets a new listener', () => {
  const onExit = jest.spyOn(process, 'on').mockImplementation(() => process);
  temporaryFolder();
  temporaryFolder();
  expect(onExit.mock.calls).toEqual([['exit', removeTemporaryFolders]]);
  removeTemporaryFolders();
  temporaryFolder();
  expect(onExit).toHaveBeenCalledTimes(2);
  removeTemporaryFolders();
});

test('a folder that is already gone does no harm', () => {
  rmSync(temporaryFolder(), { recursive: true });
  expect(() => removeTemporaryFolders()).not.toThrow();
});
