/**
 * Starts submissions in every folder structure that students hand in. The sources come from submissions that once
 * failed to start.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import AdmZip from 'adm-zip';
import { FrameView } from 'klondike-kit';
import { candidateOf } from '../../../src/grading/candidate/candidate-of.js';
import { grade } from '../../../src/grading.js';
import { folderOf } from '../../support/grading/submissions.js';
import { faultOf, startCandidate } from '../../support/grading/start-candidate.js';
import { describeUnless, missingPrograms } from '../../support/missing.js';

const FIXTURES = join(import.meta.dirname, '../../fixtures/grading/layouts');
const SHIMS = join(import.meta.dirname, '../../../src/grading/shims');
const SAMPLE = readFileSync(join(SHIMS, 'python/sample_handler.py'), 'utf8');

const handlerIn = (...lines: readonly string[]): string => `
import { KlondikeController } from 'klondike-kit';
${lines.join('\n')}
export default class Handler extends KlondikeController {
  constructor() { super({ name: 'found' }); }
  setView(view) { this.attach(view); }
}`;
const PLAIN = handlerIn();

const FOLDER = folderOf({
  'abstractbase/index.ts': `import { KlondikeController } from 'klondike-kit';
    export abstract class Base extends KlondikeController { abstract hi(): void; setView(v: any) { this.attach(v); } }
    export class Mine extends Base { constructor() { super({ name: 'found' }); } hi() {} }`,
  ...{ 'spectest/handler.js': PLAIN, 'spectest/handler.test.js': `import H from './handler.js';` },
  ...{ 'srcmain/package.json': '{"main":"index.js"}', 'srcmain/src/handler.js': PLAIN },
  ...{
    'tsc/handler.js': PLAIN,
    'tsc/handler.ts': PLAIN.replace('(view)', '(view: any)'),
  },
  ...{ 'tsfile2/handler.ts': handlerIn(`import { Named } from './names';`).replace('(view)', '(view: any)') },
  'tsfile2/names.ts': 'export interface Named { label: string }',
  ...{ 'vite/vite.config.js': 'export default {};', 'vite/package.json': '{"type":"module"}' },
  'vite/src/handler.js': PLAIN,
  'data/ada.js': handlerIn(
    `import { readFileSync } from 'node:fs';`,
    `readFileSync(new URL('cards/names.txt', import.meta.url));`,
  ),
  'data/cards/names.txt': 'A K Q',
  'standard/ada.ts': `import { KlondikeController } from 'klondike-kit';
    const named = (name: string) => (_value: unknown, context: ClassMethodDecoratorContext) => function () { return name + String(context.name); };
    export class Handler extends KlondikeController { setView(v: any) { this.attach(v); } @named('found by ') getName() { return ''; } }`,
  'package/klondike/cards.py': 'NAME = "found"',
  'package/klondike/game.py': `from .cards import NAME\n${SAMPLE.replace('"A Student"', 'NAME')}`,
});

const at = (path: string): string => join(FOLDER, path);

const nameOf = (path: string): string => startCandidate(candidateOf(path), new FrameView()).getName();

describe('a handler', () => {
  test.each([
    ...['abstractbase', 'spectest', 'srcmain', 'tsc', 'tsfile2', 'vite', 'package'],
    ...['data', 'data/ada.js'],
  ])('in %s', (path) => {
    expect(nameOf(at(path))).toBe('found');
  });

  test('starts with standard decorators', () => {
    expect(nameOf(at('standard'))).toBe('found by getName');
  });

  test('starts from two Python files', () => {
    expect(nameOf(join(FIXTURES, 'python-two-files'))).not.toBe('');
  });
});

test.each([
  ['a zip in a Moodle folder', 'moodle', 'moodle/Student One_1234_assignsubmission_file_/klondike.zip'],
  ['a zip', 'ada.zip', 'ada.zip'],
])('%s is graded', async (_, submission, file) => {
  const zip = new AdmZip();
  zip.addFile('klondike/handler.py', Buffer.from(SAMPLE));
  zip.addFile('klondike/README.md', Buffer.from('by me'));
  zip.addFile('__MACOSX/klondike/._handler.py', Buffer.from('x'));
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), zip.toBuffer());
  expect(await grade(at(submission))).toMatchObject({ score: 20, notes: [] });
});

test('a submission with experimental decorators is graded', async () => {
  const folder = folderOf({ 'ada.ts': readFileSync(join(FIXTURES, 'decorators.txt'), 'utf8') });
  expect(await grade(folder)).toMatchObject({ score: 20, notes: [] });
});

describe('a syntax error is reported with its file and line', () => {
  const BROKEN = PLAIN.replace('(view);', '(view;');
  const folder = folderOf({
    'module.js': BROKEN,
    'module.mjs': BROKEN,
    'imports.js': `import './module.mjs';\n${PLAIN}`,
    'common.js': 'module.exports = class {\n  newGame( {}\n};',
    'typed.ts': BROKEN,
    'python.py': 'class Handler:\n    def newGame(self:\n        pass\n',
  });

  test.each([
    ['module.js', 'module.js:6'],
    ['module.mjs', 'module.mjs:6'],
    ['imports.js', 'module.mjs:6'],
    ['common.js', 'common.js:3'],
    ['typed.ts', 'typed.ts:6'],
    ['python.py', 'python.py:2'],
  ])('in %s: %s', (file, place) => {
    expect(faultOf(() => startCandidate(candidateOf(join(folder, file)), new FrameView()))).toMatchObject({
      message: expect.stringContaining(place),
    });
  });
});

describeUnless(missingPrograms('java', 'javac'), 'a program in Java', () => {
  const OOP = 'src/be/ac/ulg/montefiore/oop';
  const TEST =
    'package be.ac.ulg.montefiore.oop;\nimport org.junit.jupiter.api.Test;\nclass TableTest { @Test void one() {} }';
  const withFiles = (name: string, files: Readonly<Record<string, string>>): string => {
    cpSync(join(SHIMS, 'java/sample'), at(name), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(at(`${name}/${OOP}/${file}`), text);
    return at(name);
  };
  const notesOf = (path: string): readonly string[] => {
    const candidate = candidateOf(path);
    expect(startCandidate(candidate, new FrameView()).getName()).not.toBe('');
    return candidate.notes ?? [];
  };
  const skipped = (file: string): readonly string[] => [
    `These files don't compile and were left out: be/ac/ulg/montefiore/oop/${file}.`,
  ];

  test('runs without the tests that do not compile', () => {
    expect(notesOf(withFiles('junit', { 'TableTest.java': TEST }))).toEqual(skipped('TableTest.java'));
  });

  test('runs without a copy of one of its classes', () => {
    const copy = readFileSync(join(SHIMS, 'java/sample', OOP, 'Game.java'), 'utf8');
    expect(notesOf(withFiles('backup', { 'Game - Copy.java': copy }))).toEqual(skipped('Game - Copy.java'));
  });

  test('runs without a class that it does not need', () => {
    const broken = withFiles('unneeded', {
      'Draft.java': 'package be.ac.ulg.montefiore.oop; class Draft { int',
    });
    expect(notesOf(broken)).toEqual(skipped('Draft.java'));
  });

  test('is reported with the file and line of its syntax error', () => {
    const broken = withFiles('broken', {
      'Game.java': 'package be.ac.ulg.montefiore.oop;\nclass Game { int }',
    });
    expect(faultOf(() => startCandidate(candidateOf(broken), new FrameView()))).toMatchObject({
      message: expect.stringContaining('be/ac/ulg/montefiore/oop/Game.java:2: error'),
    });
  });
});
