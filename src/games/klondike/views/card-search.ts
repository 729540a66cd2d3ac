/** Where a card lies that the player looks for. */
import type { Card } from '../../../core/card.js';
import type { Frame } from '../contract/frame.js';
import { cardsShown } from '../contract/frame.js';
import type { PileId } from '../words/piles.js';
import { PILES } from '../words/piles.js';
import type { Cursor } from './cursor.js';
import { clamp } from './cursor.js';

/** Where a card lies. */
interface CardPlace {
  readonly pile: PileId;
  /** From 1, the bottom card that is shown, and how many are. */
  readonly place: readonly [place: number, of: number];
  /** The cursor on the card; on its pile if no cursor can point to the card. */
  readonly cursor: Cursor;
  /** Does the cursor point to it? */
  readonly isPointedTo: boolean;
}

/** The place of a card, if it is to be seen. */
export function placeOf(frame: Frame, card: Card): CardPlace | undefined {
  for (const pile of PILES) {
    const cards = cardsShown(frame, pile);
    const index = cards.indexOf(card);
    if (index < 0) continue;
    const depth = cards.length - index;
    const cursor = clamp(frame, { pile, depth });
    return { pile, place: [index + 1, cards.length], cursor, isPointedTo: cursor.depth === depth };
  }
  return undefined;
}
