/** The folders whose sources are changed, one run of Stryker each. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Folder {
  /** From the root: `src/core/text`. */
  readonly name: string;
  /** Its own files, not those of folders in it. */
  readonly files: readonly string[];
  /** Of the contents of its files. */
  readonly digest: string;
}

/** All that knows what is right: shared parts, rules and models, contracts, controllers, scripts. */
const SCOPE =
  /^src\/(core|scripts|games\/(klondike|montecarlo)\/(words|model|contract|controller|search|script))\//;

/** Texts for players: a spec holds that none is missing; which words they are is no fault of a program. */
export const TEXTS = /\/strings\//;

export function foldersIn(root: string): Folder[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && SCOPE.test(file) && !TEXTS.test(file))
    .sort();
  return [...new Set(files.map((file) => dirname(file)))].map((name) => {
    const own = files.filter((file) => dirname(file) === name);
    return { name, files: own, digest: digestOf(own.map((file) => readFileSync(join(root, file), 'utf8'))) };
  });
}

const digestOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
