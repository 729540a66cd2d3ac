/** What is read of a table when the player asks for it, in every medium, in French. */
import { CORE_FRENCH } from '../../../core/strings/french.js';
import { capitalized } from '../../../core/text/format.js';
import { KLONDIKE_FRENCH } from './french.js';
import type { PileId } from './piles.js';
import type { KlondikeReadingStrings } from './reading-english.js';

const inPile = (pile: PileId): string =>
  `dans ${pile === 'waste' ? 'le' : 'la'} ${KLONDIKE_FRENCH.pile(pile)}`;

const titled = (pile: PileId): string => capitalized(KLONDIKE_FRENCH.pile(pile));

export const KLONDIKE_READING_FRENCH: KlondikeReadingStrings = {
  pile: (pile, hidden, cards) =>
    [
      titled(pile),
      ...(hidden > 0 ? [`${CORE_FRENCH.cards(hidden)} face cachée`] : []),
      ...(cards.length > 0 ? [CORE_FRENCH.list(cards.map(CORE_FRENCH.card))] : []),
      ...(hidden + cards.length === 0 ? ['vide'] : []),
    ].join(', '),
  hiddenPile: (pile) => `${titled(pile)}, face cachée`,
  stock: (cards, redeals) =>
    [
      'Pioche',
      cards === undefined ? 'non vide' : cards === 0 ? 'vide' : CORE_FRENCH.cards(cards),
      ...(redeals === undefined ? [] : [KLONDIKE_FRENCH.redealsLeft(redeals)]),
    ].join(', '),
  found: (card, pile, [place, of]) =>
    `${capitalized(CORE_FRENCH.card(card))}, ${of > 1 ? `${place} sur ${of} ` : ''}${inPile(pile)}`,
};
