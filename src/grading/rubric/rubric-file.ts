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
    throw new Error(`${file}: ${UNREAD[code] ?? message}`, { cause: error });
  }
}

/** Why a script cannot be read, by the system's error code. */
export const UNREAD: Readonly<Record<string, string>> = {
  ENOENT: 'this file does not exist',
  ENOTDIR: 'this file does not exist',
  EISDIR: 'this is a folder, not a script',
  EACCES: 'permission denied',
};
