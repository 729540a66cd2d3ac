/** Unpacks zips, and refuses unsafe ones. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import AdmZip from 'adm-zip';
import { filesBelow } from '../../../../src/grading/candidate/files.js';
import { UNPACK_LIMITS, unpack } from '../../../../src/grading/candidate/find/unpack.js';
import { ownFolder } from '../../../support/own-folder.js';

/** The bytes that start a file's entry in the directory of a zip. The file's size comes 24 bytes later. */
const DIRECTORY = 'PK\u0001\u0002';

/** Writes a zip whose entries have exactly these names. */
function zipOf(
  files: Readonly<Record<string, string | Buffer>>,
  change: (entry: AdmZip.IZipEntry) => void = () => undefined,
): string {
  const zip = new AdmZip();
  for (const [at, content] of Object.values(files).entries()) {
    const entry = zip.addFile(`entry${at}`, Buffer.from(content));
    entry.entryName = Object.keys(files)[at] ?? '';
    change(entry);
  }
  const file = join(ownFolder(), 'ada.zip');
  writeFileSync(file, zip.toBuffer());
  return file;
}

test('the files keep their folders, and files that tools add are skipped', () => {
  const folder = unpack(
    zipOf({
      ...{ 'klondike/src/ada.py': 'x = 1', 'klondike\\data\\cards.txt': 'été', './a.py': '' },
      ...{ '__MACOSX/klondike/._ada.py': 'x', 'klondike/.DS_Store': 'x', 'node_modules/x/index.js': 'x' },
      ...{ '.git/../../x': 'x', 'venv/bin/python': 'x', 'Icon\r': 'x' },
    }),
  );
  expect(filesBelow(folder)).toEqual(['a.py', 'klondike/data/cards.txt', 'klondike/src/ada.py']);
  expect(readFileSync(join(folder, 'klondike/data/cards.txt'), 'utf8')).toBe('été');
});

describe('a zip', () => {
  const refused = (why: string): unknown =>
    expect.objectContaining({ kind: 'not started', message: `The zip can't be used: ${why}.` });

  test.each([
    ['/etc/passwd', 'its entry "/etc/passwd" has an absolute path'],
    ['C:\\x.py', String.raw`its entry "C:\\x.py" has an absolute path`],
    ['a/../../x.py', 'its entry "a/../../x.py" leads out of the archive with ".."'],
    ['..\\x.py', String.raw`its entry "..\\x.py" leads out of the archive with ".."`],
    ['a//x.py', 'its entry "a//x.py" has an invalid name'],
    ['a\0.py', String.raw`its entry "a\u0000.py" has an invalid name`],
    ['A.java\n-proc:only\n.java', String.raw`its entry "A.java\n-proc:only\n.java" has an invalid name`],
  ])('is refused for an entry named %j', (name, why) => {
    expect(() => unpack(zipOf({ [name]: 'x' }))).toThrow(refused(why));
  });

  test('is refused for a symbolic link', () => {
    const zip = zipOf({ 'a.py': '/etc/passwd' }, (entry) => {
      entry.header.attr = (0o120777 << 16) >>> 0;
    });
    expect(() => unpack(zip)).toThrow(refused('its entry "a.py" is a symbolic link'));
  });

  test('is refused for an encrypted entry', () => {
    const zip = zipOf({ 'a.py': 'x' }, (entry) => {
      entry.header.flags |= 1;
    });
    expect(() => unpack(zip)).toThrow(refused('its entry "a.py" is encrypted'));
  });

  test('is refused for too many files, not counting skipped ones', () => {
    const names = (count: number, folder: string): object =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/${at}.py`, '']));
    const files = { ...names(UNPACK_LIMITS.files + 1, 'a'), ...names(9, 'node_modules') };
    expect(() => unpack(zipOf(files))).toThrow(refused('it has 2001 files, but the limit is 2000'));
  });

  test('is refused for too many bytes', () => {
    const zip = zipOf({ 'a.txt': Buffer.alloc(UNPACK_LIMITS.bytes), 'b.txt': Buffer.alloc(1_100_000) });
    expect(() => unpack(zip)).toThrow(refused('its files take 21.1 MB or more, but the limit is 20.0 MB'));
  });

  test('is refused for too many bytes in uncompressed files that claim to be empty', () => {
    const names = ['a.txt', 'b.txt', 'c.txt'];
    const content = Buffer.alloc(UNPACK_LIMITS.bytes / 2 - 1);
    const zip = zipOf(Object.fromEntries(names.map((name) => [name, content])), ({ header }) => {
      header.method = 0;
    });
    const bytes = readFileSync(zip);
    for (let at = bytes.indexOf(DIRECTORY); at !== -1; at = bytes.indexOf(DIRECTORY, at + 1))
      bytes.writeUInt32LE(0, at + 24);
    writeFileSync(zip, bytes);
    expect(() => unpack(zip)).toThrow(refused('its files take 30.0 MB or more, but the limit is 20.0 MB'));
  });

  test('is refused for an entry that is larger than it claims', () => {
    const zip = zipOf({ 'a.txt': Buffer.alloc(100_000) });
    const bytes = readFileSync(zip);
    const directory = bytes.indexOf(DIRECTORY);
    bytes.writeUInt32LE(10, directory + 24);
    writeFileSync(zip, bytes);
    expect(() => unpack(zip)).toThrow(
      refused(`its entry "a.txt" can't be unpacked: Cannot create a Buffer larger than 10 bytes`),
    );
  });

  test('is refused if the file is not a zip', () => {
    const file = join(ownFolder(), 'ada.zip');
    writeFileSync(file, 'PK');
    expect(() => unpack(file)).toThrow(expect.objectContaining({ kind: 'not started' }));
  });
});
