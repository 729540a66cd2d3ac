/** Tests the command line for a file in Python. Stand-ins replace the Python versions of the machine. */
import { realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { folderOf } from '../../support/grading/submissions.js';

/** The answer of each program. A program without an answer is missing. */
let answers: Record<string, unknown> = {};
const RUN: unknown[][] = [];

jest.unstable_mockModule('node:child_process', () => ({
  spawnSync: (name: string, ...args: unknown[]) => {
    RUN.push([name, ...args]);
    const said = answers[name];
    return said === undefined ? { status: null, stdout: null } : { status: 0, stdout: JSON.stringify(said) };
  },
}));

type Module = typeof import('../../../src/grading/candidate/python.js');

let python: Module;

beforeEach(async () => {
  RUN.length = 0;
  answers = { python3: [[3, 11], '/opt/py/bin/python3.11', '/opt/venv', '/opt/py'] };
  jest.resetModules();
  python = await import('../../../src/grading/candidate/python.js');
});

const SHIM = fileURLToPath(new URL('../../../src/grading/shims/python/', import.meta.url));

const FOLDER = realpathSync(
  folderOf({
    'ada.py': [
      'import one, two.part as three,four',
      'from five import (six,',
      '  seven)',
      'from . import eight, nine as ten',
      'from .eleven.deep import x',
      'def f():',
      '\timport twelve',
      'important = 1; import thirteen',
      'from  fourteen  import  a',
      'import é',
    ].join('\n'),
    ...Object.fromEntries(
      ['one', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((name) => [`${name}.py`, '']),
    ),
    ...Object.fromEntries(
      ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'as'].map((name) => [`${name}.py`, '']),
    ),
    ...{ 'two/part.py': 'import other', 'nine.py': 'import last', 'last.py': 'import ada', 'other.py': '' },
    ...{ 'plain.py': 'x = 1', 'text.txt': 'import one' },
  }),
);
const at = (path: string): string => join(FOLDER, path);

describe('the search for imported files', () => {
  test('finds the files that imported files import', () => {
    const found = ['one.py', 'two', 'four.py', 'five.py', 'six.py', 'eight.py', 'nine.py'];
    const others = ['eleven.py', 'twelve.py', 'fourteen.py', 'last.py'];
    expect([...python.pythonFilesFrom(at('ada.py'))].sort()).toEqual(
      ['ada.py', ...found, ...others].map(at).sort(),
    );
  });

  test.each(['plain.py', 'text.txt'])('finds no imports in %s', (name) => {
    expect(python.pythonFilesFrom(at(name))).toEqual([at(name)]);
  });
});

describe('the search from a single file', () => {
  test('ignores links that lead out of the folder', () => {
    const own = realpathSync(
      folderOf({
        'ada.py': 'import one, two, three, four\nopen("key.txt"); open("cards.txt"); open("deck.txt")',
        ...{ 'cards/two.py': '', 'cards/deck.txt': '' },
        ...{ 'cards.txt': '', 'three/x': '' },
      }),
    );
    const others = folderOf({ 'eve/one.py': '', 'key.txt': '' });
    const linked: readonly (readonly [string, string])[] = [
      [join(others, 'eve'), 'one'],
      [join(others, 'eve/one.py'), 'four.py'],
      [join(others, 'key.txt'), 'key.txt'],
      [join(own, 'cards/two.py'), 'two.py'],
      [join(own, 'cards/deck.txt'), 'deck.txt'],
    ];
    for (const [target, name] of linked) symlinkSync(target, join(own, name));
    const found = ['ada.py', 'cards.txt', 'deck.txt', 'three', 'two.py'];
    expect([...python.pythonFilesFrom(join(own, 'ada.py'))].sort()).toEqual(
      found.map((name) => join(own, name)),
    );
  });

  test('ignores files in a folder that has the name of a module', () => {
    const folder = folderOf({ 'ada.py': 'import one', 'one.py/x.txt': '' });
    expect(python.pythonFilesFrom(join(folder, 'ada.py'))).toEqual(
      ['ada.py', 'one.py'].map((name) => join(folder, name)),
    );
  });

  test('finds files in a text with long lines', () => {
    const text = ['from ' + '.'.repeat(200_000), 'from ' + 'a'.repeat(200_000), 'import one'].join('\n');
    const folder = folderOf({ 'ada.py': text, 'one.py': '' });
    expect(python.pythonFilesFrom(join(folder, 'ada.py'))).toEqual(
      ['ada.py', 'one.py'].map((name) => join(folder, name)),
    );
  });
});

describe('the command', () => {
  test('runs the file with the shim and may read its imports', () => {
    expect(python.pythonCommand(at('last.py'))).toMatchObject({
      command: ['/opt/py/bin/python3.11', '-B', join(SHIM, 'run.py'), at('last.py')],
      ...{ channel: 'fd 3', folder: FOLDER },
      environment: { PYTHONHASHSEED: '0', PYTHONUTF8: '1' },
    });
    expect(python.pythonCommand(at('plain.py')).reads).toEqual([
      SHIM,
      at('plain.py'),
      '/opt/venv',
      '/opt/py',
    ]);
  });

  test('passes the submitted folder to the shim, and may read all of it', () => {
    const { command, reads } = python.pythonCommand(at('two/part.py'), FOLDER);
    expect([command.slice(3), reads.slice(0, 2)]).toEqual([
      [at('two/part.py'), FOLDER],
      [SHIM, FOLDER],
    ]);
  });

  test('looks for Python once', () => {
    python.pythonCommand(at('plain.py'));
    python.pythonCommand(at('plain.py'));
    expect(RUN.length).toBe(1);
  });

  test('cannot be created for a missing file', () => {
    expect(() => python.pythonCommand('no/such.py')).toThrow(
      expect.objectContaining({ kind: 'not started', message: 'The file no/such.py does not exist.' }),
    );
  });
});

describe('Python', () => {
  const OLD = [[3, 7], '/old/python', '/old', '/old'];
  const NEW = { program: '/new/python', folders: ['/new'] };

  test.each<[version: [number, number], isFound: boolean]>([
    [[2, 9], false],
    [[3, 7], false],
    [[3, 8], true],
    [[3, 12], true],
    [[4, 0], true],
  ])('is checked for its version (%j: accepted %s)', (version, isFound) => {
    answers = { python3: [version, '/new/python', '/new', '/new'] };
    const found = isFound ? NEW : 'none';
    const got = (): unknown => {
      try {
        return python.pythonOf({});
      } catch {
        return 'none';
      }
    };
    expect(got()).toEqual(found);
  });

  test('is the program python if python3 is too old', () => {
    answers = { python3: OLD, python: [[3, 9], '/new/python', '/new', '/new'] };
    expect(python.pythonOf({})).toEqual(NEW);
  });

  test('reports its version and folders in the given environment', () => {
    python.pythonOf({ PATH: '/own' });
    const about =
      'import json, sys; print(json.dumps([sys.version_info[:2], sys.executable, sys.prefix, sys.base_prefix]))';
    expect(RUN).toEqual([
      ['python3', ['-I', '-c', about], { encoding: 'utf8', env: { PATH: '/own' }, timeout: 10_000 }],
    ]);
  });

  test('may be missing, in which case the machine is to blame', () => {
    answers = {};
    expect(() => python.pythonOf({})).toThrow(
      expect.objectContaining({
        lacks: 'Python 3.8 or later',
        message: 'A handler in Python needs Python 3.8 or later, but this machine has none on its path.',
      }),
    );
    expect(RUN.map(([name]) => name)).toEqual(['python3', 'python']);
  });
});
