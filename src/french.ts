/**
 * The French texts for players. Use them to show any view in French.
 * @module klondike-kit/french
 */
import type { Catalogue } from './english.js';
import { FRENCH as KLONDIKE_BROWSER } from './games/klondike/browser/strings/french.js';
import { KLONDIKE_RULES_FRENCH } from './games/klondike/model/strings/french.js';
import { FRENCH as KLONDIKE_TERMINAL } from './games/klondike/terminal/strings/french.js';
import { KLONDIKE_REFUSALS_FRENCH } from './games/klondike/words/strings/french.js';
import { FRENCH as MONTECARLO_BROWSER } from './games/montecarlo/browser/strings/french.js';
import { FRENCH as MONTECARLO_TERMINAL } from './games/montecarlo/terminal/strings/french.js';
import {
  MONTECARLO_HELP_FRENCH,
  MONTECARLO_REFUSALS_FRENCH,
} from './games/montecarlo/words/strings/french.js';

export type { Catalogue } from './english.js';

/** All French texts for players. Pass them to any view in the option `strings`. */
export const FRENCH: Catalogue = {
  ...KLONDIKE_BROWSER,
  ...KLONDIKE_TERMINAL,
  ...MONTECARLO_BROWSER,
  ...MONTECARLO_TERMINAL,
  klondikeRefusals: KLONDIKE_REFUSALS_FRENCH,
  klondikeRules: KLONDIKE_RULES_FRENCH,
  montecarloRefusals: MONTECARLO_REFUSALS_FRENCH,
  montecarloHelp: MONTECARLO_HELP_FRENCH,
};
