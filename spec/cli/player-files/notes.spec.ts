import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { Notes } from '../../../src/cli/player-files/notes.js';
import { LINES_ENGLISH } from '../../../src/cli/play/strings/english.js';
import { ownFolder } from '../../support/own-folder.js';

const strings = LINES_ENGLISH.notes;

let folder: string;
let said: string[];

beforeEach(() => {
  folder = ownFolder();
  said = [];
});

const open = (at = folder): Notes =>
  new Notes({ folder: at, strings, say: (sentence) => said.push(sentence) });

test('saved notes are there in the next run, but unsaved ones are not', () => {
  const notes = open();
  notes.write('times', '[]');
  notes.save();
  notes.write('vegas', '[["ulg java:1",-52]]');
  const next = open();
  expect([notes.read('vegas'), next.read('times'), next.read('vegas')]).toEqual([
    '[["ulg java:1",-52]]',
    '[]',
    undefined,
  ]);
});

test('notes that another terminal saved under different names stay', () => {
  const [one, other] = [open(), open()];
  one.write('times', 'one');
  one.save();
  other.write('vegas', 'other');
  other.save();
  expect([open().read('times'), open().read('vegas'), other.read('times')]).toEqual(['one', 'other', 'one']);
});

test('the file does not change without a new note', () => {
  const notes = open();
  notes.save();
  notes.write('times', '[]');
  notes.save();
  rmSync(join(folder, 'notes.json'));
  notes.save();
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['no JSON', '[]', 'null', '{ "times": 1 }'])(
  'a file that contains %j is set aside, with a message',
  (text) => {
    writeFileSync(join(folder, 'notes.json'), text);
    const notes = open();
    notes.write('times', '[]');
    notes.save();
    const aside = join(folder, 'notes.damaged.json');
    expect([said, readFileSync(aside, 'utf8'), open().read('times')]).toEqual([
      [strings.damaged(aside)],
      text,
      '[]',
    ]);
  },
);

test('without a file, a message says so once, and the notes last as long as the game', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const notes = open(file);
  notes.write('times', '[]');
  notes.save();
  notes.write('times', '[1]');
  notes.save();
  expect([said.length, said[0], notes.read('times')]).toEqual([
    1,
    expect.stringContaining(join(file, 'notes.json')),
    '[1]',
  ]);
});
