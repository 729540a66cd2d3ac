/** Keeps the grader from giving a submission files outside its folder. */
import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';

/** Is it the folder, or below it? Compares the paths only, without following links. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Is an existing file or folder in this folder? A link is where it leads, because the sandbox shows what it leads to. */
export const isInside = (path: string, folder: string): boolean =>
  isWithin(realpathSync(path), realpathSync(folder));
