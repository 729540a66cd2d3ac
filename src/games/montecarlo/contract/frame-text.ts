/**
 * Frames as text, one fact per line: the rows of the grid from the top, `r1: 6h 2s -- 8d 9s`, then `left: 27`,
 * `score: 0`, `game: 12345`, `highlighted: a1 b2` and `won`. Three facts hold only for the last refresh: `beeped`,
 * `help`, and `hinted`, which means that the hint is to consolidate. A fact can also be about one cell, as in `b2: 5d`.
 */
import type { Card } from '../../../core/card.js';
import { missingWord, readNumber, readSeed } from '../../../core/text/words.js';
import { JAVA_SEEDS } from '../../../core/random.js';
import { TextError } from '../../../core/text/text-error.js';
import type { Entry, Word } from '../../../core/text/words.js';
import type { Cell } from '../words/cell.js';
import type { MonteCarloFrame } from './frame.js';
import { checkFrame } from './frame.js';
import { parseCell, printCell } from '../words/cell.js';
import { printCellCard, printRow, readCellCard, readRow, rowOf } from '../words/rows.js';

/** The facts that are one word. A fact that is missing doesn't hold. */
const WORDS = ['won', 'beeped', 'help', 'hinted'] as const;

/** One statement about a frame. */
export type MonteCarloFact =
  | { readonly fact: 'row'; readonly row: number; readonly cards: readonly Card[] }
  | { readonly fact: 'cell'; readonly cell: Cell; readonly card: Card }
  | { readonly fact: 'left' | 'score'; readonly cards: number }
  | { readonly fact: 'game'; readonly game: bigint }
  | { readonly fact: 'highlighted'; readonly cells: readonly Cell[] }
  | { readonly fact: (typeof WORDS)[number] };

/** All facts of a frame. @throws TypeError unless it is a frame */
export function printFrame(frame: MonteCarloFrame): string {
  checkFrame(frame);
  const { rows, cardsLeft, score, game, highlighted, won, beeped, help, consolidateHinted } = frame;
  const isSo = { won, beeped, help: help !== undefined, hinted: consolidateHinted };
  const facts: MonteCarloFact[] = [
    ...rows.map((cards, row): MonteCarloFact => ({ fact: 'row', row, cards })),
    { fact: 'left', cards: cardsLeft },
    { fact: 'score', cards: score },
    ...(game === undefined ? [] : [{ fact: 'game', game } as const]),
    ...(highlighted.length === 0 ? [] : [{ fact: 'highlighted', cells: highlighted } as const]),
    ...WORDS.filter((word) => isSo[word]).map((fact): MonteCarloFact => ({ fact })),
  ];
  return facts.map(printFact).join('\n');
}

export function printFact(fact: MonteCarloFact): string {
  switch (fact.fact) {
    case 'row':
      return printRow(fact.row, fact.cards);
    case 'cell':
      return `${printCell(fact.cell)}: ${printCellCard(fact.card)}`;
    case 'left':
    case 'score':
      return `${fact.fact}: ${fact.cards}`;
    case 'game':
      return `game: ${fact.game}`;
    case 'highlighted':
      return ['highlighted:', ...fact.cells.map(printCell)].join(' ');
    case 'won':
    case 'beeped':
    case 'help':
    case 'hinted':
      return fact.fact;
  }
}

/** The expected form, for an error about a wrong fact. */
export const FACTS =
  'a fact: r1: and other rows, a1: and other cells, left:, score:, game:, highlighted:, won, beeped, help, hinted';

/** @throws TextError, whose message asks for `expected` */
export function readFact(entry: Entry, expected = FACTS): MonteCarloFact {
  const { key, hasColon } = entry;
  const fact = hasColon ? readColonFact(entry) : readWordFact(entry);
  if (fact === undefined) throw new TextError(key, key.text, expected);
  return fact;
}

function readWordFact({ key, words: [extra] }: Entry): MonteCarloFact | undefined {
  const fact = WORDS.find((word) => word === key.text);
  if (fact !== undefined && extra !== undefined)
    throw new TextError(extra, extra.text, `nothing after ${fact}`);
  return fact && { fact };
}

function readColonFact(entry: Entry): MonteCarloFact | undefined {
  const name = entry.key.text;
  const row = rowOf(entry);
  if (row !== undefined) return { fact: 'row', row, cards: readRow(entry) };
  if (name === 'left' || name === 'score') return { fact: name, cards: readNumber(entry) };
  if (name === 'game') return { fact: 'game', game: readSeed(onlyWord(entry, 'one number'), JAVA_SEEDS) };
  if (name === 'highlighted') return { fact: 'highlighted', cells: entry.words.map(readCell) };
  const cell = parseCell(name);
  return cell && { fact: 'cell', cell, card: readCellCard(onlyWord(entry, 'one card')) };
}

/** @throws TextError unless the entry has exactly one word */
function onlyWord(entry: Entry, expected: string): Word {
  const [word = missingWord(entry), extra] = entry.words;
  if (extra !== undefined) throw new TextError(extra, extra.text, `${expected} for ${entry.key.text}`);
  return word;
}

/** @throws TextError unless the word is a cell */
function readCell(word: Word): Cell {
  const cell = parseCell(word.text);
  if (cell === undefined) throw new TextError(word, word.text, 'a cell such as a1 or e5');
  return cell;
}
