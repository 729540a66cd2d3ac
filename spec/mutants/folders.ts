/** The folders to mutate, each in one run of Stryker. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Folder {
  /** Relative to the root: `src/core/text`. */
  readonly name: string;
  /** The files in the folder, without subfolders. */
  readonly files: readonly string[];
  /** A hash of its files' contents. */
  readonly digest: string;
}

/** The code that knows the rules: shared parts, models, contracts, controllers, scripts. */
const SCOPE =
  /^src\/(core|scripts|games\/(klondike|montecarlo)\/(words|model|contract|controller|search|script))\//;

/** Texts for players: a spec checks that none is missing, and wording can't be a fault. */
export const TEXTS = '/strings/';

export function foldersIn(root: string): Folder[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && SCOPE.test(file) && !file.includes(TEXTS))
    .sort();
  return [...new Set(files.map((file) => dirname(file)))].map((name) => {
    const own = files.filter((file) => dirname(file) === name);
    return { name, files: own, digest: digestOf(own.map((file) => readFileSync(join(root, file), 'utf8'))) };
  });
}

const digestOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
