/** What Monte Carlo Solitaire says in the terminal, in English; its type is that of every language. */
import type { MonteCarloTerminalStrings } from '../terminal/strings/catalogue.js';
import { ENGLISH } from '../terminal/strings/catalogue.js';
import type { MonteCarloHelpStrings, MonteCarloRefusalStrings } from '../words/english.js';
import { MONTECARLO_HELP_ENGLISH, MONTECARLO_REFUSALS_ENGLISH } from '../words/english.js';

export interface CommandStrings extends MonteCarloTerminalStrings {
  readonly montecarloRefusals: MonteCarloRefusalStrings;
  readonly montecarloHelp: MonteCarloHelpStrings;
}

export const IN_ENGLISH: CommandStrings = {
  ...ENGLISH,
  montecarloRefusals: MONTECARLO_REFUSALS_ENGLISH,
  montecarloHelp: MONTECARLO_HELP_ENGLISH,
};
