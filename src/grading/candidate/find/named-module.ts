/**
 * Finds the main module that a JavaScript or TypeScript project names itself: `main` in its package.json, or an index
 * file.
 */
import { posix } from 'node:path';
import { endingsOf } from '../../shims/javascript/hooks.js';
import { CandidateFault } from '../candidate.js';
import type { SourceLanguage } from './file-kinds.js';
import { isBackup, isOutput, isTest } from './file-kinds.js';
import { definitionsIn } from './handler-classes.js';
import { commonFolder } from '../files.js';

export interface ProgramSource {
  readonly path: string;
  readonly language: SourceLanguage;
  readonly text: string;
}

interface Manifest {
  readonly folder: string;
  /** The main module, relative to that folder. */
  readonly main: string | undefined;
}

/** The manifest in the highest package.json. @throws CandidateFault if it is not JSON */
export function manifestIn(paths: readonly string[], read: (path: string) => string): Manifest | undefined {
  const [path] = paths
    .filter((each) => posix.basename(each) === 'package.json')
    .sort((one, other) => one.split('/').length - other.split('/').length);
  if (path === undefined) return undefined;
  const { main } = Object(parsed(path, read(path))) as { main?: unknown };
  return { folder: posix.dirname(path), main: typeof main === 'string' ? main : undefined };
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CandidateFault('not started', `Its ${path} is not valid JSON: ${error.message}.`);
  }
}

/** Undefined if the project does not name an existing module, or names only one that cannot provide the handler. */
export function namedModule(
  sources: readonly ProgramSource[],
  {
    all,
    manifest,
    isPort,
  }: {
    /** The paths of all files. */
    readonly all: ReadonlySet<string>;
    readonly manifest: Manifest | undefined;
    /** Does the project have classes but no handler? If so, any module may be its main module. */
    readonly isPort: boolean;
  },
): string | undefined {
  const isOwn = ({ path }: ProgramSource): boolean =>
    !isOutput(path, all) && !isTest(path) && !isBackup(path);
  const modules = sources.filter(({ language }) => language === 'JavaScript');
  const own = modules.filter(isOwn);
  const usable = own.length > 0 ? own : modules;
  const folders = [manifest?.folder ?? '.', '.', commonFolder(usable.map(({ path }) => path))];
  const indexes = folders.flatMap((folder) => [posix.join(folder, 'index'), posix.join(folder, 'src/index')]);
  const main = manifest?.main === undefined ? [] : [posix.join(manifest.folder, manifest.main)];
  const found = [...main, ...indexes].flatMap((name) => {
    const file = endingsOf(`./${name}`)
      .map((each) => posix.normalize(each))
      .find((each) => all.has(each));
    return usable.filter(({ path }) => path === file);
  });
  return found.find(({ text }) => isPort || offersHandler(text))?.path;
}

/** An import of another file. A module with such an import may re-export a handler. */
const IMPORTS_FILE = /(?:\bfrom|\bimport|\brequire)\s*(?:\(\s*)?['"]\./;

function offersHandler(text: string): boolean {
  const { classes, hasLooseHandler, exports } = definitionsIn('JavaScript', text);
  return (
    exports && (hasLooseHandler || classes.some(({ isHandler }) => isHandler) || IMPORTS_FILE.test(text))
  );
}
