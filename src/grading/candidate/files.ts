/** Files and folders of submissions, and temporary folders for unpacked and compiled files. */
import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, posix, relative, sep } from 'node:path';
import process from 'node:process';
import { isSkipped, sourceLanguageOf } from './find/file-kinds.js';

/**
 * The paths of the files below a folder that may belong to a program, with forward slashes, sorted by name. Leaves out
 * skipped names and Python's virtual environments. Also leaves out links, because they may lead to other people's files.
 * @param isWhole is this the whole submission, or the only folder in it? It may contain both a virtual environment and
 *   the program.
 */
export function filesBelow(folder: string, isWhole = true): string[] {
  const all = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isSkipped(name));
  const isEnvironment = all.some(({ name }) => name === 'pyvenv.cfg');
  if (isEnvironment && !isWhole) return [];
  const entries = isEnvironment ? all.filter(({ name }) => !OF_ENVIRONMENT.has(name)) : all;
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
    const below = filesBelow(join(folder, entry.name), isWhole && all.length === 1);
    return below.map((file) => `${entry.name}/${file}`);
  });
}

/** Python writes these into the folder of a virtual environment, depending on the system. */
const OF_ENVIRONMENT: ReadonlySet<string> = new Set([
  ...['pyvenv.cfg', 'bin', 'lib', 'lib64', 'include'],
  ...['Scripts', 'Lib', 'Include'],
]);

export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Is the path the folder itself, or inside it? Compares the paths only, without following links. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Is an existing file or folder in this folder? Follows links, because the sandbox shows what they lead to. */
export const isInside = (path: string, folder: string): boolean =>
  isWithin(realpathSync(path), realpathSync(folder));

/** The deepest folder that contains all of these files. Paths have forward slashes. */
export function commonFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => posix.dirname(path).split('/'));
  const differs = first.findIndex((name, depth) => others.some((other) => other[depth] !== name));
  const names = differs === -1 ? first : first.slice(0, differs);
  return names.length === 0 ? '.' : names.join('/');
}

/** The byte order marks of UTF-16. */
const MARKS: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** Reads UTF-8 or the encodings that editors on Windows use. */
export function textOf(file: string): string {
  const bytes = readFileSync(file);
  try {
    return new TextDecoder(MARKS[bytes.toString('hex', 0, 2)] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const DATA_FILE = /(['"`])((?:\.\/)?\w[\w ./-]*\.\w+)\1/g;

/**
 * The data files that a program names in its text, such as `'cards.json'`, if they are in the folder or below it. Leaves
 * out sources, because they may belong to other programs.
 * @param root leaves out links that lead out of this folder
 */
export function dataFilesIn(text: string, folder: string, root = folder): readonly string[] {
  const names = [...text.matchAll(DATA_FILE)].map(([, , name = '']) => name);
  return [...new Set(names)]
    .filter((name) => !name.split('/').includes('..') && sourceLanguageOf(name) === undefined)
    .map((name) => join(folder, name))
    .filter((file) => isFile(file) && isInside(file, root));
}

const temporaryFolders: string[] = [];

/** A new folder that no other program uses. It is removed when the program ends. */
export function temporaryFolder(): string {
  if (temporaryFolders.length === 0) process.on('exit', removeTemporaryFolders);
  const folder = mkdtempSync(join(tmpdir(), 'klondike-'));
  temporaryFolders.push(folder);
  return folder;
}

/** Removes all temporary folders before the program ends. */
export function removeTemporaryFolders(): void {
  for (const folder of temporaryFolders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
