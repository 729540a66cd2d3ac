/** Finds the file of a submission that defines the handler. */
import { describe, expect, test } from '@jest/globals';
import { findProgram } from '../../../../src/grading/candidate/find/find-program.js';

const METHODS = 'newGame() {} clickStock() {} undo() {}';
const JS = `export default class Handler { ${METHODS} }`;
const DEFS = 'def newGame(self): pass\n    def clickStock(self): pass\n    def undo(self): pass\n';
const PY = `class Handler:\n    ${DEFS}`;
const OOP = 'be/ac/ulg/montefiore/oop';
const MAIN = `package be.ac.ulg.montefiore.oop;\nclass Klondike { public static void main(String[] args) { new KlondikeSwingView(null); } }`;

type Files = Readonly<Record<string, string>>;

const found = (files: Files): ReturnType<typeof findProgram> =>
  findProgram(Object.keys(files), (path) => files[path] ?? '');

describe('the program is', () => {
  test.each<[what: string, files: Files, path: string]>([
    ['found next to a README and a report', { 'README.md': '', 'report.pdf': '', 'ada.py': PY }, 'ada.py'],
    [
      'found below a chain of single folders',
      { 'ada_123_file_/klondike/handler.py': PY },
      'ada_123_file_/klondike/handler.py',
    ],
    ['found next to its imports', { 'cards.py': 'class Card: pass', 'ada.py': PY }, 'ada.py'],
    [
      'found in a package',
      { 'game/__init__.py': '', 'game/model.py': '', 'game/play.py': PY },
      'game/play.py',
    ],
    [
      'found by method names in snake case',
      { 'a.py': `class A:\n    ${DEFS.replaceAll('newG', 'new_g').replaceAll('kS', 'k_s')}`, 'b.py': '' },
      'a.py',
    ],
    ['named by `handler =`', { 'a.py': 'handler = 1', 'b.py': '' }, 'a.py'],
    ['found beside its test', { 'ada.js': JS, 'ada.test.js': `${JS} test()` }, 'ada.js'],
    ['found outside the folder of tests', { 'src/ada.js': JS, 'test/fake.js': JS }, 'src/ada.js'],
    ['the source, not the compiled file next to it', { 'ada.js': JS, 'ada.ts': JS }, 'ada.ts'],
    ['the source, not the build output', { 'dist/ada.js': JS, 'lib/ada.ts': JS }, 'lib/ada.ts'],
    [
      'the build output, if the source is missing',
      { 'dist/ada.js': JS, 'package.json': '{}' },
      'dist/ada.js',
    ],
    [
      'found next to configuration files',
      { 'vite.config.js': JS, 'package.json': '{}', 'src/ada.js': JS },
      'src/ada.js',
    ],
    [
      'not the program that uses it',
      { 'main.js': `import './b.js'; h.newGame(); h.undo(); h.clickStock();`, 'b.js': JS },
      'b.js',
    ],
    [
      'not an interface',
      { 'types.ts': 'export interface H { newGame(): void; clickStock(): void; undo(): void }', 'a.ts': JS },
      'a.ts',
    ],
    [
      'made of functions',
      {
        'a.js':
          'const newGame = () => {}; function undo() {} const h = { clickStock: () => {} }; export { h };',
        'b.js': 'export const b = 1;',
      },
      'a.js',
    ],
    [
      'a handler made from a prototype',
      { 'a.js': 'H.prototype.newGame = f; H.prototype.undo = f; H.prototype.clickStock = f;', 'b.js': '' },
      'a.js',
    ],
    [
      'the class that implements the interface',
      { 'a.ts': 'export class A extends B implements KlondikeEventsHandler {}', 'b.ts': 'export class B {}' },
      'a.ts',
    ],
    [
      'the class that no other class extends',
      { 'base.js': JS, 'mine.js': 'export class Mine extends Handler {}' },
      'mine.js',
    ],
    [
      'the last class of a chain',
      { 'a.py': PY, 'b.py': 'class B(a.Handler): pass', 'c.py': 'class C(B): pass' },
      'c.py',
    ],
    [
      'the class that extends one of the same name',
      { 'base.py': PY, 'ada.py': 'class Handler(base.Handler): pass' },
      'ada.py',
    ],
    [
      'the class that only a test extends',
      { 'ada.js': JS, 'ada.spec.js': 'class Fake extends Handler {}' },
      'ada.js',
    ],
    ['the module that exports it', { 'a.js': JS, 'b.js': `class B { ${METHODS} }` }, 'a.js'],
    ['named in package.json', { 'package.json': '{"main":"lib/b"}', 'lib/b.js': JS, 'a.js': JS }, 'lib/b.js'],
    [
      'an index that re-exports it',
      { 'index.ts': `export { B } from './b';`, 'b.ts': JS, 'c.ts': JS },
      'index.ts',
    ],
    [
      'an index below a chain of single folders',
      { 'ada/src/index.ts': `export { B } from './b';`, 'ada/src/b.ts': JS, 'ada/src/c.ts': JS },
      'ada/src/index.ts',
    ],
    ['not an index without exports', { 'index.js': `import './b.js'; start();`, 'b.js': JS }, 'b.js'],
    [
      'not the built file that package.json names',
      { 'package.json': '{"main":"dist/index.js"}', 'dist/index.js': JS, 'src/b.ts': JS },
      'src/b.ts',
    ],
    [
      'not a missing file that package.json names',
      { 'package.json': '{"main":"index.js"}', 'src/b.js': JS },
      'src/b.js',
    ],
    [
      'the index of a port, which has no handler',
      { 'index.js': 'export class Game {}', 'pile.js': 'export class Pile {}' },
      'index.js',
    ],
    ['the only source', { 'a.js': 'syntax error' }, 'a.js'],
    [
      'the project with Java sources',
      { [`ada/src/${OOP}/Klondike.java`]: MAIN, 'ada/bin/A.class': '' },
      'ada',
    ],
    [
      'a Python program, whatever is in package.json',
      { 'package.json': '{', 'ada.py': PY, 'docs/search.js': 'x = 1' },
      'ada.py',
    ],
    [
      'a Java program, whatever is in package.json',
      { 'package.json': '{', [`src/${OOP}/Klondike.java`]: MAIN },
      '.',
    ],
    ['the Maven project', { [`src/main/java/${OOP}/Klondike.java`]: MAIN, 'pom.xml': '' }, '.'],
    ['a folder of packages without `src`', { [`${OOP}/Klondike.java`]: MAIN }, '.'],
    [
      'the whole project, if its folders do not match its packages',
      { 'gui/Klondike.java': MAIN, 'model/Card.java': 'package model;' },
      '.',
    ],
    ['the Java program for the library', { 'a/src/A.java': 'static void main(', 'b/src/B.java': MAIN }, 'b'],
    ['Java next to other languages', { 'src/Klondike.java': MAIN, 'docs/search.js': 'x = 1' }, '.'],
    ['the jar, if the sources are missing', { 'ada.jar': '', 'README.md': '' }, 'ada.jar'],
    ['the zip, if the sources are missing', { 'ada_123/ada.zip': '', 'report.pdf': '' }, 'ada_123/ada.zip'],
    ['not the zip next to its sources', { 'ada.zip': '', 'ada.py': PY }, 'ada.py'],
  ])('%s', (_, files, path) => {
    expect(found(files)).toMatchObject({ path, passedOver: [] });
  });
});

test.each<[what: string, files: Files, path: string, passedOver: readonly string[]]>([
  ['a copy', { 'a.js': JS, 'a copy.js': JS, 'old/a.js': JS }, 'a.js', ['a copy.js', 'old/a.js']],
  ['a program in a deeper folder', { 'a.py': PY, 'first/b.py': PY }, 'a.py', ['first/b.py']],
  ['a file that is not named handler', { 'handler.py': PY, 'log.py': PY }, 'handler.py', ['log.py']],
])('the report names the programs that were not graded: %s', (...[, files, path, passedOver]) => {
  expect(found(files)).toMatchObject({ path, passedOver });
});

describe('a submission', () => {
  const fault = (files: Files): string => {
    try {
      return found(files).path;
    } catch (error) {
      return `${(error as Error).name}: ${(error as Error).message}`;
    }
  };
  const HOW =
    'Give the path of one of them, or name the right one in "main" of a package.json, or call its file handler.js, handler.ts or handler.py.';

  test.each<[why: string, files: Files, said: string]>([
    ['two handlers', { 'a.py': PY, 'b.js': JS }, `NoSubmission: has several programs: a.py, b.js. ${HOW}`],
    ['two zips', { 'a.zip': '', 'b.zip': '' }, `NoSubmission: has several programs: a.zip, b.zip. ${HOW}`],
    [
      'sources without a handler',
      { 'a.js': 'x', 'b.js': 'y' },
      'NoSubmission: has no handler in its sources (a.js, b.js). Expected a class with the methods of KlondikeEventsHandler, an index.ts or index.js, or a package.json whose "main" names the file that exports the handler.',
    ],
    [
      'no file',
      {},
      'NoSubmission: has no files. Expected a program in JavaScript, TypeScript, Python or Java.',
    ],
    [
      'another archive',
      { 'a.rar': '' },
      "NoSubmission: has an archive that the grader can't unpack: a.rar. Expected a .zip file or a folder.",
    ],
    [
      'compiled classes',
      { 'bin/A.class': '' },
      'NoSubmission: has compiled Java classes but no sources. Expected .java files, or a .jar.',
    ],
    [
      'a handler in JavaScript next to a package.json that is not valid JSON',
      { 'package.json': '{', 'a.js': JS, 'b.py': PY },
      expect.stringMatching(/^CandidateFault: Its package\.json is not valid JSON: .+\.$/) as never,
    ],
  ])('is refused for %s', (_, files, said) => {
    expect(fault(files)).toEqual(said);
  });
});
