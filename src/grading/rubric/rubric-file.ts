/** Reads a rubric from a file, and its scripts from files next to it. */
import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { checkGiven } from '../../core/given.js';
import { parseRubric } from './read-rubric.js';
import type { Rubric } from './rubric.js';

/**
 * @throws RubricError with all faults in it, or the error of the file system if it cannot be read; TypeError unless the
 * path is a string
 */
export function readRubricFile(path: string): Rubric {
  checkGiven('path', path, 'a string');
  return parseRubric(readFileSync(path, 'utf8'), path, (script) =>
    scriptAt(isAbsolute(script) ? script : join(dirname(path), script)),
  );
}

/** @throws Error that names the file and says why it cannot be read */
function scriptAt(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`${file}: ${unreadBy(code, 'a script') ?? message}`, { cause: error });
  }
}

/**
 * The words for a system error code such as `ENOENT`. Undefined for any other code.
 * @param what what the file should be
 */
export const unreadBy = (code: string, what: string): string | undefined => UNREAD[code]?.(what);

const UNREAD: Readonly<Record<string, (what: string) => string>> = {
  ENOENT: () => 'there is no such file',
  ENOTDIR: () => 'there is no such file',
  EISDIR: (what) => `this is a folder, not ${what}`,
  EACCES: () => 'this file may not be read',
};
