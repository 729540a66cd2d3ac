/**
 * Layouts and moves as text. Each pile of a layout is on a separate line or between semicolons: `t3: 3c 7h | 6s 5d`,
 * bottom to top, with face-down cards to the left of the bar. Without a bar, the stock lies face down, and every other
 * pile lies face up. A pile that isn't named is empty. `redeals: 2` says that the waste was turned over twice.
 */
import type { Card } from '../../../core/card.js';
import { HIDDEN, printCard } from '../../../core/card.js';
import type { Pile } from '../../../core/pile.js';
import { TextError } from '../../../core/text/text-error.js';
import type { Entry, Word } from '../../../core/text/words.js';
import { entriesOf, readCard, readNumber } from '../../../core/text/words.js';
import type { PileId } from '../words/piles.js';
import { PILES, checkPile } from '../words/piles.js';
import type { Layout } from './layout.js';
import { BARE_LAYOUT, checkPiles } from './layout.js';
import { checkGiven } from '../../../core/given.js';
import type { Move } from './play.js';

export const BAR = '|';
const EXPECTED = 'a pile and a colon: stock, waste, f1 to f4 or t1 to t7';

/** @throws TextError, also if a card or a pile occurs twice */
export function parseLayout(text: string): Layout {
  return readLayout(text, (word) => [readCard(word)]);
}

/**
 * Reads a layout in which a word may mean several cards. `HIDDEN` may occur more than once.
 * @throws TextError, also if another card or a pile occurs twice
 */
export function readLayout(text: string, cardsOf: (word: Word) => readonly Card[]): Layout {
  const seen = new Set<Card | string>();
  const layout: { -readonly [Key in keyof Layout]: Layout[Key] } = { ...BARE_LAYOUT };
  for (const entry of entriesOf(text)) {
    if (!entry.hasColon) throw new TextError(entry.key, entry.key.text, EXPECTED);
    once(seen, entry.key, entry.key.text);
    if (entry.key.text === 'redeals') layout.redeals = readNumber(entry);
    else layout[readPileId(entry.key)] = readPile(entry, seen, cardsOf);
  }
  return layout;
}

/** The layout as text, without its empty piles. @throws TypeError unless it is a layout */
export function printLayout(layout: Layout): string {
  checkPiles(layout);
  const lines = PILES.filter((id) => layout[id].cards.length > 0).map(
    (id) => `${id}: ${printPile(id, layout[id])}`,
  );
  if (layout.redeals > 0) lines.push(`redeals: ${layout.redeals}`);
  return lines.join('\n');
}

/** @throws TextError unless the word names a pile */
function readPileId(word: Word): PileId {
  const id = PILES.find((known) => known === word.text);
  if (id === undefined) throw new TextError(word, word.text, EXPECTED);
  return id;
}

function readPile(
  { key, words }: Entry,
  seen: Set<Card | string>,
  cardsOf: (word: Word) => readonly Card[],
): Pile {
  const cards: Card[] = [];
  let faceDown: number | undefined;
  for (const word of words) {
    if (word.text === BAR) {
      if (faceDown !== undefined) throw new TextError(word, word.text, 'one bar per pile');
      faceDown = cards.length;
    } else {
      for (const card of cardsOf(word)) {
        if (card !== HIDDEN) once(seen, word, card);
        cards.push(card);
      }
    }
  }
  return { cards, faceDown: faceDown ?? usualFaceDown(key.text, cards.length) };
}

function once(seen: Set<Card | string>, word: Word, what: Card | string): void {
  if (seen.has(what)) throw new TextError(word, word.text, 'each card and each pile once');
  seen.add(what);
}

const usualFaceDown = (id: string, count: number): number => (id === 'stock' ? count : 0);

function printPile(id: PileId, { cards, faceDown }: Pile): string {
  const words = cards.map(printCard);
  if (faceDown !== usualFaceDown(id, cards.length)) words.splice(faceDown, 0, BAR);
  return words.join(' ');
}

const SHORT: Partial<Record<PileId, string>> = { stock: 's', waste: 'w' };

const shortOf = (id: PileId): string => SHORT[id] ?? id;

/** The move in the words of scripts, such as `t2>t6*3`. @throws TypeError or RangeError unless it is a move */
export function printMove(move: Move): string {
  if (move === 'stock') return move;
  checkGiven('move', move, 'an object');
  checkPile('move.from', move.from);
  checkPile('move.to', move.to);
  checkGiven('move.count', move.count, 'a number');
  const count = move.count === 1 ? '' : `*${move.count}`;
  return `${shortOf(move.from)}>${shortOf(move.to)}${count}`;
}

/** Reads a move from its text. @throws TextError; TypeError unless it is a string */
export function parseMove(text: string): Move {
  checkGiven('text', text, 'a string');
  const move = readMove(text);
  if (move !== undefined) return move;
  throw new TextError({ line: 1, column: 1 }, text, 'a move: stock, w>t3, t5>f2, t2>t6*3, f1>t4');
}

/** Undefined if the text is not a move. */
export function readMove(text: string): Move | undefined {
  if (text === 'stock') return text;
  const [, source, target, count = '1'] = /^(\w+)>(\w+)(?:\*([1-9]\d{0,8}))?$/.exec(text) ?? [];
  const from = PILES.find((id) => shortOf(id) === source);
  const to = PILES.find((id) => shortOf(id) === target);
  return from && to && { from, count: Number(count), to };
}
