/** House rules as values. Shared code uses these values and never checks which house it is in. */
import type { Card } from '../../../core/card.js';
import { CLUBS, DECK_SIZE, DIAMONDS, HEARTS, KING, SPADES, isRed, rankOf } from '../../../core/card.js';
import { checkGiven } from '../../../core/given.js';
import type { FoundationSuits, PileId } from '../words/piles.js';
import type { Layout } from './layout.js';
import { checkPiles } from './layout.js';
import { FOUNDATIONS, TABLEAU } from '../words/piles.js';
import type { Refusal } from './refusal.js';

/** The house rules of a game of Klondike. */
export interface Rules {
  /** The name in the `Rules` tag of a script. */
  readonly name: string;
  /** The number of cards that a stock click turns, from 1 to 24. If fewer are left, it turns all of them. */
  readonly draw: number;
  /** How many times the waste may be turned over, from 0 to 999,999,999, or `Infinity`. */
  readonly redeals: number;
  /** Does the click that turns the waste over also draw? */
  readonly recycleDraws: boolean;
  /**
   * By column, the deal fills one pile after the other. By row, it goes from left to right and gives one card to each
   * pile that is still too short.
   */
  readonly dealt: 'by column' | 'by row';
  /** The random generator for deals whose name is a bare number. */
  readonly numbers: 'java' | 'dotnet';
  /**
   * The pile whose top card may be played. If that is the stock, its top card is face up, and the waste is
   * face down.
   */
  readonly inPlay: 'waste' | 'stock';
  /** The suits of the four foundations, leftmost first. With `any suit`, any ace may go to any empty foundation. */
  readonly foundations: FoundationSuits;
  /** May a card come back from a foundation to the tableau? */
  readonly worryBack: boolean;
  /**
   * Why `card` may not go on a tableau pile whose top card is `onto`; undefined if it may. `onto` is
   * undefined for an empty pile. If the reason is your own, add its sentence to `refusals`.
   */
  readonly build: (card: Card, onto: Card | undefined) => Refusal | undefined;
  readonly isWon: (layout: Layout) => boolean;
  /** The sentences for your own refusal codes. `tellRefusal` uses them. */
  readonly refusals?: Readonly<Record<string, string>> | undefined;
}

/** The greatest `draw`: the number of cards in the stock after a deal. */
export const MOST_DRAWN = 24;

/** The largest `redeals` that is a number. */
export const MOST_REDEALS = 999_999_999;

/**
 * Builds down by alternating color, and puts only kings on empty columns.
 * @throws TypeError unless they are numbers of cards
 */
export const alternateColors: Rules['build'] = (card, onto) => {
  if (typeof card !== 'number') checkGiven('card', card, 'a number');
  if (onto !== undefined && typeof onto !== 'number') checkGiven('onto', onto, 'a number');
  if (onto === undefined) return rankOf(card) === KING ? undefined : 'needs-king';
  if (isRed(card) === isRed(onto)) return 'wrong-color';
  return rankOf(card) === rankOf(onto) - 1 ? undefined : 'wrong-rank';
};

/** Are all 52 cards on the foundations? @throws TypeError unless it is a layout */
export const allOnFoundations: Rules['isWon'] = (layout) => {
  try {
    const { f1, f2, f3, f4 } = layout;
    return f1.cards.length + f2.cards.length + f3.cards.length + f4.cards.length === DECK_SIZE;
  } catch (error) {
    checkPiles(layout);
    throw error;
  }
};

function cardsOn(layout: Layout, piles: readonly PileId[]): number {
  let cards = 0;
  for (const id of piles) cards += layout[id].cards.length;
  return cards;
}

/** Is every card in the layout on a foundation? */
export const onlyOnFoundations: Rules['isWon'] = (layout) =>
  cardsOn(layout, ['stock', 'waste', ...TABLEAU]) === 0;

/** Is every foundation a whole suit? */
export const wholeSuits: Rules['isWon'] = (layout) =>
  FOUNDATIONS.every((id) => layout[id].cards.length === KING);

/**
 * Can the rest be played without a choice? It can if no card lies face down, and the stock and the waste together hold
 * at most one card.
 */
export const playsItself: Rules['isWon'] = (layout) =>
  cardsOn(layout, ['stock', 'waste']) <= 1 && TABLEAU.every((id) => layout[id].faceDown === 0);

/** The functions of all houses. Texts and messages to a worker contain their names. */
export const BUILDS = { alternateColors };
export const WINS = { allOnFoundations, onlyOnFoundations, wholeSuits, playsItself };

/** The possible values of the fields that have only a few. */
export const CHOICES = {
  recycleDraws: [true, false],
  dealt: ['by column', 'by row'],
  numbers: ['java', 'dotnet'],
  inPlay: ['waste', 'stock'],
  worryBack: [true, false],
} as const;

/** The rules of a similar house, with changes. A house is frozen, because all its games share it. */
const house = (like: Rules, changes: Partial<Rules>): Rules => Object.freeze({ ...like, ...changes });

/** University of Liège, Object-Oriented Programming 2015-2016. Three cards per draw, unlimited redeals. */
export const ULG: Rules = /* @__PURE__ */ Object.freeze<Rules>({
  name: 'ulg',
  draw: 3,
  redeals: Infinity,
  recycleDraws: false,
  dealt: 'by column',
  numbers: 'java',
  inPlay: 'waste',
  foundations: 'any suit',
  worryBack: true,
  build: alternateColors,
  isWon: allOnFoundations,
});

/** York College of Pennsylvania, CS 201, 2021. The stock's top card is in play, and the waste is out of play. */
export const YCP_SELECTION: Rules = /* @__PURE__ */ house(ULG, {
  name: 'ycp-selection',
  draw: 1,
  inPlay: 'stock',
  worryBack: false,
  isWon: wholeSuits,
});

/**
 * York College of Pennsylvania, CS 201, 2009. These rules are like `YCP_SELECTION`, but each foundation takes a fixed
 * suit.
 */
export const YCP_TEXT: Rules = /* @__PURE__ */ house(YCP_SELECTION, {
  name: 'ycp-text',
  foundations: /* @__PURE__ */ Object.freeze([CLUBS, DIAMONDS, HEARTS, SPADES] as const),
  isWon: onlyOnFoundations,
});

/**
 * The course's own program for `YCP_TEXT`. Unlike the statement, it also draws in the call that brings the waste
 * back. The first card is then buried again each time, so hardly any game can be won.
 */
export const YCP_TEXT_REFERENCE: Rules = /* @__PURE__ */ house(YCP_TEXT, {
  name: 'ycp-text-reference',
  recycleDraws: true,
});

/** Kansas State, CIS 300. Cards can't leave the foundations, and a game is won as soon as the rest plays itself. */
export const KSU: Rules = /* @__PURE__ */ house(ULG, {
  name: 'ksu',
  dealt: 'by row',
  numbers: 'dotnet',
  worryBack: false,
  isWon: playsItself,
});

/** The house of all daily deals, on the page and in the terminal. */
export const DAILY_HOUSE = ULG;

/** Every house a script can name. */
export const HOUSES: readonly Rules[] = /* @__PURE__ */ Object.freeze([
  ULG,
  YCP_TEXT,
  YCP_TEXT_REFERENCE,
  YCP_SELECTION,
  KSU,
]);
