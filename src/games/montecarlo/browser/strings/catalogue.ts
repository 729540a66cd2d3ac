/** The texts that a grid of Monte Carlo Solitaire on a page needs in each language, and the English ones. */
import type { BrowserStrings } from '../../../../browser/strings/english.js';
import { BROWSER_ENGLISH } from '../../../../browser/strings/english.js';
import type { CommandWords } from '../../../../core/commands.js';
import type { CoreStrings } from '../../../../core/strings/english.js';
import { CORE_ENGLISH } from '../../../../core/strings/english.js';
import type { MonteCarloCommandName } from '../../words/commands.js';
import type { MonteCarloChangeStrings, MonteCarloStrings } from '../../words/strings/english.js';
import { MONTECARLO_CHANGES_ENGLISH, MONTECARLO_ENGLISH } from '../../words/strings/english.js';
import type { MonteCarloBrowserSection } from './english.js';
import { MONTECARLO_BROWSER_ENGLISH } from './english.js';

/** The texts of a `MonteCarloBrowserView`, such as `FRENCH` of `klondike-kit/french`. */
export interface MonteCarloBrowserStrings {
  readonly core: CoreStrings;
  readonly browser: BrowserStrings;
  readonly montecarlo: MonteCarloStrings;
  readonly montecarloChanges: MonteCarloChangeStrings;
  readonly montecarloBrowser: MonteCarloBrowserSection;
}

export const ENGLISH: MonteCarloBrowserStrings = {
  core: CORE_ENGLISH,
  browser: BROWSER_ENGLISH,
  montecarlo: MONTECARLO_ENGLISH,
  montecarloChanges: MONTECARLO_CHANGES_ENGLISH,
  montecarloBrowser: MONTECARLO_BROWSER_ENGLISH,
};

/** The words of every command of such a grid. */
export const wordsIn = ({
  core,
  browser,
  montecarlo,
  montecarloBrowser,
}: MonteCarloBrowserStrings): Readonly<Record<MonteCarloCommandName<'browser'>, CommandWords>> => ({
  ...core.commands,
  ...browser.commands,
  ...montecarlo.commands,
  ...montecarloBrowser.commands,
});
