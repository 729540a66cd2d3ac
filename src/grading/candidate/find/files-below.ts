/** The files of a folder that may belong to a program. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isSkipped } from './file-kinds.js';

/**
 * The paths below the folder, with forward slashes, sorted by name. Leaves out skipped names and Python's virtual
 * environments. Also leaves out links, because they may lead to other people's files.
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
