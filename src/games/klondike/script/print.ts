/** Prints a Klondike script as its canonical text. */
import { printIn } from '../../../scripts/language/print.js';
import { LANGUAGE } from './language.js';
import type { Script } from './script.js';

/**
 * Events share lines of up to 80 characters, and each game begins a new line. Everything else has a line of
 * its own.
 */
export function printScript(script: Script): string {
  return printIn(LANGUAGE, script);
}
