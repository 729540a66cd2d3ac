/** The public names of `klondike-kit/french`: the French texts for players. */
import { BROWSER_FRENCH } from './browser/strings/french.js';
import { CARD_SEARCH_FRENCH, CORE_FRENCH } from './core/strings/french.js';
import type { Catalogue } from './english.js';
import { KLONDIKE_BROWSER_FRENCH } from './games/klondike/browser/strings/french.js';
import { KLONDIKE_TERMINAL_FRENCH } from './games/klondike/terminal/strings/french.js';
import {
  KLONDIKE_CHANGES_FRENCH,
  KLONDIKE_FRENCH,
  KLONDIKE_HELP_FRENCH,
  KLONDIKE_HINTS_FRENCH,
  KLONDIKE_READING_FRENCH,
  KLONDIKE_REFUSALS_FRENCH,
} from './games/klondike/words/strings/french.js';
import { KLONDIKE_RULES_FRENCH } from './games/klondike/model/strings/french.js';
import { MONTECARLO_BROWSER_FRENCH } from './games/montecarlo/browser/strings/french.js';
import { MONTECARLO_TERMINAL_FRENCH } from './games/montecarlo/terminal/strings/french.js';
import {
  MONTECARLO_CHANGES_FRENCH,
  MONTECARLO_FRENCH,
  MONTECARLO_HELP_FRENCH,
  MONTECARLO_REFUSALS_FRENCH,
} from './games/montecarlo/words/strings/french.js';
import { TERMINAL_FRENCH } from './terminal/strings/french.js';

export type { Catalogue } from './english.js';

/** All texts for players in French: for the option `strings` of any view. */
export const FRENCH: Catalogue = {
  core: CORE_FRENCH,
  cardSearch: CARD_SEARCH_FRENCH,
  browser: BROWSER_FRENCH,
  terminal: TERMINAL_FRENCH,
  klondike: KLONDIKE_FRENCH,
  klondikeRefusals: KLONDIKE_REFUSALS_FRENCH,
  klondikeRules: KLONDIKE_RULES_FRENCH,
  klondikeHelp: KLONDIKE_HELP_FRENCH,
  klondikeHints: KLONDIKE_HINTS_FRENCH,
  klondikeReading: KLONDIKE_READING_FRENCH,
  klondikeChanges: KLONDIKE_CHANGES_FRENCH,
  klondikeBrowser: KLONDIKE_BROWSER_FRENCH,
  klondikeTerminal: KLONDIKE_TERMINAL_FRENCH,
  montecarlo: MONTECARLO_FRENCH,
  montecarloRefusals: MONTECARLO_REFUSALS_FRENCH,
  montecarloHelp: MONTECARLO_HELP_FRENCH,
  montecarloChanges: MONTECARLO_CHANGES_FRENCH,
  montecarloBrowser: MONTECARLO_BROWSER_FRENCH,
  montecarloTerminal: MONTECARLO_TERMINAL_FRENCH,
};
