/** What the tables of Monte Carlo Solitaire on the page say, in English. */
import type { MonteCarloBrowserStrings } from '../../browser/strings/catalogue.js';
import { ENGLISH } from '../../browser/strings/catalogue.js';
import type { MonteCarloHelpStrings, MonteCarloRefusalStrings } from '../../words/strings/english.js';
import { MONTECARLO_HELP_ENGLISH, MONTECARLO_REFUSALS_ENGLISH } from '../../words/strings/english.js';
import type { MonteCarloPageStrings } from './english.js';
import { MONTECARLO_PAGE_ENGLISH } from './english.js';

export interface PageTableStrings extends MonteCarloBrowserStrings {
  readonly montecarloRefusals: MonteCarloRefusalStrings;
  readonly montecarloHelp: MonteCarloHelpStrings;
  readonly montecarloPage: MonteCarloPageStrings;
}

export const IN_ENGLISH: PageTableStrings = {
  ...ENGLISH,
  montecarloRefusals: MONTECARLO_REFUSALS_ENGLISH,
  montecarloHelp: MONTECARLO_HELP_ENGLISH,
  montecarloPage: MONTECARLO_PAGE_ENGLISH,
};
