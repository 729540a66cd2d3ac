/**
 * Reads and writes PySol's tables. The program shlomif/pysol_cards writes them, and ShootMe/Klondike-Solver and
 * JonathanFry3/KSolve read them. The line `Talon:` lists the stock in the order in which it is drawn. Each pile then
 * has a line, bottom to top, with face-down cards in angle brackets. KSolve doesn't need the brackets and has a second
 * form, `naloT:`, whose piles start with the top card.
 *
 * For a game in play, Klondike-Solver (`/OUT 1`) first writes a line `Foundations: H-0 C-3 D-A S-0`. The next line has
 * the waste, top card first, and the stock between arrows, `Talon: 2D KC ==> AH 6D <==`. Each pile starts with a colon.
 * We always write the colons: all programs accept them, and without them a deal is shorter than the 211 characters that
 * Klondike-Solver requires.
 */
import type { Card, Suit } from '../../core/card.js';
import { cardOf, KING, printCard, suitOf } from '../../core/card.js';
import { faultInDeck } from '../../core/deck.js';
import type { Pile } from '../../core/pile.js';
import { TextError } from '../../core/text/text-error.js';
import type { Word } from '../../core/text/words.js';
import { endOf, wordsOf } from '../../core/text/words.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { foundationsOf, tableauOf } from '../../games/klondike/model/layout.js';
import { TABLEAU } from '../../games/klondike/words/piles.js';
import type { ForeignCard } from './foreign-table.js';
import {
  FOREIGN_SUITS,
  layoutOfTable,
  addOnce,
  orderOfDeal,
  readForeignCard,
  suitLetter,
  turnedPile,
} from './foreign-table.js';

/** The arrows before and after the stock. */
const ARROW = '==>';
const END_ARROW = '<==';

/** The rank of a foundation's top card, indexed by the number of cards. */
const RANKS_OF_TOPS = '0A23456789TJQK';

/** Matches the line that begins a table. */
export const PYSOL_START = /^(talon|nalot|nolat|foundations):/i;

/**
 * Prints eight lines for a deal before the first move, otherwise nine. They don't say how many redeals were used, or
 * which foundation holds which suit.
 * @throws RangeError unless each foundation is one suit from the ace up
 */
export function printPysol(layout: Layout): string {
  const tableau = tableauOf(layout).map((pile) => `: ${turnedNames(pile)}`.trimEnd());
  const drawn = namesOf(layout.stock.cards.slice().reverse());
  if (orderOfDeal(layout) !== undefined) return [`Talon: ${drawn}`, ...tableau].join('\n');
  const waste = namesOf(layout.waste.cards.slice().reverse());
  return [
    `Foundations: ${heightsOf(layout)}`,
    ['Talon:', waste, ARROW, drawn, END_ARROW].filter((part) => part !== '').join(' '),
    ...tableau,
  ].join('\n');
}

const nameOf = (card: Card): string => printCard(card).toUpperCase();

const namesOf = (cards: readonly Card[]): string => cards.map(nameOf).join(' ');

const turnedNames = ({ cards, faceDown }: Pile): string =>
  cards.map((card, index) => (index < faceDown ? `<${nameOf(card)}>` : nameOf(card))).join(' ');

function heightsOf(layout: Layout): string {
  const heights = new Map(foundationsOf(layout).map((pile) => [suitOfFoundation(pile), pile.cards.length]));
  return FOREIGN_SUITS.map(
    (suit) => `${suitLetter(suit)}-${RANKS_OF_TOPS.charAt(heights.get(suit) ?? 0)}`,
  ).join(' ');
}

/** The suit of a foundation; undefined if it is empty. */
function suitOfFoundation({ cards }: Pile): Suit | undefined {
  const [ace] = cards;
  if (ace === undefined) return undefined;
  const suit = suitOf(ace);
  if (cards.every((card, index) => card === cardOf(index + 1, suit) && index < KING)) return suit;
  throw new RangeError(`a foundation is one suit from the ace up, not ${namesOf(cards)}`);
}

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
  if (piles.length < TABLEAU.length) throw new TextError(end, '', 'seven piles, one on each line');
  const fault = faultInDeck([...seen]);
  if (fault !== undefined) throw new TextError(end, '', fault.expected);
  const areTurned = hasFoundations || hasArrow || piles.flat().some(({ isDown }) => isDown);
  const tableau = (areTurned ? piles : piles.map(turnedAsDealt)).map(turnedPile);
  return layoutOfTable({ stock, waste, foundations, tableau });
}

/** The pile with all cards face down. @throws TextError unless it has as many cards as in a new deal */
function turnedAsDealt(pile: ForeignCard[], index: number): ForeignCard[] {
  const [first] = pile;
  if (first !== undefined && pile.length !== index + 1) {
    const dealt = index === 0 ? '1 card in pile 1' : `${index + 1} cards in pile ${index + 1}`;
    throw new TextError(first.word, first.word.text, `${dealt}, or angle brackets around face-down cards`);
  }
  return pile.map((turned) => ({ ...turned, isDown: true }));
}

/** A line, and its name if it has one, such as `Talon:`. */
interface PysolLine {
  readonly name: string;
  readonly words: readonly Word[];
}

function linesOf(text: string): PysolLine[] {
  const lines = new Map<number, Word[]>();
  for (const word of wordsOf(text)) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  return [...lines.values()].map(lineOf);
}

/** Removes the colon before a pile. */
function lineOf(words: readonly Word[]): PysolLine {
  const [first, ...rest] = words;
  const name = PYSOL_START.exec(first?.text ?? '')?.[0] ?? /^:/.exec(first?.text ?? '')?.[0] ?? '';
  if (first === undefined || name === '') return { name, words };
  const tail = { ...first, text: first.text.slice(name.length), column: first.column + name.length };
  return { name, words: tail.text === '' ? rest : [tail, ...rest] };
}

const isReversed = (talon: PysolLine | undefined): boolean => /^n/i.test(talon?.name ?? '');

const HEIGHT = /^([CDHS])-(10|\w)$/i;

/** The cards of each foundation, from the ace to the given top card. */
const readFoundations = (line: PysolLine | undefined, seen: Set<Card>): Card[] =>
  (line?.words ?? []).flatMap((word) => {
    const [, letter = '', top = ''] = HEIGHT.exec(word.text.toUpperCase()) ?? [];
    const suit = FOREIGN_SUITS.find((known) => suitLetter(known) === letter);
    const height = RANKS_OF_TOPS.indexOf(top === '10' ? 'T' : top);
    if (suit === undefined || height < 0) {
      throw new TextError(word, word.text, 'a suit and the rank of its top card, such as H-3, or H-0');
    }
    return Array.from({ length: height }, (_, index) => addOnce(word, cardOf(index + 1, suit), seen));
  });

function readTalon(
  line: PysolLine | undefined,
  seen: Set<Card>,
): {
  readonly stock: readonly Card[];
  readonly waste: readonly Card[];
  readonly hasArrow: boolean;
} {
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

function readPiles(lines: readonly PysolLine[], seen: Set<Card>): ForeignCard[][] {
  const extra = lines[TABLEAU.length]?.words[0];
  if (extra !== undefined) throw new TextError(extra, extra.text, 'seven piles');
  return lines.map(({ words }) => words.map((word) => readTurned(word, seen)));
}

function readTurned(word: Word, seen: Set<Card>): ForeignCard {
  const inner = /^<(.+)>$/.exec(word.text)?.[1];
  if (inner === undefined) return { word, card: readForeignCard(word, seen), isDown: false };
  const card = readForeignCard({ ...word, text: inner, column: word.column + 1 }, seen);
  return { word, card, isDown: true };
}
