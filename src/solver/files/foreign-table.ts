/** A table as other programs write it, with the foundations known by their suits alone. */
import type { Card } from '../../core/card.js';
import { suitOf } from '../../core/card.js';
import type { Pile } from '../../core/pile.js';
import { EMPTY, faceDownPile, faceUpPile } from '../../core/pile.js';
import { TextError } from '../../core/text/text-error.js';
import type { Word } from '../../core/text/words.js';
import type { PileId } from '../../games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../../games/klondike/words/piles.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { BARE_LAYOUT } from '../../games/klondike/model/layout.js';
import { FOREIGN_SUITS } from './foreign-card.js';

/** All cards are bottom to top. */
interface ForeignTable {
  readonly stock: readonly Card[];
  readonly waste: readonly Card[];
  /** Of all four foundations together; those of a suit are bottom to top. */
  readonly foundations: readonly Card[];
  /** Leftmost first. */
  readonly tableau: readonly Pile[];
}

/** Clubs lie on `f1`, diamonds on `f2`, hearts on `f3`, spades on `f4`. */
export function layoutOfTable({ stock, waste, foundations, tableau }: ForeignTable): Layout {
  const up = FOUNDATIONS.map((id, index): [PileId, Pile] => [
    id,
    faceUpPile(foundations.filter((card) => suitOf(card) === FOREIGN_SUITS[index])),
  ]);
  const piles = TABLEAU.map((id, index): [PileId, Pile] => [id, tableau[index] ?? EMPTY]);
  return {
    ...BARE_LAYOUT,
    ...Object.fromEntries([...up, ...piles]),
    stock: faceDownPile(stock),
    waste: faceUpPile(waste),
  };
}

/** A card of a tableau pile, and whether it is written as face down. */
export interface TurnedCard {
  readonly word: Word;
  readonly card: Card;
  readonly isDown: boolean;
}

/**
 * A tableau pile, its cards bottom to top. The top card is face up, however it is written.
 * @throws TextError if a card lies face down on one that lies face up
 */
export function turnedPile(turned: readonly TurnedCard[]): Pile {
  const most = Math.max(0, turned.length - 1);
  const up = turned.findIndex(({ isDown }) => !isDown);
  const faceDown = up < 0 ? most : up;
  const wrong = turned.find(({ isDown }, index) => isDown && index > faceDown && index < most);
  if (wrong !== undefined)
    throw new TextError(wrong.word, wrong.word.text, 'a face-up card on a face-up card');
  return { cards: turned.map(({ card }) => card), faceDown };
}
