/** What is read of a table when its player asks for it. */
import { HIDDEN } from '../../../core/card.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { Frame } from '../contract/frame.js';
import { cardsShown } from '../contract/frame.js';
import type { PileId } from '../words/piles.js';
import { PILES, isFoundation, isTableau } from '../words/piles.js';
import type { KlondikeReadingStrings } from '../words/strings/english.js';

/** What the reader is told besides the frame: options of a view. */
interface ReadingOptions {
  /** How many cards a face-down stock has. */
  readonly stockLeft?: (() => number | undefined) | undefined;
  readonly assistant?: Pick<KlondikeAssistant, 'redealsLeft'> | undefined;
}

/** How the reading of a table sounds. */
export interface Reading extends ReadingOptions {
  readonly strings: KlondikeReadingStrings;
}

/** One pile: the cards that lie face up, bottom to top; of a foundation its top card, of a face-down stock how many cards. */
export function readPile(frame: Frame, pile: PileId, reading: Reading): string {
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

function readStock({ stockEmpty }: Frame, { strings, stockLeft, assistant }: Reading): string {
  const redeals = assistant?.redealsLeft?.();
  return strings.stock(stockEmpty ? 0 : stockLeft?.(), redeals === Infinity ? undefined : redeals);
}

/** All piles, one a line: the stock, the waste, the foundations, the tableau. */
export const readTable = (frame: Frame, reading: Reading): string[] =>
  PILES.map((pile) => readPile(frame, pile, reading));
