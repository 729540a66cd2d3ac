/**
 * Cards as other solvers write them: rank and suit in either order and either case, with ten as `T` or `10` and, in
 * Solvitaire's files, any rank as its number: `10h`, `hT`, `13s`.
 */
import type { Card, Suit } from '../../core/card.js';
import { parseCard } from '../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '../../core/card.js';
import { TextError } from '../../core/text/text-error.js';
import type { Word } from '../../core/text/words.js';

/** The suits in the order of the letters C, D, H, S, which is also that of the digits 1 to 4 in deck strings. */
export const FOREIGN_SUITS: readonly Suit[] = [CLUBS, DIAMONDS, HEARTS, SPADES];

/** The letter of a suit: `C`, `D`, `H` or `S`. */
export const suitLetter = (suit: Suit): string => 'CDHS'.charAt(FOREIGN_SUITS.indexOf(suit));

const RANKS: Readonly<Record<string, string>> = { 1: 'A', 10: 'T', 11: 'J', 12: 'Q', 13: 'K' };

/** @throws TextError unless the word is a card that has not been seen; it is added to those seen */
export function readForeignCard(word: Word, seen: Set<Card>): Card {
  const card = parseForeignCard(word.text);
  if (card === undefined) throw new TextError(word, word.text, 'a card such as AH, 10D or TD');
  return onceOnly(word, card, seen);
}

/** @throws TextError if the card has been seen; it is added to those seen */
export function onceOnly(word: Word, card: Card, seen: Set<Card>): Card {
  if (seen.has(card)) throw new TextError(word, word.text, 'each card once');
  seen.add(card);
  return card;
}

function parseForeignCard(text: string): Card | undefined {
  const [, before, between = '', after] = /^([cdhs])?(\w{1,2}?)([cdhs])?$/i.exec(text) ?? [];
  if ((before === undefined) === (after === undefined)) return undefined;
  return parseCard(`${RANKS[between] ?? between}${before ?? after ?? ''}`);
}
