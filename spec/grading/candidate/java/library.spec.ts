/** Compiles the course's library once for each JDK. A stand-in replaces the compiler. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Jdk } from '../../../../src/grading/candidate/java/jdk.js';
import { folderOf } from '../../../support/grading/submissions.js';
import { ownFolder } from '../../../support/own-folder.js';

let temporary = '';
let uid: number | undefined = process.getuid?.();
const RUN: unknown[][] = [];
/** The stand-in: writes to its folder and returns a status. */
let compile = (_folder: string): number => 0;

jest.unstable_mockModule('node:os', () => ({ tmpdir: () => temporary }));
jest.unstable_mockModule('node:process', () => ({ getuid: () => uid }));
jest.unstable_mockModule('node:child_process', () => ({
  spawnSync: (program: string, args: readonly string[], options: unknown) => {
    RUN.push([program, args, options]);
    return { status: compile(args.at(-1) ?? ''), stderr: 'no javac' };
  },
}));

const { BRIEF, LIBRARY_SOURCES, library } = await import('../../../../src/grading/candidate/java/library.js');

const HOMES = folderOf({
  'one/release': 'JAVA_VERSION="21"',
  'two/release': 'JAVA_VERSION="21"',
  'bare/x': '',
});
const jdk = (name: string): Jdk => ({
  java: '/jdk/bin/java',
  javac: '/jdk/bin/javac',
  folders: [join(HOMES, name)],
});

beforeEach(() => {
  temporary = ownFolder();
  uid = process.getuid?.();
  RUN.length = 0;
  compile = (folder) => {
    mkdirSync(join(folder, 'patch'));
    return 0;
  };
  writeFileSync(join(HOMES, 'one/release'), 'JAVA_VERSION="21"');
});

const folderFor = (name: string): string => dirname(library(jdk(name)).classes);

test('the flags suit a short-lived JVM', () => {
  expect(BRIEF).toEqual(['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-XX:-UsePerfData']);
});

test('the sources are next to the shim', () => {
  expect(
    readdirSync(LIBRARY_SOURCES, { recursive: true, encoding: 'utf8' }).some((name) =>
      name.endsWith('KlondikeView.java'),
    ),
  ).toBe(true);
});

describe('the library', () => {
  test('is compiled with the JDK, into a permanent folder', () => {
    const { classes, patch } = library(jdk('one'));
    const folder = dirname(classes);
    expect([classes, patch]).toEqual([join(folder, 'library'), join(folder, 'patch')]);
    expect([dirname(folder), readdirSync(temporary)]).toEqual([temporary, [basename(folder)]]);
    expect(basename(folder)).toMatch(/^klondike-java-[0-9a-f]{24}$/);
    const shim = join(LIBRARY_SOURCES, '../');
    const made = (RUN[0]?.[1] as string[]).at(-1) ?? '';
    expect(basename(made)).toMatch(/^klondike-java-new-/);
    expect(RUN).toEqual([
      ['/jdk/bin/java', [...BRIEF, join(shim, 'Setup.java'), shim, made], { encoding: 'utf8' }],
    ]);
  });

  test('is compiled only once', () => {
    expect(library(jdk('one'))).toEqual(library(jdk('one')));
    expect(RUN.length).toBe(1);
  });

  test('has no patch if the JDK cannot be patched', () => {
    compile = () => 0;
    expect(Object.keys(library(jdk('one')))).toEqual(['classes']);
  });

  test('is compiled again for another JDK, and for another release of the same one', () => {
    const folders = [folderFor('one'), folderFor('two'), folderFor('bare')];
    writeFileSync(join(HOMES, 'one/release'), 'JAVA_VERSION="22"');
    folders.push(folderFor('one'));
    expect([new Set(folders).size, RUN.length]).toEqual([4, 4]);
  });

  test('is compiled into a folder named after the user, the JDK and the version of the sources', () => {
    const shim = join(LIBRARY_SOURCES, '../');
    const names = readdirSync(shim, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.java'),
    );
    const parts = [`${uid ?? ''}\n${join(HOMES, 'one')}\n`];
    for (const name of names.sort()) parts.push(`${name}\n`, readFileSync(join(shim, name), 'utf8'));
    const hash = createHash('sha256').update([...parts, 'JAVA_VERSION="21"'].join(''));
    expect(basename(folderFor('one'))).toBe(`klondike-java-${hash.digest('hex').slice(0, 24)}`);
  });
});

describe('a library that does not compile', () => {
  test('leaves no files if the compiler fails', () => {
    compile = () => 1;
    expect(() => library(jdk('one'))).toThrow(
      expect.objectContaining({
        lacks: 'a JDK that compiles the library',
        message: 'The library cannot be compiled with /jdk/bin/java:\nno javac',
      }),
    );
    expect(readdirSync(temporary)).toEqual([]);
  });
});

describe('an existing folder', () => {
  /** Replaces the compiled folder. */
  function found(lay: (folder: string) => void): string {
    const folder = folderFor('one');
    rmSync(folder, { recursive: true });
    lay(folder);
    return folder;
  }

  test.each<[what: string, lay: (folder: string) => void]>([
    ['is a file', (folder) => writeFileSync(folder, '')],
    ['is a link', (folder) => symlinkSync(HOMES, folder)],
  ])('is unusable if it %s', (_, lay) => {
    const folder = found(lay);
    const made = folderFor('one');
    expect([made === folder, existsSync(made), RUN.length]).toEqual([false, true, 2]);
  });

  test('is unusable if it belongs to another user', () => {
    uid = (uid ?? 0) + 1;
    const [first, second] = [folderFor('one'), folderFor('one')];
    expect([first === second, existsSync(second), RUN.length]).toEqual([false, true, 2]);
  });

  test('is usable on a system without users', () => {
    uid = undefined;
    expect([folderFor('one') === folderFor('one'), RUN.length]).toEqual([true, 1]);
  });

  test('is usable if another process has compiled it in the meantime', () => {
    const folder = found(() => undefined);
    compile = () => {
      mkdirSync(folder);
      writeFileSync(join(folder, 'first'), '');
      return 0;
    };
    expect([folderFor('one'), readdirSync(temporary)]).toEqual([folder, [basename(folder)]]);
  });
});
