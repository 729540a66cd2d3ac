/**
 * The English texts for players. You need them only to change a text or to translate them: every view uses them by
 * default. `Catalogue` is the type of every language's texts.
 * @module klondike-kit/english
 */
import type { KlondikeBrowserStrings } from './games/klondike/browser/strings/english.js';
import { ENGLISH as KLONDIKE_BROWSER } from './games/klondike/browser/strings/english.js';
import type { KlondikeRuleStrings } from './games/klondike/model/strings/english.js';
import { KLONDIKE_RULES_ENGLISH } from './games/klondike/model/strings/english.js';
import type { KlondikeTerminalStrings } from './games/klondike/terminal/strings/english.js';
import { ENGLISH as KLONDIKE_TERMINAL } from './games/klondike/terminal/strings/english.js';
import type { KlondikeRefusalStrings } from './games/klondike/words/strings/english.js';
import { KLONDIKE_REFUSALS_ENGLISH } from './games/klondike/words/strings/english.js';
import type { MonteCarloBrowserStrings } from './games/montecarlo/browser/strings/english.js';
import { ENGLISH as MONTECARLO_BROWSER } from './games/montecarlo/browser/strings/english.js';
import type { MonteCarloTerminalStrings } from './games/montecarlo/terminal/strings/english.js';
import { ENGLISH as MONTECARLO_TERMINAL } from './games/montecarlo/terminal/strings/english.js';
import type { MonteCarloRefusalStrings } from './games/montecarlo/words/strings/english.js';
import {
  MONTECARLO_HELP_ENGLISH,
  MONTECARLO_REFUSALS_ENGLISH,
} from './games/montecarlo/words/strings/english.js';

/** All texts of a language, in sections. Views and programs use the sections that they need. */
export interface Catalogue
  extends
    KlondikeBrowserStrings,
    KlondikeTerminalStrings,
    MonteCarloBrowserStrings,
    MonteCarloTerminalStrings {
  readonly klondikeRefusals: KlondikeRefusalStrings;
  readonly klondikeRules: KlondikeRuleStrings;
  readonly montecarloRefusals: MonteCarloRefusalStrings;
  readonly montecarloHelp: typeof MONTECARLO_HELP_ENGLISH;
}

/** All English texts for players. Pass them to any view in the option `strings`. */
export const ENGLISH: Catalogue = {
  ...KLONDIKE_BROWSER,
  ...KLONDIKE_TERMINAL,
  ...MONTECARLO_BROWSER,
  ...MONTECARLO_TERMINAL,
  klondikeRefusals: KLONDIKE_REFUSALS_ENGLISH,
  klondikeRules: KLONDIKE_RULES_ENGLISH,
  montecarloRefusals: MONTECARLO_REFUSALS_ENGLISH,
  montecarloHelp: MONTECARLO_HELP_ENGLISH,
};
