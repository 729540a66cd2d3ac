/** What the tables of Monte Carlo Solitaire on the page say, in French. */
import { BROWSER_FRENCH } from '../../../../browser/strings/french.js';
import { CORE_FRENCH } from '../../../../core/strings/french.js';
import { MONTECARLO_BROWSER_FRENCH } from '../../browser/strings/french.js';
import {
  MONTECARLO_CHANGES_FRENCH,
  MONTECARLO_FRENCH,
  MONTECARLO_HELP_FRENCH,
  MONTECARLO_REFUSALS_FRENCH,
} from '../../words/strings/french.js';
import { MONTECARLO_PAGE_FRENCH } from './french.js';
import type { PageTableStrings } from './in-english.js';

export const IN_FRENCH: PageTableStrings = {
  core: CORE_FRENCH,
  browser: BROWSER_FRENCH,
  montecarlo: MONTECARLO_FRENCH,
  montecarloRefusals: MONTECARLO_REFUSALS_FRENCH,
  montecarloHelp: MONTECARLO_HELP_FRENCH,
  montecarloChanges: MONTECARLO_CHANGES_FRENCH,
  montecarloBrowser: MONTECARLO_BROWSER_FRENCH,
  montecarloPage: MONTECARLO_PAGE_FRENCH,
};
