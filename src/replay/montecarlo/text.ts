/** Scripts of Monte Carlo Solitaire as text, both ways. */
import { TextError } from '../../core/text/text-error.js';
import { checkTags, parseIn } from '../script/parse.js';
import { printIn, printItemIn } from '../script/print.js';
import { LANGUAGE } from './language.js';
import type { MonteCarloItem, MonteCarloScript } from './script.js';

/** @throws TextError naming line, column, the word there and what was expected */
export function parseMonteCarloScript(text: string): MonteCarloScript {
  const script = parseIn(LANGUAGE, text);
  const begun = script.findIndex(({ kind }) => kind === 'event');
  checkTags(text, script, ({ key, text: game }, index) => {
    if (key === 'Game' && begun >= 0 && index > begun)
      throw new TextError({ line: 1, column: 1 }, game, 'the Game tag before the first event');
  });
  return script;
}

/** Events share lines of up to 80 characters, each game from a new one; all else has a line of its own. */
export function printMonteCarloScript(script: MonteCarloScript): string {
  return printIn(LANGUAGE, script);
}

export const printMonteCarloItem = (item: MonteCarloItem): string => printItemIn(LANGUAGE, item);
