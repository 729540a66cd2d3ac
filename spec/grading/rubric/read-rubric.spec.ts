/** Reads an instructor's own rubrics, fills in default values, and reports faults in the file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ULG_RUBRIC } from '../../../src/grading/rubric/presets/ulg.js';
import { parseRubric } from '../../../src/grading/rubric/read-rubric.js';
import { readRubricFile } from '../../../src/grading/rubric/rubric-file.js';
import { errorOf } from '../../support/error-of.js';
import { ownFolder } from '../../support/own-folder.js';

const FILES: Readonly<Record<string, string>> = {
  'lesson.klon': 'new stock { moves: 1 }',
  'faulty.klon': 'new\n\nstok',
};

const fileAt = (path: string): string => {
  const text = FILES[path];
  if (text === undefined) throw new Error(`the file ${path} is missing`);
  return text;
};

const faultsOf = (text: string): string[] =>
  errorOf(() => parseRubric(text, 'exam.json', fileAt))
    .replace(/^RubricError: /, '')
    .split('\n');

test('everything except ids, points and checks is optional', () => {
  const text = '{ "criteria": [{ "id": "undo", "points": 3, "checks": ["undo.stock"] }] }';
  expect(parseRubric(text, 'courses/my exam.json')).toEqual({
    ...{ id: 'my-exam', title: 'my-exam', door: 'events', house: 'ulg' },
    criteria: [
      {
        ...{ id: 'undo', title: 'undo', points: 3, gates: [], tier: 'play', checks: ['undo.stock'] },
        ...{ scripts: [], aggregate: 'proportional', hint: '', quote: '' },
      },
    ],
  });
});

test('a rubric that is like another one lists only changes and new criteria', () => {
  const { title, house, criteria } = parseRubric(
    `{ "like": "ulg", "title": "Exam", "criteria": [
         { "id": "extra", "points": 5, "scripts": ["lesson.klon"] },
         { "id": "undo", "points": 4, "gates": ["deal"] } ] }`,
    'exam.json',
    fileAt,
  );
  const like = ULG_RUBRIC.criteria.map((criterion) =>
    criterion.id === 'undo' ? { ...criterion, points: 4, gates: ['deal'] } : criterion,
  );
  const script = { title: 'lesson', weight: 1, script: 'new stock { moves: 1 }' };
  expect([title, house]).toEqual(['Exam', 'ulg']);
  expect(criteria).toEqual([...like, expect.objectContaining({ id: 'extra', scripts: [script] })]);
});

test('scripts are text, lines of text, or files next to the rubric', () => {
  const scripts = `["lesson.klon", { "file": "lesson.klon", "title": "again", "weight": 2 },
    { "script": "new" }, { "script": ["new", "stock"], "title": "lines" }]`;
  const { criteria } = parseRubric(
    `{ "criteria": [{ "id": "own", "points": 1, "scripts": ${scripts} }] }`,
    'exam.json',
    fileAt,
  );
  expect(criteria[0]?.scripts).toEqual([
    { title: 'lesson', weight: 1, script: 'new stock { moves: 1 }' },
    { title: 'again', weight: 2, script: 'new stock { moves: 1 }' },
    { title: 'own 3', weight: 1, script: 'new' },
    { title: 'lines', weight: 1, script: 'new\nstock' },
  ]);
});

test('reads a file and the scripts next to it', () => {
  const folder = ownFolder();
  writeFileSync(join(folder, 'lesson.klon'), 'new');
  const path = join(folder, 'exam.json');
  writeFileSync(path, '{ "criteria": [{ "id": "own", "points": 1, "scripts": ["lesson.klon"] }] }');
  expect(readRubricFile(path)).toMatchObject({ id: 'exam', criteria: [{ scripts: [{ script: 'new' }] }] });
});

test('reports the place of a script that cannot be read, and the reason', () => {
  const folder = ownFolder();
  mkdirSync(join(folder, 'folder.klon'));
  const path = join(folder, 'exam.json');
  const scripts = '["none.klon", { "file": "folder.klon" }, "exam.json/x.klon"]';
  writeFileSync(path, `{ "criteria": [{ "id": "own", "points": 1, "scripts": ${scripts} }] }`);
  const line = (column: number, at: string, [named, why]: readonly [string, string]): string =>
    `${path}:1:${column}: criteria[0].scripts[${at} is "${named}"; expected a script that can be read: ${join(folder, named)}: ${why}`;
  expect(() => readRubricFile(path)).toThrow(
    [
      line(56, '0]', ['none.klon', 'this file does not exist']),
      line(79, '1].file', ['folder.klon', 'this is a folder, not a script']),
      line(96, '2]', ['exam.json/x.klon', 'this file does not exist']),
    ].join('\n'),
  );
});

test('reports all faults in a file, in their order', () => {
  const text = `{ "like": "ulgg", "titel": "x", "door": "event", "house": "ulk",
    "criteria": [
      { "id": "deal", "points": -1, "checks": ["deal.colums", "deal.faces"], "gates": ["undo"] },
      { "id": "undo", "points": "2", "checks": ["deal.faces", "undo.stock", "undo.stock", "pile.add"] }
    ] }`;
  expect(faultsOf(text)).toEqual([
    'exam.json:1:11: like is "ulgg"; expected the name of a rubric: ulg, ycp-text, ycp-selection, ycp-selection-milestone-1, ksu; did you mean ulg?',
    'exam.json:1:19: titel is an unknown name; expected one of $schema, id, title, like, door, house, criteria; did you mean title?',
    'exam.json:1:41: door is "event"; expected the name of a door: events, numbered-piles, selection, clicks; did you mean events?',
    'exam.json:1:59: house is "ulk"; expected the name of a house: ulg, ycp-text, ycp-text-reference, ycp-selection, ksu; did you mean ulg?',
    'exam.json:3:33: criteria[0].points is -1; expected a number from 0 to 1000000',
    'exam.json:3:48: criteria[0].checks[0] is "deal.colums"; expected the id of a check; did you mean deal.columns?',
    'exam.json:3:88: criteria[0].gates[0] is "undo"; expected an earlier criterion; this is the first; this one comes later',
    'exam.json:4:33: criteria[1].points is "2"; expected a number from 0 to 1000000',
    'exam.json:4:49: criteria[1].checks[0] is "deal.faces"; expected a check that no other criterion has; deal has deal.faces',
    'exam.json:4:77: criteria[1].checks[2] is "undo.stock"; expected each check once',
    'exam.json:4:91: criteria[1].checks[3] is "pile.add"; expected a check of the door events',
  ]);
});

test.each([
  ['exam.json', 'exam'],
  ['a/b\nc\\my  exam.JSON', 'my-exam'],
  ['a.json.txt', 'a.json.txt'],
  [' exam .json', 'exam'],
  ['/x/.json', 'rubric'],
])('a rubric in %j has the id %s', (where, id) => {
  expect(parseRubric('{ "like": "ulg" }', where).id).toBe(id);
});

test('reports a script in a file if it has no function to read it', () => {
  const text = '{ "criteria": [{ "id": "own", "points": 1, "scripts": ["lesson.klon"] }] }';
  expect(() => parseRubric(text, 'exam.json')).toThrow(
    'expected a script that can be read: parseRubric got no function to read it',
  );
});

test('reads a misspelled name after like as the nearest name', () => {
  const text = '{ "like": "ulgg", "criteria": [{ "id": "undo", "points": 4 }, { "id": "manners" }] }';
  expect(faultsOf(text)).toEqual([expect.stringMatching(/^exam.json:1:11: .*did you mean ulg[?]$/)]);
});

test('does not check the criteria if the name after like is unknown', () => {
  const text = '{ "like": "exam", "criteria": [{ "id": "undo" }] }';
  expect(faultsOf(text)).toEqual([expect.stringContaining('exam.json:1:11: like is "exam"; expected')]);
});

/** A rubric with one criterion that also has these members. */
const own = (members: string): string => `{ "criteria": [{ "id": "own", "points": 1, ${members} }] }`;

describe('a fault is reported with its place, its value and the expected form', () => {
  test.each([
    ['invalid JSON', '{ "criteria": [ }', '1:17: "}"; expected a value'],
    ['a list', '[]', '1:1: an empty list; expected an object'],
    ['an empty object', '{}', '1:1: an object; expected a rubric with criteria or like'],
    [
      'no criteria',
      '{ "criteria": [] }',
      '1:15: criteria is an empty list; expected a list with at least one criterion',
    ],
    [
      'no checks',
      own('"checks": []'),
      '1:16: criteria[0] is an object; expected a criterion with a check or a script',
    ],
    [
      'a repeated name',
      own('"hint": "a", "hint": "b", "checks": ["deal.rest"]'),
      '1:57: criteria[0].hint is a repeated name; expected each name once',
    ],
    [
      'no points at all',
      '{ "criteria": [{ "id": "own", "points": 0, "checks": ["deal.rest"] }] }',
      '1:1: an object; expected a rubric that is worth more than 0 points',
    ],
    [
      'a criterion that is its own gate',
      own('"checks": ["deal.rest"], "gates": ["own"]'),
      '1:79: criteria[0].gates[0] is "own"; expected an earlier criterion, not itself; this is the first',
    ],
    [
      'an unknown criterion to change',
      '{ "like": "ulg", "criteria": [{ "id": "recylce" }] }',
      /^1:31: .*; did you mean recycle\?$/,
    ],
    [
      'a check that an unchanged criterion has',
      '{ "like": "ulg", "criteria": [{ "id": "deal", "checks": ["undo.stock"] }] }',
      '1:58: criteria[0].checks[0] is "undo.stock"; expected a check that no other criterion has; undo has undo.stock',
    ],
    [
      'a missing file',
      own('"scripts": ["x.klon"]'),
      '1:56: criteria[0].scripts[0] is "x.klon"; expected a script that can be read: the file x.klon is missing',
    ],
    [
      'a script with a fault, in a file',
      own('"scripts": ["faulty.klon"]'),
      /^1:56: .*expected a script; error in faulty\.klon, line 3, column 1: "stok"; expected an event/,
    ],
    [
      'a script with a fault, in lines',
      own('"scripts": [{ "script": ["new", "stok"] }]'),
      /^1:68: .*expected a script; error in line 2, column 1: "stok"/,
    ],
    [
      'a script without events',
      own('"scripts": [{ "script": "# none" }]'),
      /expected a script with an event$/,
    ],
    [
      'a script for another house',
      own(String.raw`"scripts": [{ "script": "[Rules \"ksu\"] new" }]`),
      /expected a script for ulg, the rubric’s house$/,
    ],
    [
      'a seed that is not a number',
      own(String.raw`"scripts": [{ "script": "[Seed \"x\"] new" }]`),
      /expected a script with a Seed that is a whole number, not "x"$/,
    ],
    [
      'two scripts with the same title',
      own('"scripts": ["lesson.klon", "lesson.klon"]'),
      /^1:71: .*expected a script with a unique title; another one has the title "lesson"$/,
    ],
    [
      'scripts for a door that cannot play them',
      '{ "like": "ksu", "criteria": [{ "id": "own", "points": 1, "scripts": ["lesson.klon"] }] }',
      /expected no scripts, because only the door events can play them$/,
    ],
    [
      'a house that does not belong to the door',
      '{ "like": "ksu", "house": "ulg" }',
      '1:27: house is "ulg"; expected ksu, the house of the door clicks',
    ],
    [
      'a door that differs from the one after like',
      '{ "like": "ksu", "door": "events" }',
      '1:26: door is "events"; expected clicks, the door of the rubric ksu',
    ],
  ])('%s', (_, text, message) => {
    const faults = faultsOf(text).map((fault) => fault.replace(/^exam\.json:/, ''));
    expect(faults).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
  });
});
