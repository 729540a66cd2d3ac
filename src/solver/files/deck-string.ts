/**
 * The deck string of ShootMe/Klondike-Solver, ShootMe/MinimalKlondike and JonathanFry3/KSolve: 156 digits, three for
 * each card, in dealing order. Two digits are the rank, 01 to 13; the third is the suit: 1 clubs, 2 diamonds, 3 hearts,
 * 4 spades. The READMEs of all three agree on this. But the KSolve program, at commit 55d9b92, reads 3 as spades and 4
 * as hearts, and so solves a different deal. KSolve reads the output of `printPysol` correctly.
 */
import type { Card } from '../../core/card.js';
import { DECK_SIZE, KING, cardOf, rankOf, suitOf } from '../../core/card.js';
import { TextError } from '../../core/text/text-error.js';
import type { Word } from '../../core/text/words.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { printLayout } from '../../games/klondike/model/layout-text.js';
import { dealtInOrder, FOREIGN_SUITS, addOnce, orderOfDeal } from './foreign-table.js';

const DIGITS = 3;

/** @throws TextError unless the word is 52 different cards of three digits each */
export function readDeckString(word: Word): Layout {
  const seen = new Set<Card>();
  for (let at = 0; at < word.text.length; at += DIGITS) {
    const code = { ...word, text: word.text.slice(at, at + DIGITS), column: word.column + at };
    if (seen.size === DECK_SIZE) throw new TextError(code, word.text.slice(at), 'nothing after 52 cards');
    addOnce(code, readCode(code), seen);
  }
  if (seen.size === DECK_SIZE) return dealtInOrder([...seen]);
  const end = { ...word, column: word.column + word.text.length };
  throw new TextError(end, '', `52 cards of three digits each; found ${seen.size}`);
}

/**
 * The string doesn't say how many redeals were used.
 * @throws RangeError if a card has moved since the deal
 */
export function printDeckString(layout: Layout): string {
  const cards = orderOfDeal(layout);
  if (cards !== undefined) return cards.map(codeOf).join('');
  const text = printLayout(layout).replaceAll('\n', '; ');
  throw new RangeError(`a deck string holds the 52 cards of a deal before the first move, not ${text}`);
}

const codeOf = (card: Card): string =>
  `${String(rankOf(card)).padStart(2, '0')}${FOREIGN_SUITS.indexOf(suitOf(card)) + 1}`;

function readCode(word: Word): Card {
  const [, rank, digit] = /^(\d\d)([1-4])$/.exec(word.text) ?? [];
  const suit = FOREIGN_SUITS[Number(digit) - 1];
  if (suit !== undefined && Number(rank) >= 1 && Number(rank) <= KING) return cardOf(Number(rank), suit);
  throw new TextError(
    word,
    word.text,
    'a card of three digits: 01 to 13, then 1 clubs, 2 diamonds, 3 hearts, 4 spades',
  );
}
