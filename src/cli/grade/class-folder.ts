/** The folder of a class: submissions and other files. */
import type { Hash } from 'node:crypto';
import { createHash } from 'node:crypto';
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
import { filesOf, isProgramFile } from '../../grading/candidate/candidate-of.js';
import { isSkipped } from '../../grading/candidate/find/file-kinds.js';
import { codeOf, orUsageError, unlessSystemError, whyUnlisted } from '../errors.js';

export interface ClassSubmission {
  /** The name of the file or folder. */
  readonly name: string;
  readonly path: string;
}

/** The entries in the folder, sorted by name. @throws UsageError if the folder can't be read */
export function classFolder(folder: string): {
  readonly submissions: readonly ClassSubmission[];
  /** The names of empty folders, and of files in unknown languages. They are not submissions. */
  readonly others: readonly string[];
} {
  const names = namesIn(folder);
  const programs = new Set(names.filter((name) => mayBeProgram(join(folder, name))));
  return {
    submissions: [...programs].map((name) => ({ name, path: join(folder, name) })),
    others: names.filter((name) => !programs.has(name)),
  };
}

const namesIn = (folder: string): readonly string[] =>
  orUsageError(
    () => entriesOf(folder).sort(),
    (error, say) => say.about(`--class ${folder}`, whyUnlisted(error, 'submissions', say)),
  );

/** Node reads these files to load the modules next to them, so they affect all submissions. */
const MANIFESTS = ['package.json', 'package-lock.json'];

const entriesOf = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !isSkipped(name) && !MANIFESTS.includes(name));

/** An unreadable file counts as a submission, so that its report says why it can't be read. */
const mayBeProgram = (path: string): boolean =>
  unlessSystemError(
    () => (statSync(path).isDirectory() ? hasFiles(path) : isProgramFile(path)),
    () => true,
  );

const hasFiles = (folder: string): boolean =>
  entriesOf(folder).some((name) => {
    const path = join(folder, name);
    return !lstatSync(path).isDirectory() || hasFiles(path);
  });

/**
 * A digest of the names and contents of a submission's files, not of their dates. For a file, the digest includes the
 * files next to it that it imports. A file that can't be read gets a different digest as soon as it can be read.
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

/** Adds a file, or the entries of a folder, sorted by name. A link counts as the path that it contains. */
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
