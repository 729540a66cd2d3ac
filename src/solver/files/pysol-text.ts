/**
 * Tables in the way of PySol, as shlomif/pysol_cards writes deals and ShootMe/Klondike-Solver and JonathanFry3/KSolve
 * read them: a line `Talon:` with the stock, the first card drawn first, then a line for each pile, bottom to top, with
 * face-down cards in angle brackets. KSolve needs no brackets and has a second form, `naloT:`, whose piles begin with
 * the top card.
 *
 * In play Klondike-Solver (`/OUT 1`) writes a line `Foundations: H-0 C-3 D-A S-0` before, then the waste, top card
 * first, and the stock around arrows, `Talon: 2D KC ==> AH 6D <==`, and a colon before each pile. We write the colons
 * always: all read them, and without them a deal has fewer than the 211 characters that Klondike-Solver asks for.
 */
import type { Card, Suit } from '../../core/card.js';
import { KING, cardOf, printCard, suitOf } from '../../core/card.js';
import type { Pile } from '../../core/pile.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { foundationsOf, tableauOf } from '../../games/klondike/model/layout.js';
import { orderOfDeal } from './deal-order.js';
import { FOREIGN_SUITS, suitLetter } from './foreign-card.js';

/** What lies between waste and stock, and what follows the stock. */
export const ARROW = '==>';
export const END_ARROW = '<==';

/** How the top card of a foundation is written, by the number of its cards. */
export const RANKS_OF_TOPS = '0A23456789TJQK';

/** In a line that begins a table. */
export const PYSOL_START = /^(talon|nalot|nolat|foundations):/i;

/**
 * Eight lines for a deal before the first move, nine for any other table. How often the waste has been turned over is
 * not told, nor which foundation a suit lies on.
 * @throws RangeError if a foundation is not a suit from its ace on
 */
export function printPysol(layout: Layout): string {
  const tableau = tableauOf(layout).map((pile) => `: ${turnedNames(pile)}`.trimEnd());
  const drawn = namesOf(layout.stock.cards.slice().reverse());
  if (orderOfDeal(layout) !== undefined) return [`Talon: ${drawn}`, ...tableau].join('\n');
  const waste = namesOf(layout.waste.cards.slice().reverse());
  return [
    `Foundations: ${heightsOf(layout)}`,
    ['Talon:', waste, ARROW, drawn, END_ARROW].filter((part) => part !== '').join(' '),
    ...tableau,
  ].join('\n');
}

const nameOf = (card: Card): string => printCard(card).toUpperCase();

const namesOf = (cards: readonly Card[]): string => cards.map(nameOf).join(' ');

const turnedNames = ({ cards, faceDown }: Pile): string =>
  cards.map((card, index) => (index < faceDown ? `<${nameOf(card)}>` : nameOf(card))).join(' ');

function heightsOf(layout: Layout): string {
  const heights = new Map(foundationsOf(layout).map((pile) => [suitOfFoundation(pile), pile.cards.length]));
  return FOREIGN_SUITS.map(
    (suit) => `${suitLetter(suit)}-${RANKS_OF_TOPS.charAt(heights.get(suit) ?? 0)}`,
  ).join(' ');
}

/** The suit of a foundation's cards; undefined if there are none. */
function suitOfFoundation({ cards }: Pile): Suit | undefined {
  const [ace] = cards;
  if (ace === undefined) return undefined;
  const suit = suitOf(ace);
  if (cards.every((card, index) => card === cardOf(index + 1, suit) && index < KING)) return suit;
  throw new RangeError(`a foundation is a suit from its ace on, not ${namesOf(cards)}`);
}
