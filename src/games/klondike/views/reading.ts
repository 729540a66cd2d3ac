/** What is read of a table when its player asks for it. */
import { HIDDEN } from '../../../core/card.js';
import type { Frame } from '../contract/frame.js';
import type { PileId } from '../words/piles.js';
import { PILES, isFoundation, isTableau } from '../words/piles.js';
import type { KlondikeReadingStrings } from '../words/reading-english.js';
import { cardsOn } from './cursor.js';

/** One pile: the cards that lie face up, bottom to top; of a foundation its top card. */
export function readPile(frame: Frame, pile: PileId, strings: KlondikeReadingStrings): string {
  const isUncounted = pile === 'stock' && frame.stock === undefined && !frame.stockEmpty;
  if (isUncounted) return strings.stock;
  const cards = cardsOn(frame, pile);
  const open = cards.filter((card) => card !== HIDDEN);
  if (isFoundation(pile)) return strings.pile(pile, 0, open.slice(-1));
  const hidden = cards.length - open.length;
  // Of stock and waste a back or two stand for all that lie there.
  if (!isTableau(pile) && hidden > 0 && open.length === 0) return strings.hiddenPile(pile);
  return strings.pile(pile, isTableau(pile) ? hidden : 0, open);
}

/** All piles, one a line: the stock, the waste, the foundations, the tableau. */
export const readTable = (frame: Frame, strings: KlondikeReadingStrings): string[] =>
  PILES.map((pile) => readPile(frame, pile, strings));
