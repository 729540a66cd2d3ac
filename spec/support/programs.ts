/** Finds programs that are installed on the machine. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The possible paths of programs with these names. Looks for each name in turn in all folders of the path. */
export function placesOnPath(names: readonly string[], path: string): string[] {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
