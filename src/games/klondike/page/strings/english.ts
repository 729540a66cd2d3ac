/** The texts of Klondike on the page, in English. The dialogs load their own texts. */
import type { KlondikeBrowserStrings } from '../../browser/strings/english.js';
import { ENGLISH as TABLE_ENGLISH } from '../../browser/strings/english.js';
import type { KlondikeRefusalStrings } from '../../words/strings/english.js';
import { KLONDIKE_HOUSES_ENGLISH } from '../../strings/english.js';
import { KLONDIKE_REFUSALS_ENGLISH } from '../../words/strings/english.js';

export const KLONDIKE_PAGE_ENGLISH = {
  /** Names in the menu. */
  houses: KLONDIKE_HOUSES_ENGLISH.houses,
  changed: KLONDIKE_HOUSES_ENGLISH.changed,
  /** Kansas State's announcement of a win. */
  youWin: 'You win!',
  /** The name of a deal by a seed. */
  seed: (seed: string): string => `seed ${seed}`,
  /** The dialog in which a seed is chosen. */
  chooseSeed: 'Seed',
  /** The button that opens the dialog. */
  seedButton: (seed: string): string => `Seed: ${seed}`,
  /** @param label the label of the button */
  seedNext: (label: string, next: number): string => `${label}, next: ${next}`,
  seedField: (random: number, most: string): string =>
    `A number from ${random} to ${most}; ${random} deals at random: `,
  inPlay: (deal: string): string => `The game in play is ${deal}.`,
  ok: 'OK',
  /** The dialog with the calendar. */
  daily: 'Deal of the day',
  /** The dialog that tells how the game is played. */
  howTo: 'How to play',
  /** The dialog in which rules and deal are chosen. */
  newGame: 'New game options',
};

export interface KlondikePageStrings extends KlondikeBrowserStrings {
  readonly klondikeRefusals: KlondikeRefusalStrings;
  readonly klondikePage: typeof KLONDIKE_PAGE_ENGLISH;
}

export const ENGLISH: KlondikePageStrings = {
  ...TABLE_ENGLISH,
  klondikeRefusals: KLONDIKE_REFUSALS_ENGLISH,
  klondikePage: KLONDIKE_PAGE_ENGLISH,
};
