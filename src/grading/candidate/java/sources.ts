/** The Java sources of a submission. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CandidateFault } from '../candidate.js';

export interface Sources {
  /** Where packages begin. */
  readonly root: string;
  /** Below the root. */
  readonly files: readonly string[];
  /** Libraries that came with it, the course's own among them. */
  readonly jars: readonly string[];
}

/** The course's own package: copies of it would stand in the way of ours. */
const LIBRARY = join('be', 'ac', 'ulg', 'montefiore', 'oop', 'graphics');

export const hasSources = (folder: string): boolean => filesIn(folder).some((file) => file.endsWith('.java'));

/** @throws CandidateFault if there are none */
export function sourcesIn(folder: string): Sources {
  const all = filesIn(folder);
  const java = all.filter((file) => file.endsWith('.java'));
  const root = rootOf(folder, java);
  const files = java
    .map((file) => relative(root, file))
    .filter((file) => !file.startsWith('..') && !file.endsWith('module-info.java'))
    .filter((file) => !`${sep}${file}`.includes(`${sep}${LIBRARY}${sep}`));
  if (files.length === 0) throw new CandidateFault('not started', `There is no Java source in ${folder}.`);
  return { root, files, jars: all.filter((file) => file.endsWith('.jar')) };
}

/** How a file begins that is not in bytes. */
const MARKS: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** The text of a file: UTF-8 as it should be, or as editors on Windows write it. */
export function textOf(file: string): string {
  const bytes = readFileSync(file);
  try {
    return new TextDecoder(MARKS[bytes.toString('hex', 0, 2)] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The `src` that lies highest and has sources, or `src/main/java` in it; else the folder itself. */
function rootOf(folder: string, java: readonly string[]): string {
  const [shortest] = java
    .map((file) => `${sep}${relative(folder, file)}`)
    .map((file) => file.slice(1, file.indexOf(`${sep}src${sep}`) + `${sep}src`.length))
    .filter((path) => path.endsWith('src'))
    .sort((one, other) => one.split(sep).length - other.split(sep).length);
  if (shortest === undefined) return folder;
  const src = join(folder, shortest);
  const main = join(src, 'main', 'java');
  return existsSync(main) ? main : src;
}

/** All files, without hidden ones and those that archives of a Mac bring. Links are not followed. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== '__MACOSX' && name !== 'node_modules')
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path] : [];
    });
}

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
