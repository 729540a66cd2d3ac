/**
 * Converts plain numbers, for example from a program in another language. Each number is checked once. After that,
 * the compiler knows whether it is a card, a tableau pile or a foundation.
 */
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import { checkGiven, valueText } from '../../../core/given.js';
import type { FoundationId, FoundationIndex, TableauId, TableauIndex } from '../words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../words/piles.js';
import { UnknownCardException, UnknownFoundationException, UnknownTableauException } from './exceptions.js';

/** Checks that the number is a card. Accepts `HIDDEN`. @throws UnknownCardException */
export function asCard(value: unknown): Card {
  if (isShownCard(value)) return value;
  throw new UnknownCardException(`${valueText(value)} is not a card; ${CARD_NUMBERS}.`);
}

/** Checks that the number is the index of a tableau pile. @throws UnknownTableauException */
export function asTableau(value: unknown): TableauIndex {
  tableauAt(value);
  return value as TableauIndex;
}

/** Checks that the number is the index of a foundation. @throws UnknownFoundationException */
export function asFoundation(value: unknown): FoundationIndex {
  foundationAt(value);
  return value as FoundationIndex;
}

/** The tableau pile with this number. @throws UnknownTableauException */
export function tableauAt(index: unknown): TableauId {
  const id = pileAt(TABLEAU, index);
  if (id !== undefined) return id;
  throw new UnknownTableauException(
    `${valueText(index)} is not a tableau pile; tableau piles run from 0 (TABLEAU_1) to 6 (TABLEAU_7).`,
  );
}

/** The foundation with this number. @throws UnknownFoundationException */
export function foundationAt(index: unknown): FoundationId {
  const id = pileAt(FOUNDATIONS, index);
  if (id !== undefined) return id;
  throw new UnknownFoundationException(
    `${valueText(index)} is not a foundation; foundations run from 0 (FOUNDATION_1) to 3 (FOUNDATION_4).`,
  );
}

/** The pile with this number; 0 is leftmost. Undefined for any other value. @throws TypeError unless `ids` is an array */
export function pileAt<Id>(ids: readonly Id[], index: unknown): Id | undefined {
  checkGiven('ids', ids, 'an array');
  return Number.isInteger(index) ? ids[index as number] : undefined;
}

export const isShownCard = (card: unknown): card is Card =>
  Number.isInteger(card) && (card as number) >= 0 && (card as number) <= HIDDEN;

/** The end of a message about a value that is not a card. It is a plain string, so that bundlers can drop it. */
export const CARD_NUMBERS = 'cards run from 0 to 51, and 52 is HIDDEN';
