/** Reads piles out when the player asks for it, and finds a card. */
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

/** The texts and options of a reading. */
export interface TableReaderOptions {
  /** How many cards a face-down stock has. */
  readonly stockLeft?: (() => number | undefined) | undefined;
  readonly assistant?: Pick<KlondikeAssistant, 'redealsLeft'> | undefined;
  readonly strings: KlondikeReadingStrings;
}

/** One pile: the cards that lie face up, bottom to top; of a foundation its top card, of a face-down stock how many cards. */
export function readPile(frame: Frame, pile: PileId, reading: TableReaderOptions): string {
  const { strings } = reading;
  if (pile === 'stock' && frame.stock === undefined) return readStock(frame, reading);
  const cards = cardsShown(frame, pile);
  const open = cards.filter((card) => card !== HIDDEN);
  if (isFoundation(pile)) return strings.pile(pile, 0, open.slice(-1));
  const hidden = cards.length - open.length;
  // Of stock and waste a back or two stand for all that lie there.
  if (!isTableau(pile) && hidden > 0 && open.length === 0) return strings.hiddenPile(pile);
  return strings.pile(pile, isTableau(pile) ? hidden : 0, open);
}

function readStock({ stockEmpty }: Frame, { strings, stockLeft, assistant }: TableReaderOptions): string {
  const redeals = assistant?.redealsLeft?.();
  return strings.stock(stockEmpty ? 0 : stockLeft?.(), redeals === Infinity ? undefined : redeals);
}

/** All piles, one a line: the stock, the waste, the foundations, the tableau. */
export const readTable = (frame: Frame, reading: TableReaderOptions): string[] =>
  PILES.map((pile) => readPile(frame, pile, reading));

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
