/** Small pictures of Klondike, for those who learn the game. */
import { HIDDEN } from '../../../core/card.js';
import { ACROSS, cardsPicture, inRow } from '../../../browser/cards/picture.js';
import {
  CLUBS_7,
  DIAMONDS_4,
  HEARTS_2,
  HEARTS_8,
  HEARTS_A,
  SPADES_2,
  SPADES_3,
  SPADES_9,
  SPADES_A,
} from '../contract/constants.js';
import type { Rules } from '../model/rules.js';

/** How far a card of a column lies below the one before, and one of the waste beside it, in CSS pixels. */
const BELOW = 22;
const FANNED = 18;

/** The cards of each picture, from left to right; those of a column lie on each other. */
const PICTURES = {
  goal: inRow([SPADES_A, SPADES_2, SPADES_3]),
  build: [SPADES_9, HEARTS_8, CLUBS_7].map((card, index) => ({ card, x: 0, y: index * BELOW })),
  up: inRow([HEARTS_A, HEARTS_2]),
} as const;

export const pictureOf = (name: keyof typeof PICTURES): HTMLElement => cardsPicture(PICTURES[name]);

/** Stock and waste after the first draw: the waste shows what was drawn, unless the stock's own top card is in play. */
export function pictureOfStock({ inPlay, draw }: Pick<Rules, 'inPlay' | 'draw'>): HTMLElement {
  if (inPlay === 'stock') return cardsPicture(inRow([DIAMONDS_4, HIDDEN]));
  const drawn = inRow([CLUBS_7, SPADES_9, DIAMONDS_4].slice(-draw), FANNED);
  return cardsPicture([...inRow([HIDDEN]), ...drawn.map((card) => ({ ...card, x: card.x + ACROSS }))]);
}
