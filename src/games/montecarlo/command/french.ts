/** What Monte Carlo Solitaire says in the terminal, in French. */
import { CORE_FRENCH } from '../../../core/strings/french.js';
import { TERMINAL_FRENCH } from '../../../terminal/strings/french.js';
import { MONTECARLO_TERMINAL_FRENCH } from '../terminal/strings/french.js';
import { MONTECARLO_FRENCH, MONTECARLO_HELP_FRENCH, MONTECARLO_REFUSALS_FRENCH } from '../words/french.js';
import type { CommandStrings } from './english.js';

export const IN_FRENCH: CommandStrings = {
  core: CORE_FRENCH,
  terminal: TERMINAL_FRENCH,
  montecarlo: MONTECARLO_FRENCH,
  montecarloTerminal: MONTECARLO_TERMINAL_FRENCH,
  montecarloRefusals: MONTECARLO_REFUSALS_FRENCH,
  montecarloHelp: MONTECARLO_HELP_FRENCH,
};
