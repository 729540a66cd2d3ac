/** Describes piles at the player's request, and finds cards. */
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { Frame } from '../contract/frame.js';
import { cardsShown } from '../contract/frame.js';
import type { PileId } from '../words/piles.js';
import { PILES, isFoundation, isTableau } from '../words/piles.js';
import type { Cursor } from './cursor.js';
import { clamp } from './cursor.js';
import type { KlondikeReadingStrings } from '../words/strings/english.js';

/** The texts and options of a description. */
export interface TableReaderOptions {
  /** The number of cards in a face-down stock. */
  readonly stockLeft?: (() => number | undefined) | undefined;
  readonly assistant?: Pick<KlondikeAssistant, 'redealsLeft'> | undefined;
  readonly strings: KlondikeReadingStrings;
}

/**
 * One pile: its face-up cards, bottom to top. For a foundation, only the top card; for a face-down stock, the number of
 * cards.
 */
export function readPile(frame: Frame, pile: PileId, reading: TableReaderOptions): string {
  const { strings } = reading;
  if (pile === 'stock' && frame.stock === undefined) return readStock(frame, reading);
  const cards = cardsShown(frame, pile);
  const open = cards.filter((card) => card !== HIDDEN);
  if (isFoundation(pile)) return strings.pile(pile, 0, open.slice(-1));
  const hidden = cards.length - open.length;
  // In the stock and waste, one or two backs stand for all the cards there.
  if (!isTableau(pile) && hidden > 0 && open.length === 0) return strings.hiddenPile(pile);
  return strings.pile(pile, isTableau(pile) ? hidden : 0, open);
}

function readStock({ stockEmpty }: Frame, { strings, stockLeft, assistant }: TableReaderOptions): string {
  const redeals = assistant?.redealsLeft?.();
  return strings.stock(stockEmpty ? 0 : stockLeft?.(), redeals === Infinity ? undefined : redeals);
}

/** All piles, one line each, in the order stock, waste, foundations, tableau. */
export const readTable = (frame: Frame, reading: TableReaderOptions): string[] =>
  PILES.map((pile) => readPile(frame, pile, reading));

interface CardPlace {
  readonly pile: PileId;
  /** The position, counted from 1 at the bottom visible card, and the number of visible cards. */
  readonly place: readonly [place: number, of: number];
  /** The cursor on the card, or on its pile if no cursor can point to the card. */
  readonly cursor: Cursor;
  readonly isPointedTo: boolean;
}

/** The place of a card, if it is visible. */
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
