/** Finds the JDK on a machine. The machine is simulated. */
import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { folderOf } from '../../../support/grading/submissions.js';

const RUN: unknown[][] = [];
let said: { error?: Error; stderr?: string } = {};

jest.unstable_mockModule('node:child_process', () => ({
  spawnSync: (...args: unknown[]) => {
    RUN.push(args);
    return said;
  },
}));

const { jdk, jdkOf } = await import('../../../../src/grading/candidate/java/jdk.js');

beforeEach(() => {
  RUN.length = 0;
  said = { error: new Error('ENOENT') };
});

/** The files of a JDK in this folder. */
const files = (home: string): Record<string, string> => ({
  [`${home}/bin/java`]: '',
  [`${home}/bin/javac`]: '',
  [`${home}/lib/modules`]: '',
});

const FOLDER = realpathSync(
  folderOf({
    ...files('one'),
    ...files('two'),
    ...files('apart'),
    'two/conf/net.properties': '',
    'two/lib/jvm.cfg': '',
    'no-compiler/bin/java': '',
    'no-compiler/lib/modules': '',
    'old/bin/java': '',
    'old/bin/javac': '',
    'old/lib/x': '',
    'no-java/bin/javac': '',
    'no-java/lib/modules': '',
    'etc/jdk/net.properties': '',
    'etc/jdk/jvm.cfg': '',
  }),
);
const at = (path: string): string => join(FOLDER, path);
mkdirSync(at('links'));
symlinkSync(at('one/bin/javac'), at('links/javac'));
mkdirSync(at('apart/conf'));
symlinkSync(at('etc/jdk/net.properties'), at('apart/conf/net.properties'));
symlinkSync(at('etc/jdk/jvm.cfg'), at('apart/lib/jvm.cfg'));
symlinkSync(at('two'), at('other-name'));

const homeIn = (environment: NodeJS.ProcessEnv): string => jdkOf(environment).folders[0];

describe('the search for a JDK', () => {
  test('finds a JDK at JAVA_HOME', () => {
    expect(jdkOf({ JAVA_HOME: at('one'), PATH: at('two/bin') })).toEqual({
      java: at('one/bin/java'),
      javac: at('one/bin/javac'),
      folders: [at('one')],
    });
  });

  test.each<[what: string, path: string[]]>([
    ['itself', ['one/bin', 'two/bin']],
    ['by a link', ['none', 'links', 'two/bin']],
    ['after a JDK without a compiler', ['no-compiler/bin', 'one/bin']],
    ['after a JDK that is too old', ['old/bin', 'one/bin']],
    ['after a JDK without java', ['no-java/bin', 'one/bin']],
  ])('finds a JDK on the path, %s', (_, path) => {
    expect(homeIn({ PATH: ['', ...path.map(at)].join(delimiter) })).toBe(at('one'));
    expect(RUN).toEqual([]);
  });

  test.each(['no-compiler', 'old', 'no-java', 'nothing'])(
    'finds a JDK on the path if JAVA_HOME is %s',
    (home) => {
      expect(homeIn({ JAVA_HOME: at(home), PATH: at('one/bin') })).toBe(at('one'));
    },
  );

  test('finds a JDK at the home that java reports', () => {
    said = { stderr: `Properties:\n    java.home = ${at('one')}\n    java.x = y\n` };
    const environment = { PATH: at('none') };
    expect(homeIn(environment)).toBe(at('one'));
    const args = ['-XshowSettings:properties', '-version'];
    expect(RUN).toEqual([['java', args, { encoding: 'utf8', env: environment }]]);
  });

  test('finds the settings folder of a JDK if that is elsewhere', () => {
    expect(jdkOf({ JAVA_HOME: at('apart') }).folders).toEqual([at('apart'), at('etc/jdk')]);
    expect(jdkOf({ JAVA_HOME: at('two') }).folders).toEqual([at('two')]);
  });

  test('finds the real folder behind a link', () => {
    expect(jdkOf({ JAVA_HOME: at('other-name') })).toEqual({
      java: at('other-name/bin/java'),
      javac: at('other-name/bin/javac'),
      folders: [at('two')],
    });
  });
});

describe('a failed search', () => {
  test.each<[what: string, error: Error | undefined, stderr: string]>([
    ['java is missing', new Error('ENOENT'), `java.home = ${at('one')}`],
    ['java does not report its home', undefined, 'openjdk version "21"'],
    ['only part of a line looks like a home', undefined, `no java.home = ${at('one')}`],
    ['java names a folder without a JDK', undefined, `  java.home = ${at('old')}\n`],
  ])('is reported if %s', (_, error, stderr) => {
    said = { ...(error && { error }), stderr };
    const needed = 'a JDK (java and javac), 11 or later';
    expect(() => jdkOf({})).toThrow(
      expect.objectContaining({
        lacks: needed,
        message: `A handler in Java needs ${needed}, but this machine has none on its path.`,
      }),
    );
  });
});

test('searches this machine only once', () => {
  process.env['JAVA_HOME'] = at('one');
  const first = jdk();
  process.env['JAVA_HOME'] = at('two');
  expect([jdk() === first, first.folders[0]]).toEqual([true, at('one')]);
});
