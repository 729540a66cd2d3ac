import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import type { KlondikeBus, KlondikeEventsHandler } from '../../../../src/games/klondike/contract/handler.js';
import {
  asCard,
  asFoundation,
  asTableau,
  foundationAt,
  tableauAt,
} from '../../../../src/games/klondike/contract/checked-numbers.js';
import {
  FOUNDATION_1,
  FOUNDATION_2,
  HIDDEN,
  SPADES_A,
  TABLEAU_1,
} from '../../../../src/games/klondike/contract/constants.js';
import type { KlondikeView } from '../../../../src/games/klondike/contract/view.js';
import { FOUNDATIONS, TABLEAU } from '../../../../src/games/klondike/words/piles.js';
import { ALL_CARDS } from '../../../support/cards.js';
import { errorOf } from '../../../support/error-of.js';

describe('plain numbers', () => {
  test('can be converted to a card, or to HIDDEN', () => {
    expect([...ALL_CARDS.keys(), 52].map(asCard)).toEqual([...ALL_CARDS, HIDDEN]);
  });

  test('can be converted to a tableau pile', () => {
    const numbers = [0, 1, 2, 3, 4, 5, 6];
    expect([numbers.map(asTableau), numbers.map(tableauAt)]).toEqual([numbers, TABLEAU]);
  });

  test('can be converted to a foundation', () => {
    const numbers = [0, 1, 2, 3];
    expect([numbers.map(asFoundation), numbers.map(foundationAt)]).toEqual([numbers, FOUNDATIONS]);
  });
});

describe('throws the right exception for an invalid number', () => {
  const ODD: readonly [said: string, value: unknown][] = [
    ['99', 99],
    ['-1', -1],
    ['2.5', 2.5],
    ['NaN', NaN],
    ['"3"', '3'],
    ['null', null],
    ['undefined', undefined],
    ['an object', [3]],
  ];

  test.each([...ODD, ['53', 53]])('%s is not a card', (said, value) => {
    expect(errorOf(() => asCard(value))).toBe(
      `UnknownCardException: ${said} is not a card; cards run from 0 to 51, and 52 is HIDDEN.`,
    );
  });

  test.each([...ODD, ['7', 7]])('%s is not a tableau pile', (said, value) => {
    const message = `UnknownTableauException: ${said} is not a tableau pile; tableau piles run from 0 (TABLEAU_1) to 6 (TABLEAU_7).`;
    expect([asTableau, tableauAt].map((check) => errorOf(() => check(value)))).toEqual([message, message]);
  });

  test.each([...ODD, ['4', 4]])('%s is not a foundation', (said, value) => {
    const message = `UnknownFoundationException: ${said} is not a foundation; foundations run from 0 (FOUNDATION_1) to 3 (FOUNDATION_4).`;
    expect([asFoundation, foundationAt].map((check) => errorOf(() => check(value)))).toEqual([
      message,
      message,
    ]);
  });
});

/** Checked by the compiler: a number of one kind is not accepted as another. */
export function kindsToldApart(handler: KlondikeEventsHandler, view: KlondikeView, bus: KlondikeBus): void {
  handler.moveTableauToFoundation(TABLEAU_1, FOUNDATION_1);
  // @ts-expect-error the two are swapped
  handler.moveTableauToFoundation(FOUNDATION_1, TABLEAU_1);
  // @ts-expect-error the number of cards is last
  handler.moveTableauToTableau(TABLEAU_1, TABLEAU_1, 1);
  // @ts-expect-error a card is not a pile
  handler.moveWasteToTableau(SPADES_A);
  // @ts-expect-error a plain number is not a pile
  handler.moveWasteToTableau(0);
  // @ts-expect-error a pile is not a card
  view.wasteCards([TABLEAU_1]);
  // @ts-expect-error a plain number is not a card
  view.wasteCards([0]);
  // @ts-expect-error a foundation is not a tableau pile
  view.tableauCards(FOUNDATION_1, []);
  // @ts-expect-error a tableau pile is not a foundation
  view.foundationCards(TABLEAU_1, [SPADES_A]);
  // @ts-expect-error a foundation is not a tableau pile
  bus.emit('moveWasteToTableau', [FOUNDATION_2]);
  bus.emit('moveWasteToTableau', [asTableau(0)]);
}

/** Checked by the compiler: views and handlers may accept plain numbers, because every card and every pile is one. */
export const PLAIN_VIEW: Partial<KlondikeView> = {
  wasteCards: (cards: readonly number[]) => cards,
  tableauCards: (_tableau: number, cards: readonly number[]) => cards,
  foundationCards: (_foundation: number, cards: readonly number[]) => cards,
};

export const PLAIN_HANDLER: Partial<KlondikeEventsHandler> = {
  moveWasteToTableau: (tableau: number) => tableau,
  moveWasteToFoundation: (foundation: number) => foundation,
  moveTableauToFoundation: (tableau: number, foundation: number) => tableau + foundation,
  moveTableauToTableau: (source: number, count: number, target: number) => source + count + target,
  moveFoundationToTableau: (foundation: number, tableau: number) => foundation + tableau,
};

/** Checked by the compiler: a card can be a case of a switch, like any number. */
export function rankSaid(card: Card): string {
  switch (card) {
    case HIDDEN:
      return 'a back';
    case SPADES_A:
      return 'the ace of spades';
    default:
      return String((card % 13) + 1);
  }
}
