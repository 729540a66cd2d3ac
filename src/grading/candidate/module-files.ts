/** The files that a submission in JavaScript or TypeScript consists of. */
import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Source } from '../shims/javascript/hooks.js';
import { endingsOf } from '../shims/javascript/hooks.js';
import { CandidateFault } from './candidate.js';
import { NoSubmission } from './no-submission.js';
import { sourceOf } from './javascript.js';
import { isTypescript, javascriptOf } from './typescript.js';

const IS_MODULE = /\.[cm]?[jt]sx?$/;

/** `import`, `export ... from`, `import()` and `require` of a file. */
const RELATIVE = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"])(\.{1,2}(?:\/[^'"\n]*)?)\1/g;

export interface ModuleFiles {
  readonly files: readonly string[];
  /**
   * JavaScript for those in TypeScript, and what is in those that no `package.json` speaks for, by the paths
   * that Node has for them.
   */
  readonly sources: Readonly<Record<string, Source>>;
}

const isModule = (path: string): boolean => IS_MODULE.test(path) && !/\.d\.[cm]?ts$/.test(path);

/** A module, or a folder in which one lies. */
export const holdsModules = (path: string): boolean =>
  statSync(path).isDirectory()
    ? existsSync(join(path, 'package.json')) || readdirSync(path).some(isModule)
    : isModule(path);

/** The file that exports the handler. @throws NoSubmission if a folder has none */
export function entryOf(path: string): string {
  if (!statSync(path).isDirectory()) return path;
  const named = fileAt(join(path, mainOf(path)));
  if (named !== undefined) return named;
  const modules = readdirSync(path).filter(isModule);
  const only = modules.length === 1 ? modules[0] : undefined;
  if (only !== undefined) return join(path, only);
  const found = modules.length === 0 ? 'no module' : `several modules (${modules.join(', ')})`;
  throw new NoSubmission(
    `The folder ${path} has ${found}. Expected a file index.ts or index.js, or a package.json whose "main" names the file that exports the handler.`,
  );
}

/** The entry, and all files that it imports, in whatever way, by names that are written there. */
export function modulesFrom(entry: string): readonly string[] {
  const found = new Set([entry]);
  for (const file of found) {
    if (!isModule(file)) continue;
    for (const [, , name = ''] of readFileSync(file, 'utf8').matchAll(RELATIVE)) {
      const other = fileAt(resolve(dirname(file), name));
      if (other !== undefined) found.add(other);
    }
  }
  return [...found];
}

/** @param path the submission, a file or a folder @throws NoSubmission if a folder has no module that could be meant */
export function moduleFiles(path: string): ModuleFiles {
  const files = modulesFrom(entryOf(path));
  const read = (file: string): string => readFileSync(file, 'utf8');
  const typed = files.filter((file) => isModule(file) && isTypescript(file));
  const plain = files.filter((file) => file.endsWith('.js') && !hasManifest(dirname(file), path));
  const sources = [
    ...typed.map((file) => [realpathSync(file), javascriptOf(file, read(file))] as const),
    ...plain.map((file) => [realpathSync(file), sourceOf(read(file))] as const),
  ];
  return { files, sources: Object.fromEntries(sources) };
}

/** Does a `package.json` of the submission speak for this folder? One above the submission is somebody else's. */
function hasManifest(folder: string, submission: string): boolean {
  if (folder !== submission && !folder.startsWith(`${submission}${sep}`)) return false;
  return existsSync(join(folder, 'package.json')) || hasManifest(dirname(folder), submission);
}

/** What `package.json` calls the main file; else the usual name. */
function mainOf(folder: string): string {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return 'index';
  const { main } = Object(parsed(file)) as { main?: unknown };
  return typeof main === 'string' ? main : 'index';
}

/** @throws CandidateFault if it is no JSON */
function parsed(manifest: string): unknown {
  try {
    return JSON.parse(readFileSync(manifest, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CandidateFault('not started', `Its package.json is no JSON: ${error.message}.`);
  }
}

/** The file that is meant by a name without its ending. */
const fileAt = (name: string): string | undefined =>
  endingsOf(name).find((path) => existsSync(path) && statSync(path).isFile());
