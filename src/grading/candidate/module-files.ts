/** The files that a submission in JavaScript or TypeScript consists of. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Source } from '../shims/javascript/hooks.js';
import { endingsOf } from '../shims/javascript/hooks.js';
import { dataFilesIn } from './find/data-files.js';
import { sourceOf } from './javascript.js';
import { hasLegacyDecorators, isTypescript, javascriptOf } from './typescript.js';

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

/** The entry, and all files that it imports or reads, in whatever way, by names that are written there. */
export function modulesFrom(entry: string): readonly string[] {
  const found = new Set([entry]);
  for (const file of found) {
    if (!isModule(file)) continue;
    const text = readFileSync(file, 'utf8');
    for (const data of dataFilesIn(text, dirname(file))) found.add(data);
    for (const [, , name = ''] of text.matchAll(RELATIVE)) {
      const other = fileAt(resolve(dirname(file), name));
      if (other !== undefined) found.add(other);
    }
  }
  return [...found];
}

/** @param submission the entry itself, or the folder that was handed in with it */
export function moduleFiles(entry: string, submission = entry): ModuleFiles {
  const files = modulesFrom(entry);
  const read = (file: string): string => readFileSync(file, 'utf8');
  const typed = files.filter((file) => isModule(file) && isTypescript(file));
  const plain = files.filter((file) => file.endsWith('.js') && !hasManifest(dirname(file), submission));
  const isLegacy = hasLegacyDecorators(typed.map(read), dirname(entry));
  const sources = [
    ...typed.map((file) => [realpathSync(file), javascriptOf(file, read(file), isLegacy)] as const),
    ...plain.map((file) => [realpathSync(file), sourceOf(read(file))] as const),
  ];
  return { files, sources: Object.fromEntries(sources) };
}

/** Does a `package.json` of the submission speak for this folder? One above the submission is somebody else's. */
function hasManifest(folder: string, submission: string): boolean {
  if (folder !== submission && !folder.startsWith(`${submission}${sep}`)) return false;
  return existsSync(join(folder, 'package.json')) || hasManifest(dirname(folder), submission);
}

/** The file that is meant by a name without its ending. */
const fileAt = (name: string): string | undefined =>
  endingsOf(name).find((path) => existsSync(path) && statSync(path).isFile());
