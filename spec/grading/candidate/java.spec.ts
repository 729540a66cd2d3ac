/** Tests the command line for a submission in Java. Stand-ins replace the JDK, the library and the classes. */
import { join } from 'node:path';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { folderOf } from '../../support/grading/submissions.js';

const MADE: unknown[] = [];
const BRIEF = ['-brief'];
let patch: { patch?: string } = {};
let notes: string[] = [];
let main: string | undefined;

jest.unstable_mockModule('../../../src/grading/candidate/java/compile.js', () => ({
  compile: (compiling: unknown) => {
    MADE.push(compiling);
    return { classes: '/made/classes', main, notes };
  },
}));
const JDK = { java: '/jdk/bin/java', javac: '/jdk/bin/javac', folders: ['/jdk', '/etc/jdk'] };
jest.unstable_mockModule('../../../src/grading/candidate/java/jdk.js', () => ({ jdk: () => JDK }));
jest.unstable_mockModule('../../../src/grading/candidate/java/library.js', () => ({
  BRIEF,
  library: () => ({ classes: '/library/classes', ...patch }),
}));

const { javaCommand } = await import('../../../src/grading/candidate/java.js');

const FOLDER = folderOf({ 'one/src/Ada.java': '', 'one/lib/x.jar': '', 'ada.jar': '', 'none/readme.md': '' });
const at = (path: string): string => join(FOLDER, path);

beforeEach(() => {
  MADE.length = 0;
  patch = {};
  notes = [];
  main = undefined;
});

const command = (path: string[], program: string, ...patched: string[]): string[] => [
  ...['/jdk/bin/java', '-brief', '-Xmx256m', '-Djava.awt.headless=true', '-Dfile.encoding=UTF-8'],
  ...['-Duser.language=en', '--add-opens', 'java.base/java.io=ALL-UNNAMED', ...patched],
  ...['-cp', path.join(':'), 'klondike.shim.Run', program],
];

describe('a folder', () => {
  const sources = {
    ...{ root: at('one/src'), files: ['Ada.java'], others: [], mains: [] },
    resources: [at('one/lib/x.jar')],
    notes: [],
  };

  test('compiles with the library and runs', () => {
    expect(javaCommand(at('one'))()).toEqual({
      command: command(
        ['/library/classes', '/made/classes', sources.root, ...sources.resources],
        '/made/classes',
      ),
      ...{ channel: 'fd 3', folder: at('one'), environment: { LC_ALL: 'C.UTF-8' } },
      reads: ['/library', '/made/classes', at('one'), '/jdk', '/etc/jdk'],
    });
    expect(MADE).toEqual([{ jdk: JDK, sources, library: '/library/classes' }]);
  });

  test('compiles with different numbers, as the library does', () => {
    const launch = javaCommand(at('one'))({ HIDDEN: 5 });
    expect(launch.command).toEqual(
      command(['/made/classes', sources.root, ...sources.resources], '/made/classes'),
    );
    expect(MADE).toEqual([{ jdk: JDK, sources, library: { HIDDEN: 5 } }]);
  });

  test('compiles once for each set of numbers, on first use', () => {
    const launch = javaCommand(at('one'));
    expect(MADE.length).toBe(0);
    const [plain, five] = [launch(), launch({ HIDDEN: 5 })];
    expect([launch() === plain, launch({ HIDDEN: 5 }) === five, launch({ HIDDEN: 6 }) === five]).toEqual([
      true,
      true,
      false,
    ]);
    expect(MADE.length).toBe(3);
  });

  test('starts in the chosen class if several classes are possible', () => {
    main = 'game.App';
    expect(javaCommand(at('one'))().command).toEqual(
      command(
        ['/library/classes', '/made/classes', sources.root, ...sources.resources],
        '/made/classes',
        '-Dklondike.main=game.App',
      ),
    );
  });

  test('has the notes from the compiler', () => {
    notes = ['one'];
    expect(javaCommand(at('one'))().notes).toEqual(['one']);
  });

  test('gets seeded random numbers if the JDK can be patched', () => {
    patch = { patch: '/library/patch' };
    expect(javaCommand(at('one'))().command).toEqual(
      command(
        ['/library/classes', '/made/classes', sources.root, ...sources.resources],
        '/made/classes',
        ...['--patch-module', 'java.base=/library/patch'],
      ),
    );
  });
});

describe('a jar', () => {
  test('runs unchanged', () => {
    const jar = at('ada.jar');
    expect(javaCommand(jar)()).toEqual({
      command: command(['/library/classes', jar], jar),
      ...{ channel: 'fd 3', folder: FOLDER, environment: { LC_ALL: 'C.UTF-8' } },
      reads: ['/library', jar, '/jdk', '/etc/jdk'],
    });
    expect(MADE).toEqual([]);
  });

  test('cannot be given different numbers', () => {
    expect(() => javaCommand(at('ada.jar'))({})).toThrow(
      expect.objectContaining({
        kind: 'not started',
        message:
          'The constants in a jar have fixed values. To try different values, the grader needs the sources.',
      }),
    );
  });
});

test('does not start a missing path', () => {
  expect(() => javaCommand('no/such')).toThrow(
    expect.objectContaining({ kind: 'not started', message: 'The file or folder no/such does not exist.' }),
  );
});
