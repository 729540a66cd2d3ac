/** A rubric in a file, and scripts in files beside it. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseRubric } from './read-rubric.js';
import type { Rubric } from './rubric.js';

/** @throws RubricError with all faults in it, or the error of the file system if it cannot be read */
export const readRubricFile = (path: string): Rubric =>
  parseRubric(readFileSync(path, 'utf8'), path, (script) =>
    readFileSync(resolve(dirname(path), script), 'utf8'),
  );
