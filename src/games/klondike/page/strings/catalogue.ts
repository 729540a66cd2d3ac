/** The texts that Klondike's tables on the page need in each language. */
import { BROWSER_FRENCH } from '../../../../browser/strings/french.js';
import type { LanguageName } from '../../../../core/strings/language.js';
import { CORE_FRENCH } from '../../../../core/strings/french.js';
import type { KlondikeBrowserStrings } from '../../browser/strings/catalogue.js';
import { ENGLISH } from '../../browser/strings/catalogue.js';
import { KLONDIKE_BROWSER_FRENCH } from '../../browser/strings/french.js';
import type { KlondikeRefusalStrings, KlondikeRuleStrings } from '../../words/english.js';
import { KLONDIKE_REFUSALS_ENGLISH, KLONDIKE_RULES_ENGLISH } from '../../words/english.js';
import {
  KLONDIKE_FRENCH,
  KLONDIKE_HINTS_FRENCH,
  KLONDIKE_REFUSALS_FRENCH,
  KLONDIKE_RULES_FRENCH,
} from '../../words/french.js';
import type { KlondikePageStrings } from './english.js';
import { KLONDIKE_PAGE_ENGLISH } from './english.js';
import { KLONDIKE_PAGE_FRENCH } from './french.js';

export interface PageTableStrings extends KlondikeBrowserStrings {
  readonly klondikeRefusals: KlondikeRefusalStrings;
  readonly klondikeRules: KlondikeRuleStrings;
  readonly klondikePage: KlondikePageStrings;
}

export const STRINGS: Readonly<Record<LanguageName, PageTableStrings>> = {
  en: {
    ...ENGLISH,
    klondikeRefusals: KLONDIKE_REFUSALS_ENGLISH,
    klondikeRules: KLONDIKE_RULES_ENGLISH,
    klondikePage: KLONDIKE_PAGE_ENGLISH,
  },
  fr: {
    core: CORE_FRENCH,
    browser: BROWSER_FRENCH,
    klondike: KLONDIKE_FRENCH,
    klondikeHints: KLONDIKE_HINTS_FRENCH,
    klondikeRefusals: KLONDIKE_REFUSALS_FRENCH,
    klondikeRules: KLONDIKE_RULES_FRENCH,
    klondikeBrowser: KLONDIKE_BROWSER_FRENCH,
    klondikePage: KLONDIKE_PAGE_FRENCH,
  },
};
