/** The texts that the tables of Monte Carlo Solitaire on the page need in each language. */
import { BROWSER_FRENCH } from '../../../../browser/strings/french.js';
import type { LanguageName } from '../../../../core/strings/language.js';
import { CORE_FRENCH } from '../../../../core/strings/french.js';
import type { MonteCarloBrowserStrings } from '../../browser/strings/catalogue.js';
import { ENGLISH } from '../../browser/strings/catalogue.js';
import { MONTECARLO_BROWSER_FRENCH } from '../../browser/strings/french.js';
import type { MonteCarloHelpStrings, MonteCarloRefusalStrings } from '../../words/english.js';
import { MONTECARLO_HELP_ENGLISH, MONTECARLO_REFUSALS_ENGLISH } from '../../words/english.js';
import { MONTECARLO_FRENCH, MONTECARLO_HELP_FRENCH, MONTECARLO_REFUSALS_FRENCH } from '../../words/french.js';
import type { MonteCarloPageStrings } from './english.js';
import { MONTECARLO_PAGE_ENGLISH } from './english.js';
import { MONTECARLO_PAGE_FRENCH } from './french.js';

export interface PageTableStrings extends MonteCarloBrowserStrings {
  readonly montecarloRefusals: MonteCarloRefusalStrings;
  readonly montecarloHelp: MonteCarloHelpStrings;
  readonly montecarloPage: MonteCarloPageStrings;
}

export const STRINGS: Readonly<Record<LanguageName, PageTableStrings>> = {
  en: {
    ...ENGLISH,
    montecarloRefusals: MONTECARLO_REFUSALS_ENGLISH,
    montecarloHelp: MONTECARLO_HELP_ENGLISH,
    montecarloPage: MONTECARLO_PAGE_ENGLISH,
  },
  fr: {
    core: CORE_FRENCH,
    browser: BROWSER_FRENCH,
    montecarlo: MONTECARLO_FRENCH,
    montecarloRefusals: MONTECARLO_REFUSALS_FRENCH,
    montecarloHelp: MONTECARLO_HELP_FRENCH,
    montecarloBrowser: MONTECARLO_BROWSER_FRENCH,
    montecarloPage: MONTECARLO_PAGE_FRENCH,
  },
};
