/** The submissions of a class: the entries of a folder. */
import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { lstatSync, readFileSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../usage.js';

export interface Submitted {
  /** The name of the file or folder. */
  readonly name: string;
  readonly path: string;
}

/** What lies beside submissions: of the archive they came in, and what they all import. */
const BESIDE = ['__MACOSX', 'node_modules', 'package.json', 'package-lock.json'];

/** Every file and folder but hidden ones, by name. @throws UsageError if the folder cannot be read */
export function submissionsIn(folder: string): readonly Submitted[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.') && !BESIDE.includes(name))
      .sort()
      .map((name) => ({ name, path: join(folder, name) }));
  } catch (error) {
    throw new UsageError(`--class ${folder}: ${(error as Error).message}`);
  }
}

/** A digest of all that a submission consists of: names and contents, whatever their dates. */
export function contentOf(path: string): string {
  const hash = createHash('sha256');
  addTo(hash, realpathSync(path), '');
  return hash.digest('hex');
}

/** Adds a file, or a folder's entries by name. Links count as what is written in them. */
function addTo(hash: Hash, path: string, name: string): void {
  const stat = lstatSync(path);
  if (stat.isDirectory()) {
    hash.update(`folder ${JSON.stringify(name)}\n`);
    for (const entry of readdirSync(path).sort()) addTo(hash, join(path, entry), `${name}/${entry}`);
  } else if (stat.isSymbolicLink()) {
    hash.update(`link ${JSON.stringify([name, readlinkSync(path)])}\n`);
  } else if (stat.isFile()) {
    hash.update(`file ${JSON.stringify(name)} ${stat.size}\n`).update(readFileSync(path));
  } else {
    hash.update(`other ${JSON.stringify(name)}\n`);
  }
}

/** Is it a file that must be unpacked first? A `.jar` is none: it can be graded. */
export const isArchive = (path: string): boolean =>
  /\.(zip|tar|tgz|gz|bz2|xz|7z|rar)$/i.test(path) && statSync(path).isFile();
