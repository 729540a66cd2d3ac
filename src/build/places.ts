/** The folders that the build reads and writes, and the entry points of the package. */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export const SRC = join(ROOT, 'src');
export const DIST = join(ROOT, 'dist');

/** The compiler's declarations, one for each module. */
export const DECLARATIONS = join(ROOT, '.cache', 'declarations');

const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>;
};

/** `index`, `testing`, and so on. */
export const ENTRIES: readonly string[] = Object.keys(exports)
  .filter((path) => !path.includes('.', 1))
  .map((path) => (path === '.' ? 'index' : path.slice('./'.length)));

/** The path of a file in a folder, with slashes. */
export const pathIn = (folder: string, file: string): string => relative(folder, file).split(sep).join('/');
