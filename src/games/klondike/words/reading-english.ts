/** What is read of a table when the player asks for it, in every medium, in English. */
import type { Card } from '../../../core/card.js';
import { CORE_ENGLISH } from '../../../core/strings/english.js';
import { capitalized } from '../../../core/text/format.js';
import { KLONDIKE_ENGLISH } from './english.js';
import type { PileId } from './piles.js';

const titled = (pile: PileId): string => capitalized(KLONDIKE_ENGLISH.pile(pile));

export const KLONDIKE_READING_ENGLISH = {
  /** `Tableau 4, 3 face down, seven of hearts, six of clubs` @param cards those that lie face up, bottom to top */
  pile: (pile: PileId, hidden: number, cards: readonly Card[]): string =>
    [
      titled(pile),
      ...(hidden > 0 ? [`${hidden} face down`] : []),
      ...(cards.length > 0 ? [CORE_ENGLISH.list(cards.map(CORE_ENGLISH.card))] : []),
      ...(hidden + cards.length === 0 ? ['empty'] : []),
    ].join(', '),
  /** A pile of backs that nobody can count. */
  hiddenPile: (pile: PileId): string => `${titled(pile)}, face down`,
  /**
   * `Stock, 24 cards, 2 redeals left`
   * @param cards undefined if nobody can count them, and there are some @param redeals undefined if they are not limited
   */
  stock: (cards: number | undefined, redeals: number | undefined): string =>
    [
      'Stock',
      cards === undefined ? 'not empty' : cards === 0 ? 'empty' : CORE_ENGLISH.cards(cards),
      ...(redeals === undefined ? [] : [KLONDIKE_ENGLISH.redealsLeft(redeals)]),
    ].join(', '),
  found: (card: Card, pile: PileId, [place, of]: readonly [number, number]): string =>
    `${capitalized(CORE_ENGLISH.card(card))}, ${of > 1 ? `${place} of ${of} ` : ''}in ${KLONDIKE_ENGLISH.pile(pile)}`,
};

/** The sentences in which a table is read. */
export type KlondikeReadingStrings = typeof KLONDIKE_READING_ENGLISH;
