/** Prints and parses the text of Monte Carlo scripts. */
import { parseIn } from '../../../scripts/language/parse.js';
import { printIn } from '../../../scripts/language/print.js';
import { LANGUAGE } from './language.js';
import type { MonteCarloScript } from './script.js';

/** @throws TextError naming line, column, the word there and what was expected */
export function parseMonteCarloScript(text: string): MonteCarloScript {
  return parseIn(LANGUAGE, text);
}

/**
 * Events share lines of up to 80 characters, and each game begins a new line. Everything else has a line of
 * its own.
 */
export function printMonteCarloScript(script: MonteCarloScript): string {
  return printIn(LANGUAGE, script);
}
