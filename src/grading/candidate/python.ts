/** Submissions in Python: the command that runs one. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { env, platform } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Launch } from '../remote/launch.js';
import { CandidateFault, LackingFault } from './candidate.js';
import { dataFilesIn, isFile, isFolder, isInside } from './files.js';

/** The build does not copy the Python sources. */
const SHIM = fileURLToPath(new URL('../../../src/grading/shims/python/', import.meta.url));

/** The oldest version that the shim supports. */
const OLDEST = [3, 8] as const;

/**
 * A single file can read only the files that it names, because other people's work may lie next to it.
 * @param folder the submitted folder, if a folder was submitted. The file can read all of it, and import modules from
 * each folder between it and the file.
 * @throws CandidateFault if the file or Python does not exist
 */
export function pythonCommand(file: string, folder?: string): Launch {
  const path = resolve(file);
  if (!existsSync(path)) throw new CandidateFault('not started', `The file ${file} does not exist.`);
  const { program, folders } = python();
  return {
    command: [program, '-B', join(SHIM, 'run.py'), path, ...(folder === undefined ? [] : [folder])],
    channel: platform === 'win32' ? 'stdout' : 'fd 3',
    folder: dirname(path),
    reads: [SHIM, ...(folder === undefined ? pythonFilesFrom(path) : [folder]), ...folders],
    // Otherwise, a set of strings has a random order in Python.
    environment: { PYTHONHASHSEED: '0', PYTHONUTF8: '1' },
  };
}

/** `import a, b.c` and `from .a import b`, also within a function. The lookaheads keep the search linear. */
const IMPORTS =
  /^[ \t]*(?:import[ \t]+([\w., \t]+)|from[ \t]+\.*(?!\.)(\w*)(?!\w)[\w.]*[ \t]+import[ \t]+\(?([\w, \t]*))/gm;

/**
 * The file, the modules and packages next to it that it imports directly or indirectly, and the data files that they
 * name. Leaves out links that lead out of the folder.
 */
export function pythonFilesFrom(file: string): readonly string[] {
  const root = dirname(file);
  const found = new Set([file]);
  for (const one of found) {
    if (!one.endsWith('.py') || !isFile(one)) continue;
    const text = readFileSync(one, 'latin1');
    for (const data of dataFilesIn(text, root)) found.add(data);
    const names = [...text.matchAll(IMPORTS)]
      .flatMap(([, ...parts]) => parts.join(',').split(','))
      .map((name) => /\w+/.exec(name)?.[0] ?? '');
    for (const name of names.filter((each) => each !== '')) {
      [`${name}.py`, name]
        .map((each) => join(root, each))
        .filter((each) => (isFile(each) || isFolder(each)) && isInside(each, root))
        .forEach((each) => found.add(each));
    }
  }
  return [...found];
}

interface Python {
  /** The path of the program itself. The name on the path may be a script that needs the user's environment. */
  readonly program: string;
  readonly folders: readonly string[];
}

let found: Python | undefined;

/** @throws CandidateFault if this machine has no Python */
const python = (): Python => (found ??= pythonOf(env));

/** @throws CandidateFault if this environment has no Python */
export function pythonOf(environment: NodeJS.ProcessEnv): Python {
  const one = pythonNamed('python3', environment) ?? pythonNamed('python', environment);
  if (one !== undefined) return one;
  const needed = `Python ${OLDEST.join('.')} or later`;
  throw new LackingFault(
    needed,
    `A handler in Python needs ${needed}, but this machine has none on its path.`,
  );
}

const ABOUT =
  'import json, sys; print(json.dumps([sys.version_info[:2], sys.executable, sys.prefix, sys.base_prefix]))';

/**
 * Undefined if the program is missing or too old. The flag `-I` keeps Python from importing files from the working
 * folder.
 */
function pythonNamed(name: string, environment: NodeJS.ProcessEnv): Python | undefined {
  const { status, stdout } = spawnSync(name, ['-I', '-c', ABOUT], {
    encoding: 'utf8',
    env: environment,
    timeout: 10_000,
  });
  if (status !== 0) return undefined;
  const [version, program, ...folders] = JSON.parse(stdout) as [[number, number], string, string, string];
  const isOld = version[0] < OLDEST[0] || (version[0] === OLDEST[0] && version[1] < OLDEST[1]);
  return isOld ? undefined : { program, folders: [...new Set(folders)] };
}
