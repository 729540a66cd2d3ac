/** The submissions of a class: the entries of a folder. */
import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesOf } from '../../grading/candidate/candidate-of.js';
import { codeOf, whyUnlisted } from '../system-error.js';
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
    if (codeOf(error) === undefined) throw error;
    throw new UsageError(`--class ${folder}: ${whyUnlisted(error, 'a folder of submissions')}`);
  }
}

/** Beside a module, these say how it and what it imports are loaded. */
const MANIFESTS = ['package.json', 'package-lock.json'];

/**
 * A digest of all that a submission consists of: names and contents, whatever their dates. To a file belongs what it
 * imports of the files beside it. One that may not be read has another digest as soon as it may.
 */
export function contentOf(path: string): string {
  try {
    return readableContentOf(path);
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error;
    return 'may not be read';
  }
}

function readableContentOf(path: string): string {
  const hash = createHash('sha256');
  const whole = realpathSync(path);
  const around = dirname(whole);
  const manifests = MANIFESTS.map((name) => join(around, name)).filter((file) => existsSync(file));
  addTo(hash, whole, '');
  for (const file of [...filesOf(whole), ...manifests].filter((one) => one !== whole).sort())
    addTo(hash, realpathSync(file), relative(around, file));
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
