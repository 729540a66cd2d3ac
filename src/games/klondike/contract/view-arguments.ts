/**
 * The checks that every view makes on its arguments. As in the course's own library, they check the pile, then the
 * array, its length and each card.
 */
import type { Card } from '../../../core/card.js';
import { checkMethods, valueText } from '../../../core/given.js';
import { CARD_NUMBERS, foundationAt, isShownCard, tableauAt } from './checked-numbers.js';
import {
  NegativeNumberException,
  NullArrayException,
  NullHandlerException,
  TooManyCardsException,
  UnknownCardException,
} from './exceptions.js';
import type { KlondikeEventsHandler } from './handler.js';
import type { KlondikeView } from './view.js';
import { SHOWN, VIEW_METHODS } from './view.js';

/** @throws NullHandlerException */
export function checkHandler(handler: unknown): asserts handler is KlondikeEventsHandler {
  if (handler === null || handler === undefined) {
    throw new NullHandlerException(`A view needs an events handler, not ${valueText(handler)}.`);
  }
}

/** @throws TypeError naming the first method that is missing */
export function checkView(view: unknown): asserts view is KlondikeView {
  checkMethods('view', view, Object.keys(VIEW_METHODS));
}

/** @throws NullArrayException, TooManyCardsException, UnknownCardException */
export function checkWasteCards(cards: unknown): asserts cards is readonly Card[] {
  checkCards(cards, 'the waste', SHOWN.waste);
}

/** @throws UnknownTableauException, NullArrayException, TooManyCardsException, UnknownCardException */
export function checkTableauCards(tableau: number, cards: unknown): asserts cards is readonly Card[] {
  checkCards(cards, tableauAt(tableau), SHOWN.tableau);
}

/** @throws UnknownFoundationException, NullArrayException, TooManyCardsException, UnknownCardException */
export function checkFoundationCards(foundation: number, cards: unknown): asserts cards is readonly Card[] {
  checkCards(cards, foundationAt(foundation), SHOWN.foundation);
}

/** @throws NegativeNumberException */
export function checkMoves(moves: number): void {
  if (!Number.isInteger(moves) || moves < 0) {
    throw new NegativeNumberException(
      `${valueText(moves)} is not a number of moves; use a whole number from 0.`,
    );
  }
}

function checkCards(cards: unknown, pile: string, most: number): void {
  if (!Array.isArray(cards)) {
    throw new NullArrayException(
      `${valueText(cards)} was given as the cards of ${pile}; give an array, empty or not.`,
    );
  }
  if (cards.length > most) {
    throw new TooManyCardsException(
      `${cards.length} cards were given for ${pile}; it shows ${most} at most.`,
    );
  }
  for (let index = 0; index < cards.length; index++) {
    if (!isShownCard(cards[index])) throw unknownCard(cards, index, pile);
  }
}

const unknownCard = (cards: readonly unknown[], index: number, pile: string): UnknownCardException =>
  new UnknownCardException(
    `${valueText(cards[index])} is not a card (card ${index + 1} of ${cards.length} in ${pile}, bottom to top); ` +
      `${CARD_NUMBERS}.`,
  );
