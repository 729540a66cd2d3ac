/** What happened in a game of Klondike, in clauses of a sentence, in French. */
import type { Card } from '../../../core/card.js';
import { NO_CARD } from '../../../core/card.js';
import { CORE_FRENCH, counted } from '../../../core/strings/french.js';
import type { KlondikeChangeStrings } from './changes-english.js';
import { thePile } from './french.js';

const { card: cardName, list, moves: inMoves } = CORE_FRENCH;
const names = (cards: readonly Card[]): string => list(cards.map(cardName));

/** `valet de pique et 2 autres` */
const together = ([first, ...more]: readonly Card[]): string => {
  if (first === undefined) return 'aucune carte';
  return more.length === 0 ? cardName(first) : `${cardName(first)} et ${counted(more.length, 'autre')}`;
};

export const KLONDIKE_CHANGES_FRENCH: KlondikeChangeStrings = {
  newGame: 'nouvelle partie',
  anotherGame: 'autre partie',
  dealt: (tops) => `sur les colonnes ${names(tops)}`,
  undone: 'coup annulé',
  moved: (cards, pile) => `${together(cards)} sur ${thePile(pile)}`,
  risen: ([first = NO_CARD, ...more]) =>
    more.length === 0
      ? `${cardName(first)} monte`
      : `${cardName(first)} et ${more.length} ${more.length < 2 ? 'autre carte' : 'autres cartes'} montent`,
  stockEmpty: 'la pioche est vide',
  topOfStock: (card) => `${cardName(card)} sur la pioche`,
  turnedOver: 'le talon est retourné sur la pioche',
  wasteEmpty: 'le talon est vide',
  drawn: (cards) => `${names(cards)} sur le talon`,
  turnedUp: (card) => `${cardName(card)} face visible`,
  turnedDown: (card) => `${cardName(card)} face cachée`,
  won: (moves) => `vous avez gagné en ${inMoves(moves)}`,
  inHand: (cards) => `${together(cards)} en main`,
  letGo: 'cartes reposées',
};
