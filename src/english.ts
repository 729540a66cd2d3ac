/**
 * The public names of `klondike-kit/english`: the English texts for players, and the type of every language's
 * texts.
 */
import { BROWSER_ENGLISH } from './browser/strings/english.js';
import { CARD_SEARCH_ENGLISH, CORE_ENGLISH } from './core/strings/english.js';
import type { KlondikeBrowserStrings } from './games/klondike/browser/strings/catalogue.js';
import { KLONDIKE_BROWSER_ENGLISH } from './games/klondike/browser/strings/english.js';
import type { KlondikeTerminalStrings } from './games/klondike/terminal/strings/catalogue.js';
import { KLONDIKE_TERMINAL_ENGLISH } from './games/klondike/terminal/strings/english.js';
import type { KlondikeHintStrings, KlondikeRefusalStrings } from './games/klondike/words/strings/english.js';
import type { KlondikeRuleStrings } from './games/klondike/model/strings/english.js';
import {
  KLONDIKE_CHANGES_ENGLISH,
  KLONDIKE_ENGLISH,
  KLONDIKE_HELP_ENGLISH,
  KLONDIKE_HINTS_ENGLISH,
  KLONDIKE_READING_ENGLISH,
  KLONDIKE_REFUSALS_ENGLISH,
} from './games/klondike/words/strings/english.js';
import { KLONDIKE_RULES_ENGLISH } from './games/klondike/model/strings/english.js';
import type { MonteCarloBrowserStrings } from './games/montecarlo/browser/strings/catalogue.js';
import { MONTECARLO_BROWSER_ENGLISH } from './games/montecarlo/browser/strings/english.js';
import type { MonteCarloTerminalStrings } from './games/montecarlo/terminal/strings/catalogue.js';
import { MONTECARLO_TERMINAL_ENGLISH } from './games/montecarlo/terminal/strings/english.js';
import {
  MONTECARLO_CHANGES_ENGLISH,
  MONTECARLO_ENGLISH,
  MONTECARLO_HELP_ENGLISH,
  MONTECARLO_REFUSALS_ENGLISH,
} from './games/montecarlo/words/strings/english.js';
import type {
  MonteCarloHelpStrings,
  MonteCarloRefusalStrings,
} from './games/montecarlo/words/strings/english.js';
import { TERMINAL_ENGLISH } from './terminal/strings/english.js';

/** All texts of a language, in sections. Views and programs take the sections that they need. */
export interface Catalogue
  extends
    KlondikeBrowserStrings,
    KlondikeTerminalStrings,
    MonteCarloBrowserStrings,
    MonteCarloTerminalStrings {
  readonly klondikeRefusals: KlondikeRefusalStrings;
  readonly klondikeRules: KlondikeRuleStrings;
  readonly klondikeHints: KlondikeHintStrings;
  readonly montecarloRefusals: MonteCarloRefusalStrings;
  readonly montecarloHelp: MonteCarloHelpStrings;
}

/** All texts for players in English: for the option `strings` of any view. */
export const ENGLISH: Catalogue = {
  core: CORE_ENGLISH,
  cardSearch: CARD_SEARCH_ENGLISH,
  browser: BROWSER_ENGLISH,
  terminal: TERMINAL_ENGLISH,
  klondike: KLONDIKE_ENGLISH,
  klondikeRefusals: KLONDIKE_REFUSALS_ENGLISH,
  klondikeRules: KLONDIKE_RULES_ENGLISH,
  klondikeHelp: KLONDIKE_HELP_ENGLISH,
  klondikeHints: KLONDIKE_HINTS_ENGLISH,
  klondikeReading: KLONDIKE_READING_ENGLISH,
  klondikeChanges: KLONDIKE_CHANGES_ENGLISH,
  klondikeBrowser: KLONDIKE_BROWSER_ENGLISH,
  klondikeTerminal: KLONDIKE_TERMINAL_ENGLISH,
  montecarlo: MONTECARLO_ENGLISH,
  montecarloRefusals: MONTECARLO_REFUSALS_ENGLISH,
  montecarloHelp: MONTECARLO_HELP_ENGLISH,
  montecarloChanges: MONTECARLO_CHANGES_ENGLISH,
  montecarloBrowser: MONTECARLO_BROWSER_ENGLISH,
  montecarloTerminal: MONTECARLO_TERMINAL_ENGLISH,
};
