/** Temporary folders of submissions, and their removal. */
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { expect, jest, test } from '@jest/globals';
import { removeTemporaryFolders, temporaryFolder } from '../../../src/grading/candidate/temporary-folder.js';

test('each is new and goes with its files, no later than the program ends', () => {
  const onExit = jest.spyOn(process, 'on').mockImplementation(() => process);
  const [one, other] = [temporaryFolder(), temporaryFolder()];
  expect(onExit.mock.calls).toEqual([['exit', removeTemporaryFolders]]);
  expect([dirname(one), basename(one).startsWith('klondike-'), one === other]).toEqual([
    tmpdir(),
    true,
    false,
  ]);
  writeFileSync(join(one, 'sources.json'), '{}');
  removeTemporaryFolders();
  expect([one, other].map((folder) => existsSync(folder))).toEqual([false, false]);
  temporaryFolder();
  expect(onExit).toHaveBeenCalledTimes(2);
  removeTemporaryFolders();
  expect(() => removeTemporaryFolders()).not.toThrow();
  onExit.mockRestore();
});

test('a folder that is already gone does no harm', async () => {
  const { rmSync } = await import('node:fs');
  rmSync(temporaryFolder(), { recursive: true });
  expect(() => removeTemporaryFolders()).not.toThrow();
});
