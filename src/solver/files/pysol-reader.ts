/** Reads the tables that `pysol-text` describes. */
import type { Card } from '../../core/card.js';
import { cardOf } from '../../core/card.js';
import { faultInDeck } from '../../core/deck.js';
import { TextError } from '../../core/text/text-error.js';
import type { Word } from '../../core/text/words.js';
import { endOf, wordsOf } from '../../core/text/words.js';
import { TABLEAU } from '../../games/klondike/words/piles.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { FOREIGN_SUITS, onceOnly, readForeignCard, suitLetter } from './foreign-card.js';
import type { TurnedCard } from './foreign-table.js';
import { layoutOfTable, turnedPile } from './foreign-table.js';
import { ARROW, END_ARROW, RANKS_OF_TOPS, PYSOL_START } from './pysol-text.js';

/** @throws TextError unless the text is a table of all 52 cards */
export function readPysol(text: string): Layout {
  const lines = linesOf(text);
  const seen = new Set<Card>();
  const hasFoundations = /^foundations/i.test(lines[0]?.name ?? '');
  const foundations = hasFoundations ? readFoundations(lines.shift(), seen) : [];
  const talon = lines.shift();
  const { stock, waste, hasArrow } = readTalon(talon, seen);
  const piles = readPiles(lines, seen).map((pile) => (isReversed(talon) ? pile.reverse() : pile));
  const end = endOf(wordsOf(text));
  if (piles.length < TABLEAU.length) throw new TextError(end, '', 'seven piles, a line each');
  const fault = faultInDeck([...seen]);
  if (fault !== undefined) throw new TextError(end, '', fault.expected);
  const areTurned = hasFoundations || hasArrow || piles.flat().some(({ isDown }) => isDown);
  const tableau = (areTurned ? piles : piles.map(turnedAsDealt)).map(turnedPile);
  return layoutOfTable({ stock, waste, foundations, tableau });
}

/** The pile with all cards down. @throws TextError unless it has as many as are dealt to it */
function turnedAsDealt(pile: TurnedCard[], index: number): TurnedCard[] {
  const [first] = pile;
  if (first !== undefined && pile.length !== index + 1) {
    const dealt = index === 0 ? '1 card in pile 1' : `${index + 1} cards in pile ${index + 1}`;
    throw new TextError(first.word, first.word.text, `${dealt}, or angle brackets around face-down cards`);
  }
  return pile.map((turned) => ({ ...turned, isDown: true }));
}

/** A line, and its name such as `Talon:` if it has one. */
interface PysolLine {
  readonly name: string;
  readonly words: readonly Word[];
}

function linesOf(text: string): PysolLine[] {
  const lines = new Map<number, Word[]>();
  for (const word of wordsOf(text)) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  return [...lines.values()].map(lineOf);
}

/** The colon before a pile is left out. */
function lineOf(words: readonly Word[]): PysolLine {
  const [first, ...rest] = words;
  const name = PYSOL_START.exec(first?.text ?? '')?.[0] ?? /^:/.exec(first?.text ?? '')?.[0] ?? '';
  if (first === undefined || name === '') return { name, words };
  const tail = { ...first, text: first.text.slice(name.length), column: first.column + name.length };
  return { name, words: tail.text === '' ? rest : [tail, ...rest] };
}

const isReversed = (talon: PysolLine | undefined): boolean => /^n/i.test(talon?.name ?? '');

const HEIGHT = /^([CDHS])-(10|\w)$/i;

/** The cards from each ace to the top card told. */
const readFoundations = (line: PysolLine | undefined, seen: Set<Card>): Card[] =>
  (line?.words ?? []).flatMap((word) => {
    const [, letter = '', top = ''] = HEIGHT.exec(word.text.toUpperCase()) ?? [];
    const suit = FOREIGN_SUITS.find((known) => suitLetter(known) === letter);
    const height = RANKS_OF_TOPS.indexOf(top === '10' ? 'T' : top);
    if (suit === undefined || height < 0) {
      throw new TextError(word, word.text, 'a suit and the rank of its top card, such as H-3, or H-0');
    }
    return Array.from({ length: height }, (_, index) => onceOnly(word, cardOf(index + 1, suit), seen));
  });

interface Talon {
  readonly stock: readonly Card[];
  readonly waste: readonly Card[];
  readonly hasArrow: boolean;
}

function readTalon(line: PysolLine | undefined, seen: Set<Card>): Talon {
  if (line === undefined || !/^[tn]/i.test(line.name)) {
    const word = line?.words[0] ?? { text: '', line: 1, column: 1 };
    throw new TextError(word, word.text, 'a line that begins with Talon: or naloT:');
  }
  const texts = line.words.map(({ text }) => text);
  const arrow = texts.indexOf(ARROW);
  const end = texts.at(-1) === END_ARROW ? -1 : texts.length;
  const read = (words: readonly Word[]): Card[] => words.map((word) => readForeignCard(word, seen)).reverse();
  return {
    waste: read(line.words.slice(0, Math.max(0, arrow))),
    stock: read(line.words.slice(arrow + 1, end)),
    hasArrow: arrow >= 0,
  };
}

function readPiles(lines: readonly PysolLine[], seen: Set<Card>): TurnedCard[][] {
  const extra = lines[TABLEAU.length]?.words[0];
  if (extra !== undefined) throw new TextError(extra, extra.text, 'seven piles');
  return lines.map(({ words }) => words.map((word) => readTurned(word, seen)));
}

function readTurned(word: Word, seen: Set<Card>): TurnedCard {
  const inner = /^<(.+)>$/.exec(word.text)?.[1];
  if (inner === undefined) return { word, card: readForeignCard(word, seen), isDown: false };
  const card = readForeignCard({ ...word, text: inner, column: word.column + 1 }, seen);
  return { word, card, isDown: true };
}
