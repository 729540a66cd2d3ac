/** Turns a path or a command into a candidate. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import {
  LANGUAGES,
  candidateOf,
  filesOf,
  isProgramFile,
  programOf,
  remoteOptionsOf,
  shellWord,
} from '../../../src/grading/candidate/candidate-of.js';
import { commandLaunch } from '../../../src/grading/candidate/command-submission.js';
import { javascriptLaunch } from '../../../src/grading/candidate/javascript-submission.js';
import { RemoteCandidate } from '../../../src/grading/remote/remote-candidate.js';
import { folderOf } from '../../support/grading/submissions.js';

const FOLDER = realpathSync(
  folderOf({
    'ada.mjs': `import './bob.mjs';`,
    'bob.mjs': '',
    "it's.mjs": '',
    'ada.py': 'import bob',
    'bob.py': '',
    'ada.jar': '',
    'java/Ada.java': '',
    'notes.txt': '',
    'empty/notes.txt': '',
    'project/index.js': '',
    'odd.mjs/x.txt': '',
  }),
);
const at = (path: string): string => join(FOLDER, path);

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['ada.mjs', 'JavaScript'],
  ['project', 'JavaScript'],
  ['ada.py', 'Python'],
  ['ada.jar', 'Java'],
  ['java', 'Java'],
] as const)('%s is written in %s', (path, language) => {
  expect(programOf(at(path)).language).toBe(language);
});

test.each([
  ['ada.mts', true],
  ['ada.py', true],
  ['Ada.java', true],
  ['ada.jar', true],
  ['ada.ZIP', true],
  ['ada.tar.gz', true],
  ['notes.txt', false],
  ['ada.d.ts', false],
])("%s can be a student's file: %s", (name, is) => {
  expect(isProgramFile(name)).toBe(is);
});

test.each([
  ['ada.mjs', ['ada.mjs', 'bob.mjs']],
  ['ada.py', ['ada.py', 'bob.py']],
  ['ada.jar', ['ada.jar']],
  ['notes.txt', ['notes.txt']],
  ['project', ['project']],
  ['odd.mjs', ['odd.mjs']],
])('%s consists of %j', (path, files) => {
  expect(filesOf(at(path))).toEqual(files.map(at));
});

describe('the candidate', () => {
  test('runs a file under the path that was given', () => {
    const path = at("it's.mjs");
    const { sandbox, launch, ...options } = remoteOptionsOf(path, {
      sandbox: 'off',
      limits: { viewCalls: 9 },
    });
    const words = `--handler '${path.replace("'", String.raw`'\''`)}'`;
    expect(options).toEqual({ submission: path, words, limits: { viewCalls: 9 }, notes: [] });
    expect([sandbox.isolated, (launch as { folder: string }).folder]).toEqual([
      false,
      javascriptLaunch(path).folder,
    ]);
  });

  test('runs a command', () => {
    const command = `/bin/sh ${at('ada.mjs')}`;
    expect(remoteOptionsOf({ command }, { sandbox: 'off' })).toMatchObject({
      submission: command,
      words: `--cmd '${command}'`,
      limits: {},
      launch: commandLaunch(command),
    });
  });

  test('gets its start options, and stands by only on request', () => {
    const candidate = candidateOf(at('ada.mjs'), { sandbox: 'off' });
    expect(candidate).toBeInstanceOf(RemoteCandidate);
    expect(candidate).toMatchObject({ submission: at('ada.mjs'), options: { standsBy: false } });
    expect(candidateOf(at('ada.mjs'), { sandbox: 'off' }, { standsBy: true })).toMatchObject({
      options: { standsBy: true },
    });
  });
});

describe('a submission', () => {
  test('is refused if its path does not exist', () => {
    expect(() => remoteOptionsOf('no/such.mjs', { sandbox: 'off' })).toThrow(
      expect.objectContaining({ name: 'NoSubmission', message: 'There is no submission at no/such.mjs.' }),
    );
  });

  test.each([
    [
      'notes.txt',
      `${at('notes.txt')} is not a submission in a supported language: JavaScript or TypeScript, Python, Java, or a command (--cmd).`,
    ],
    [
      'empty',
      `The submission ${at('empty')} has only notes.txt. Expected a program in JavaScript, TypeScript, Python or Java.`,
    ],
  ])('is refused if the language of %s is unknown', (name, message) => {
    expect(() => remoteOptionsOf(at(name), { sandbox: 'off' })).toThrow(
      expect.objectContaining({ name: 'NoSubmission', message }),
    );
  });

  const failLaunchWith = (error: Error): void => {
    jest.spyOn(LANGUAGES.JavaScript, 'launch').mockImplementation(() => {
      throw error;
    });
  };

  test.each<[what: string, error: Error, file: string]>([
    [
      'names the file',
      Object.assign(new Error('no'), { code: 'EACCES', path: '/class/secret.mjs' }),
      '/class/secret.mjs',
    ],
    ['does not name the file', Object.assign(new Error('no'), { code: 'EACCES' }), at('ada.mjs')],
  ])('is refused if it cannot be read and the error %s', (_, error, file) => {
    failLaunchWith(error);
    expect(() => remoteOptionsOf(at('ada.mjs'), { sandbox: 'off' })).toThrow(
      expect.objectContaining({ kind: 'not started', message: `${file} cannot be read: permission denied.` }),
    );
  });

  test('is refused with the original error in all other cases', () => {
    const error = Object.assign(new Error('no'), { code: 'EMFILE' });
    failLaunchWith(error);
    expect(() => remoteOptionsOf(at('ada.mjs'), { sandbox: 'off' })).toThrow(error);
  });
});

test.each([
  ['ada.js', 'ada.js'],
  ['/class/ada-1_b:2@x+y.js', '/class/ada-1_b:2@x+y.js'],
  ['', "''"],
  ['a b', "'a b'"],
  ['ada.js ', "'ada.js '"],
  [' ada.js', "' ada.js'"],
  ['$HOME', "'$HOME'"],
  ["it's 'mine'", String.raw`'it'\''s '\''mine'\'''`],
])('%s becomes %s', (text, word) => {
  expect(shellWord(text)).toBe(word);
});
