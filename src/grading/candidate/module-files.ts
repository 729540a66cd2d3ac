/** The files that a submission in JavaScript or TypeScript consists of. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Source } from '../shims/javascript/hooks.js';
import { endingsOf } from '../shims/javascript/hooks.js';
import { NoSubmission } from './no-submission.js';
import { isTypescript, javascriptOf } from './typescript.js';

const IS_MODULE = /\.[cm]?[jt]sx?$/;

/** `import`, `export ... from`, `import()` and `require` of a file. */
const RELATIVE = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"])(\.{1,2}(?:\/[^'"\n]*)?)\1/g;

export interface ModuleFiles {
  readonly files: readonly string[];
  /** JavaScript for those in TypeScript, by their paths. */
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
    `The folder ${path} has ${found}. Expected is a file index.ts or index.js, or a package.json whose "main" names the file that exports the handler.`,
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

/** @throws CandidateFault if one in TypeScript cannot be read as such */
export function moduleFiles(entry: string): ModuleFiles {
  const files = modulesFrom(entry);
  const typed = files.filter((file) => isModule(file) && isTypescript(file));
  const sources = typed.map((file) => [file, javascriptOf(file, readFileSync(file, 'utf8'))] as const);
  return { files, sources: Object.fromEntries(sources) };
}

/** What `package.json` calls the main file; else the usual name. */
function mainOf(folder: string): string {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return 'index';
  const { main } = Object(JSON.parse(readFileSync(file, 'utf8'))) as { main?: unknown };
  return typeof main === 'string' ? main : 'index';
}

/** The file that is meant by a name without its ending. */
const fileAt = (name: string): string | undefined =>
  endingsOf(name).find((path) => existsSync(path) && statSync(path).isFile());
