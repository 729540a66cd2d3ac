/** The texts of Monte Carlo Solitaire on the page, in English. */
import { CORE_ENGLISH } from '../../../../core/strings/english.js';
import type { MonteCarloBrowserStrings } from '../../browser/strings/english.js';
import { ENGLISH as TABLE_ENGLISH } from '../../browser/strings/english.js';
import { MONTECARLO_HOUSES_ENGLISH } from '../../strings/english.js';
import { MONTECARLO_HELP_ENGLISH, MONTECARLO_REFUSALS_ENGLISH } from '../../words/strings/english.js';

export const MONTECARLO_PAGE_ENGLISH = {
  /** Names in the menu. */
  houses: MONTECARLO_HOUSES_ENGLISH,
  /** The name of a deal with a number. */
  game: (number: string): string => `game ${number}`,
  score: (score: number): string => `score ${score}`,
  /** How the game stands. */
  standing: (score: number, left: number): string => `score ${score}, ${CORE_ENGLISH.cards(left)} left`,
  /** The dialog that tells how the game is played. */
  howTo: {
    title: 'How to play',
    goal: {
      title: 'The goal',
      text: 'Remove all 52 cards, two at a time. Each card removed is a point.',
    },
    pair: {
      title: 'Pairs that touch',
      text: 'Two cards of equal rank that touch are a pair: side by side, one above the other, or corner to corner. Suits do not matter. Press one card, then the other.',
    },
    consolidate: {
      title: 'Closing the gaps',
      text: 'Consolidate moves the cards left and up into the gaps, and deals cards from the deck to the places left over. Do so whenever you like.',
    },
  },
  /** @param searches how many grids of a replay are searched for a hint, at most */
  spent: (searches: number): string =>
    `Only the events up to the ${searches}th grid that ahead searches are shown.`,
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
