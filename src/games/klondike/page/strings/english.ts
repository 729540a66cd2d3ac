/** The English text for Klondike on the page. The dialogs load their texts separately. */
import type { KlondikeBrowserStrings } from '../../browser/strings/english.js';
import { ENGLISH as TABLE_ENGLISH } from '../../browser/strings/english.js';
import type { KlondikeRefusalStrings } from '../../words/strings/english.js';
import { KLONDIKE_HOUSES_ENGLISH } from '../../strings/english.js';
import { KLONDIKE_REFUSALS_ENGLISH } from '../../words/strings/english.js';

export const KLONDIKE_PAGE_ENGLISH = {
  /** Names in the settings. */
  houses: KLONDIKE_HOUSES_ENGLISH.houses,
  changed: KLONDIKE_HOUSES_ENGLISH.changed,
  title: KLONDIKE_HOUSES_ENGLISH.title,
  /** Kansas State's announcement of a win. */
  youWin: 'You win!',
  /** After the first win by the main house's rules. */
  firstWin: (cards: number): string => `First Draw ${cards} win!`,
  /** The name of a deal with a seed. */
  seed: (seed: string): string => `seed ${seed}`,
  /** The dialog that sets the seed. */
  chooseSeed: 'Seed',
  /** The button that opens the dialog. */
  seedButton: (seed: string): string => `Seed: ${seed}`,
  /** @param label the label of the button */
  seedNext: (label: string, next: number): string => `${label}, next: ${next}`,
  seedField: (random: number, most: string): string =>
    `A number from ${random} to ${most} (${random}: random deals): `,
  inPlay: (deal: string): string => `Current game: ${deal}.`,
  ok: 'OK',
  daily: 'Daily',
  howTo: 'How to play',
  newGame: 'New game',
  courses: 'Course rules',
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
