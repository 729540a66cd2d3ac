/** The English text for Monte Carlo Solitaire on the page. */
import { CORE_ENGLISH } from '../../../../core/strings/english.js';
import type { MonteCarloBrowserStrings } from '../../browser/strings/english.js';
import { ENGLISH as TABLE_ENGLISH } from '../../browser/strings/english.js';
import { MONTECARLO_HOUSES_ENGLISH } from '../../strings/english.js';
import { MONTECARLO_HELP_ENGLISH, MONTECARLO_REFUSALS_ENGLISH } from '../../words/strings/english.js';

export const MONTECARLO_PAGE_ENGLISH = {
  /** Names in the settings. */
  houses: MONTECARLO_HOUSES_ENGLISH,
  /** The name of a deal with a number. */
  game: (number: string): string => `game ${number}`,
  firstWin: 'First Monte Carlo win!',
  score: (score: number): string => `score ${score}`,
  standing: (score: number, left: number): string => `score ${score}, ${CORE_ENGLISH.cards(left)} left`,
  howTo: {
    title: 'How to play',
    goal: {
      title: 'The goal',
      text: 'Remove all 52 cards, two at a time. Each card you remove scores a point.',
    },
    pair: {
      title: 'Pairs that touch',
      text: "A pair is two touching cards of the same rank: side by side, one above the other, or corner to corner. Suits don't matter. Press one card, then the other.",
    },
    consolidate: {
      title: 'Closing the gaps',
      text: 'Consolidate moves the cards left and up to close the gaps, then fills the empty cells from the deck. You can do it at any time.',
    },
  },
  /** @param searches how many grids a replay may search for the best hint */
  spent: (searches: number): string => `This replay stops here: it can look for only ${searches} best hints.`,
};

export interface MonteCarloPageStrings extends MonteCarloBrowserStrings {
  readonly montecarloRefusals: typeof MONTECARLO_REFUSALS_ENGLISH;
  readonly montecarloHelp: typeof MONTECARLO_HELP_ENGLISH;
  readonly montecarloPage: typeof MONTECARLO_PAGE_ENGLISH;
}

export const ENGLISH: MonteCarloPageStrings = {
  ...TABLE_ENGLISH,
  montecarloRefusals: MONTECARLO_REFUSALS_ENGLISH,
  montecarloHelp: MONTECARLO_HELP_ENGLISH,
  montecarloPage: MONTECARLO_PAGE_ENGLISH,
};
