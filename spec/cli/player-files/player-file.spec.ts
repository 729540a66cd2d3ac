import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { PlayerFile } from '../../../src/cli/player-files/player-file.js';
import { testUnless } from '../../support/missing.js';
import { COMMAND_ENGLISH } from '../../../src/cli/strings/english.js';
import { whyUnwritten } from '../../../src/cli/errors.js';
import { ownFolder } from '../../support/own-folder.js';

/** Writes to a file. Returns whether it worked, whether the file exists, and the faults. */
function written(file: string): unknown {
  const faults: string[] = [];
  const isWritten = new PlayerFile(file, (_, error) =>
    faults.push(whyUnwritten(error, COMMAND_ENGLISH)),
  ).write('text');
  return [isWritten, existsSync(file), faults];
}

test('creates the missing folders of a file', () => {
  expect(written(join(ownFolder(), 'a', 'b', 'c.json'))).toEqual([true, true, []]);
});

test('reports a file where a folder must be', () => {
  const folder = ownFolder();
  writeFileSync(join(folder, 'a'), '');
  expect(written(join(folder, 'a', 'b', 'c.json'))).toEqual([
    false,
    false,
    ['there is a file where a folder must be'],
  ]);
});

test.each(['mkdir', 'open'])(
  'reports a file where a folder must be on Windows, where %s fails with ENOENT',
  (syscall) => {
    const file = join(ownFolder(), 'a');
    writeFileSync(file, '');
    const error = Object.assign(new Error('no such file'), {
      code: 'ENOENT',
      syscall,
      path: join(file, 'b'),
    });
    expect(whyUnwritten(error, COMMAND_ENGLISH)).toBe('there is a file where a folder must be');
  },
);

// Node's recursive `mkdir` never returned in this folder.
const proc = ['/proc/self'].filter((file) => !existsSync(file));
testUnless(proc, 'reports that it cannot create a folder below /proc', () => {
  expect(written('/proc/nope/a/b.json')).toEqual([false, false, ["can't create a folder there"]]);
});
