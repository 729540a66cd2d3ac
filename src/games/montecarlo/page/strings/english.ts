/** What the tables of Monte Carlo Solitaire on the page say beside their view, in English. */
import { CORE_ENGLISH } from '../../../../core/strings/english.js';

export const MONTECARLO_PAGE_ENGLISH = {
  /** In the menu. */
  houses: { umbc: 'Monte Carlo (UMBC)' },
  /** What a deal with a number is known by. */
  game: (number: string): string => `game ${number}`,
  score: (score: number): string => `score ${score}`,
  /** What has come of the game. */
  standing: (score: number, left: number): string => `score ${score}, ${CORE_ENGLISH.cards(left)} left`,
  /** @param searches the most grids of a replay that are searched for a hint */
  spent: (searches: number): string =>
    `Only the events up to the ${searches}th grid that ahead searches are shown.`,
};

export type MonteCarloPageStrings = typeof MONTECARLO_PAGE_ENGLISH;
