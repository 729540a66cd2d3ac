/** What `--record` writes to: a line is in the file as soon as it is written, so that a crash loses nothing. */
import { openSync, writeSync } from 'node:fs';
import { codeOf } from './system-error.js';
import { UsageError } from './usage.js';

/** Writes lines to a new file, each at once. @throws UsageError if the file exists or cannot be made */
export function lineWriter(file: string): (line: string) => void {
  const descriptor = create(file);
  return (line) => writeSync(descriptor, `${line}\n`);
}

function create(file: string): number {
  try {
    return openSync(file, 'wx');
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new UsageError(`--record ${file}: this file exists already`);
    if (codeOf(error) === undefined) throw error;
    throw new UsageError(`--record ${file}: this file cannot be made (${String(codeOf(error))})`);
  }
}
