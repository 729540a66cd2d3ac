/** Prints a Klondike script as its canonical text. */
import { printIn, printVariationsIn } from '../../../scripts/language/print.js';
import { LANGUAGE } from './language.js';
import type { Script } from './script.js';

/**
 * Events share lines of up to 80 characters, and each game begins a new line. Everything else has a line of
 * its own.
 */
export function printScript(script: Script): string {
  return printIn(LANGUAGE, script);
}

/**
 * What was played, with variations: what was undone stands in brackets behind what was played in its place. Read again,
 * it has the same moves, branches and standing. Checks, comments and refused events are left out.
 */
export function printVariations(script: Script): string {
  return printVariationsIn(LANGUAGE, script);
}
