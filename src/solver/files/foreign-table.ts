/**
 * Cards and tables in the notations of other solvers. A card is a rank and a suit, in either order and case.
 * Ten is `T` or `10`. Solvitaire's files also write any rank as its number: `10h`, `hT`, `13s`.
 */
import type { Card, Suit } from '../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, parseCard, SPADES, suitOf } from '../../core/card.js';
import type { Pile } from '../../core/pile.js';
import { EMPTY, faceDownPile, faceUpPile } from '../../core/pile.js';
import { TextError } from '../../core/text/text-error.js';
import type { Word } from '../../core/text/words.js';
import { dealLayout } from '../../games/klondike/model/deals.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { BARE_LAYOUT, foundationsOf, tableauOf } from '../../games/klondike/model/layout.js';
import { ULG } from '../../games/klondike/model/rules.js';
import type { PileId } from '../../games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../../games/klondike/words/piles.js';

/** The suits in the order of the letters C, D, H, S, which is also the order of the digits 1 to 4 in deck strings. */
export const FOREIGN_SUITS: readonly Suit[] = [CLUBS, DIAMONDS, HEARTS, SPADES];

/** The letter of a suit: `C`, `D`, `H` or `S`. */
export const suitLetter = (suit: Suit): string => 'CDHS'.charAt(FOREIGN_SUITS.indexOf(suit));

const RANKS: Readonly<Record<string, string>> = { 1: 'A', 10: 'T', 11: 'J', 12: 'Q', 13: 'K' };

/** Reads a card and adds it to `seen`. @throws TextError unless the word is a card that is not in `seen` */
export function readForeignCard(word: Word, seen: Set<Card>): Card {
  const card = parseForeignCard(word.text);
  if (card === undefined) throw new TextError(word, word.text, 'a card such as AH, 10D or TD');
  return addOnce(word, card, seen);
}

/** Adds a card to `seen`. @throws TextError if it is there already */
export function addOnce(word: Word, card: Card, seen: Set<Card>): Card {
  if (seen.has(card)) throw new TextError(word, word.text, 'each card once');
  seen.add(card);
  return card;
}

function parseForeignCard(text: string): Card | undefined {
  const [, before, between = '', after] = /^([cdhs])?(\w{1,2}?)([cdhs])?$/i.exec(text) ?? [];
  if ((before === undefined) === (after === undefined)) return undefined;
  return parseCard(`${RANKS[between] ?? between}${before ?? after ?? ''}`);
}

/** Puts clubs on `f1`, diamonds on `f2`, hearts on `f3` and spades on `f4`. */
export function layoutOfTable({
  stock,
  waste,
  foundations,
  tableau,
}: {
  readonly stock: readonly Card[];
  readonly waste: readonly Card[];
  /** The cards on all four foundations; each suit is listed from bottom to top. */
  readonly foundations: readonly Card[];
  /** Leftmost first. */
  readonly tableau: readonly Pile[];
}): Layout {
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

/** A card in a tableau pile, and whether it is written as face down. */
export interface ForeignCard {
  readonly word: Word;
  readonly card: Card;
  readonly isDown: boolean;
}

/**
 * Makes a tableau pile from its cards, bottom to top. The top card is face up, even if it is written as face down.
 * @throws TextError if a face-down card is on a face-up card
 */
export function turnedPile(turned: readonly ForeignCard[]): Pile {
  const most = Math.max(0, turned.length - 1);
  const up = turned.findIndex(({ isDown }) => !isDown);
  const faceDown = up < 0 ? most : up;
  const wrong = turned.find(({ isDown }, index) => isDown && index > faceDown && index < most);
  if (wrong !== undefined)
    throw new TextError(wrong.word, wrong.word.text, 'a face-up card on a face-up card');
  return { cards: turned.map(({ card }) => card), faceDown };
}

/**
 * Deals 52 cards row by row, as people do by hand. The first row has seven cards, left to right, the first one face up.
 * The next row has six cards, starting at the second pile, and so on, down to one card. The first of the last 24 cards
 * is drawn first. This is the order of deck strings and of the decks inside ShootMe/Klondike-Solver
 * (`Solitaire::ResetGame`), ShootMe/MinimalKlondike (drawn in its README) and JonathanFry3/KSolve (`Game::Deal`).
 * @throws RangeError unless the cards are a full deck
 */
export const dealtInOrder = (cards: readonly Card[]): Layout =>
  dealLayout({ ...ULG, dealt: 'by row' }, cards.slice().reverse());

/** The 52 cards in dealing order; undefined if a card has moved or is missing. */
export function orderOfDeal(layout: Layout): Card[] | undefined {
  if (!isJustDealt(layout)) return undefined;
  const tableau = tableauOf(layout);
  const rows = tableau.flatMap((_, row) => tableau.slice(row).flatMap(({ cards }) => cards[row] ?? []));
  return [...rows, ...layout.stock.cards.slice().reverse()];
}

const CARDS_IN_STOCK = 24;

const isJustDealt = (layout: Layout): boolean =>
  layout.stock.cards.length === CARDS_IN_STOCK &&
  [layout.waste, ...foundationsOf(layout)].every(({ cards }) => cards.length === 0) &&
  tableauOf(layout).every(({ cards, faceDown }, index) => cards.length === index + 1 && faceDown === index);
