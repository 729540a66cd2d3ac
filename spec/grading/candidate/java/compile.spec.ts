/** Tests the command line and the messages of the Java compiler. A stand-in replaces the compiler. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { CompileOptions } from '../../../../src/grading/candidate/java/compile.js';
import { folderOf } from '../../../support/grading/submissions.js';

interface CompilerRun {
  readonly program: string;
  readonly args: readonly string[];
  readonly options: {
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
    readonly timeout: number;
    readonly encoding: string;
  };
  readonly files: readonly string[];
}

const RUN: CompilerRun[] = [];
let result: object = { status: 0 };
let resultOf: ((files: readonly string[]) => object) | undefined;

jest.unstable_mockModule('node:child_process', () => ({
  spawnSync: (program: string, args: readonly string[], options: CompilerRun['options']) => {
    const files = readFileSync((args.at(-1) ?? '').slice(1), 'utf8').split('\n');
    RUN.push({ program, args, options, files });
    return resultOf?.(files) ?? result;
  },
}));

const { compile } = await import('../../../../src/grading/candidate/java/compile.js');
const { LIBRARY_SOURCES } = await import('../../../../src/grading/candidate/java/library.js');

const ROOT = folderOf({ 'Ada.java': 'class Ada { /* été */ }', 'a/b/it\'s "Bob".java': 'class Bob {}' });
const SOURCES = {
  root: ROOT,
  files: ['Ada.java', 'a/b/it\'s "Bob".java'],
  ...{ others: [], mains: [], resources: ['/lib/x.jar', '/lib/y.jar'], notes: [] },
};

const JDK = { java: '/jdk/bin/java', javac: '/jdk/bin/javac', folders: ['/jdk'] } as const;

beforeEach(() => {
  RUN.length = 0;
  result = { status: 0 };
  resultOf = undefined;
});

/** Compiles, and returns the compiler's input and the class folder. */
function compiling(given: Partial<CompileOptions> = {}): CompilerRun & { readonly classes: string } {
  const { classes } = compile({ jdk: JDK, sources: SOURCES, library: '/library', ...given });
  const [ran] = RUN;
  if (ran === undefined) throw new Error('nothing was compiled');
  return { ...ran, classes };
}

describe('the compiler', () => {
  test('gets its options and a file that lists the sources', () => {
    const { program, args, classes } = compiling();
    const [first = '', ...others] = args;
    expect([program, first, existsSync(classes)]).toEqual([
      '/jdk/bin/javac',
      '-J-XX:TieredStopAtLevel=1',
      true,
    ]);
    expect(others).toEqual([
      ...['-J-XX:+UseSerialGC', '-J-XX:-UsePerfData', '-J-Duser.language=en', '-J-Xmx512m', '-proc:none'],
      ...['-nowarn', '-Xlint:none', '-g', '-encoding', 'UTF-8', '-d', classes],
      ...['-cp', '/library:/lib/x.jar:/lib/y.jar', '-implicit:class', '-sourcepath', '.'],
      ...['-processorpath', classes, `@${join(classes, '../files')}`],
    ]);
  });

  test('gets its folder, time limit and environment', () => {
    const { options, classes } = compiling();
    expect(options).toEqual({
      ...{ cwd: join(classes, '../sources'), encoding: 'utf8', timeout: 60_000 },
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
  });

  test('gets copies of the sources with the same names', () => {
    const { files, options } = compiling();
    expect(files).toEqual(['"./Ada.java"', String.raw`"./a/b/it's \"Bob\".java"`]);
    expect(SOURCES.files.map((file) => readFileSync(join(options.cwd, file), 'utf8'))).toEqual([
      'class Ada { /* été */ }',
      'class Bob {}',
    ]);
  });

  test('gets names whose backslashes are escaped', () => {
    const root = folderOf({ [String.raw`a\b.java`]: '' });
    const { files } = compiling({ sources: { ...SOURCES, root, files: [String.raw`a\b.java`] } });
    expect(files).toEqual([String.raw`"./a\\b.java"`]);
  });

  test.each([
    ['an option', '-proc:only.java', '"./-proc:only.java"'],
    ['a list of options', '@list.java', '"./@list.java"'],
    ['options on separate lines', 'A.java\n-proc:only\n.java', String.raw`"./A.java\n-proc:only\n.java"`],
  ])('gets each name as a file path, even if it looks like %s', (_, name, listed) => {
    const { files } = compiling({
      sources: { ...SOURCES, root: folderOf({ [name]: '' }), files: [name] },
    });
    expect(files).toEqual([listed]);
  });
});

describe('the library with different numbers', () => {
  const library = {
    SPADES_2: 70,
    HEARTS_2: 71,
    DIAMONDS_2: 72,
    CLUBS_2: 73,
    HIDDEN: 0,
    HEART_A: 80,
    HEARTS_A: 81,
  };

  test('compiles from copies of all its sources, and is not on the class path', () => {
    const { files, args, classes } = compiling({ library });
    const own = readdirSync(LIBRARY_SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.java'),
    );
    const folder = join(classes, '../library');
    const copies = files.slice(2).map((file) => relative(folder, file.slice(1, -1)));
    expect([copies.sort(), args.at(args.indexOf('-cp') + 1)]).toEqual([own.sort(), '/lib/x.jar:/lib/y.jar']);
    const view = own.find((name) => name.endsWith('KlondikeView.java')) ?? '';
    expect(readFileSync(join(folder, view), 'utf8')).toBe(readFileSync(join(LIBRARY_SOURCES, view), 'utf8'));
  });

  test('gives its constants those numbers under both names, and the others keep theirs', () => {
    const { files } = compiling({ library });
    const constants = files.find((file) => file.endsWith('KlondikeConstants.java"'))?.slice(1, -1) ?? '';
    const text = readFileSync(constants, 'utf8');
    const numberOf = (name: string): number => Number(new RegExp(`int ${name} = (\\d+);`).exec(text)?.[1]);
    const cards = ['SPADE_2', 'HEART_2', 'DIAMOND_2', 'CLUB_2', 'HIDDEN', 'HEART_A', 'SPADE_3', 'CLUB_K'];
    expect(cards.map(numberOf)).toEqual([70, 71, 72, 73, 0, 80, 2, 51]);
    expect(text).toContain('int CLUBS_K = CLUB_K;');
  });
});

describe('an error of the compiler', () => {
  const failure = (message: string): unknown =>
    expect.objectContaining({ name: 'CandidateFault', kind: 'not started', message });
  const lines = (count: number): string =>
    Array.from({ length: count }, (_, at) => `line ${at + 1}`).join('\n');

  test.each<[what: string, stderr: string, stdout: string, said: string]>([
    ['the whole output of the compiler', 'Ada.java:1: error\n', 'more\n\n', 'Ada.java:1: error\nmore'],
    ['up to twelve lines', lines(12), '', lines(12)],
    ['the beginning and the end of a longer output', `${lines(13)}\n`, '', `${lines(12)}\n...\nline 13`],
  ])('has %s', (...[, stderr, stdout, said]) => {
    result = { status: 1, signal: null, stderr, stdout };
    expect(() => compiling()).toThrow(failure(`It does not compile.\n${said}`));
  });

  test('says that it took too long', () => {
    result = { status: null, signal: 'SIGTERM', stderr: '', stdout: '' };
    expect(() => compiling()).toThrow(failure('The compiler did not finish in time.'));
  });
});

describe('a program that does not compile as a whole', () => {
  const files = {
    'Klondike.java': 'class Klondike { public static void main(String[] args) { new KlondikeSwingView(); } }',
    'b/Game.java': 'package a;\nclass Game {}',
    'b/Helpers.java': 'package a;\nclass Helper {}',
    'Draft.java': 'class Draft {',
    'GameTest.java': 'class GameTest {}',
  };
  const [main, game, helpers, draft, tests] = Object.keys(files) as [string, string, string, string, string];
  const sources = {
    ...{ root: folderOf(files), files: [main, game, helpers, draft], others: [tests] },
    ...{ mains: [main], resources: [], notes: ['One was left out.'] },
  };
  const refuse = (...broken: readonly string[]): void => {
    resultOf = (listed) => {
      const bad = broken.filter((name) => listed.includes(`"./${name}"`));
      const stderr = bad.map((name) => `${name}:1: error: broken`).join('\n');
      return { status: bad.length === 0 ? 0 : 1, signal: null, stderr, stdout: '' };
    };
  };

  test('compiles what the main class needs, then as much of the rest as possible', () => {
    refuse('Draft.java', 'GameTest.java');
    const { notes } = compile({ jdk: JDK, sources, library: '/library' });
    const quoted = (names: readonly string[]): string[] => names.map((name) => `"./${name}"`);
    expect(RUN.map((run) => run.files)).toEqual([
      quoted([main, draft, 'a/Game.java', 'a/Helpers.java']),
      quoted([main, 'a/Helpers.java']),
      quoted([main, draft, 'a/Game.java', 'a/Helpers.java', tests]),
      quoted([main, 'a/Game.java', 'a/Helpers.java']),
    ]);
    expect(notes).toEqual([
      'One was left out.',
      "These files don't compile and were left out: Draft.java, GameTest.java.",
    ]);
  });

  test('reports an error in a needed file under the name that the student gave it', () => {
    refuse('a/Helpers.java');
    expect(() => compile({ jdk: JDK, sources, library: '/library' })).toThrow(
      'It does not compile.\nb/Helpers.java:1: error: broken',
    );
  });
});
