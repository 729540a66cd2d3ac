/** What Klondike says in the terminal, in French. */
import { CORE_FRENCH } from '../../../core/strings/french.js';
import { TERMINAL_FRENCH } from '../../../terminal/strings/french.js';
import { KLONDIKE_TERMINAL_FRENCH } from '../terminal/strings/french.js';
import { KLONDIKE_FRENCH, KLONDIKE_REFUSALS_FRENCH, KLONDIKE_RULES_FRENCH } from '../words/french.js';
import type { CommandStrings } from './english.js';

export const IN_FRENCH: CommandStrings = {
  core: CORE_FRENCH,
  terminal: TERMINAL_FRENCH,
  klondike: KLONDIKE_FRENCH,
  klondikeTerminal: KLONDIKE_TERMINAL_FRENCH,
  klondikeRefusals: KLONDIKE_REFUSALS_FRENCH,
  klondikeRules: KLONDIKE_RULES_FRENCH,
};
