/** The files of a folder that may belong to a program. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isSkipped } from './file-kinds.js';

/**
 * The paths below the folder, with forward slashes, sorted by name. Leaves out skipped names and Python's virtual
 * environments. Also leaves out links, because they may lead to other people's files.
 */
export function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isSkipped(name));
  if (entries.some(({ name }) => name === 'pyvenv.cfg')) return [];
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (entry.isDirectory())
      return filesBelow(join(folder, entry.name)).map((file) => `${entry.name}/${file}`);
    return entry.isFile() ? [entry.name] : [];
  });
}

export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
