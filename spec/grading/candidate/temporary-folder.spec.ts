/** Temporary folders of submissions, and their removal. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { afterEach, expect, jest, test } from '@jest/globals';
import { removeTemporaryFolders, temporaryFolder } from '../../../src/grading/candidate/temporary-folder.js';

afterEach(() => {
  jest.restoreAllMocks();
});

test('each is new, named after the package, and goes with its files', () => {
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

test('one listener removes them when the program ends, and a later folder gets another', () => {
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
