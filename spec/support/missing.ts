/**
 * Skips specs that need a program this machine lacks. The last line of the run names these programs (`not-tried.js`).
 */
import { describe, test } from '@jest/globals';
import { isProgram, placesOnPath } from './programs.js';

/** Skips the block if anything is missing, and says why in its title. */
export function describeUnless(missing: readonly string[], title: string, block: () => void): void {
  if (missing.length === 0) describe(title, block);
  else describe.skip(reasonIn(title, missing), block);
}

/** Skips a test in the same way. */
export function testUnless(missing: readonly string[], title: string, run: () => unknown): void {
  if (missing.length === 0) test(title, () => run() as Promise<void>);
  else test.skip(reasonIn(title, missing), () => undefined);
}

const reasonIn = (title: string, missing: readonly string[]): string =>
  `${title} (missing: ${missing.join(', ')})`;

/** The programs in this list that are not on the path. */
export const missingPrograms = (...names: readonly string[]): string[] =>
  names.filter((name) => !placesOnPath([name], process.env['PATH'] ?? '').some(isProgram));
