/** Reads the notation that `solution-text` describes. */
import type { Card } from '../../../src/core/card.js';
import { suitOf } from '../../../src/core/card.js';
import { topCards, topOf } from '../../../src/core/pile.js';
import { TextError } from '../../../src/core/text/text-error.js';
import type { Word } from '../../../src/core/text/words.js';
import { endOf, wordsOf } from '../../../src/core/text/words.js';
import type { Take } from '../../../src/games/klondike/model/refuse.js';
import type { FoundationId, PileId } from '../../../src/games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../../../src/games/klondike/words/piles.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { Carry, Move } from '../../../src/games/klondike/model/play.js';
import { play, refuseMove } from '../../../src/games/klondike/model/play.js';
import { REFUSALS } from '../../../src/games/klondike/model/refusal.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { suitLetter } from '../../../src/solver/files/foreign-table.js';
import type { DrawCount, SolutionStart } from '../../../src/solver/files/solution-text.js';
import { cardsDrawn, hasTurned, pileSign } from '../../../src/solver/files/solution-text.js';

/**
 * The moves of a text. An ace goes to the leftmost foundation that accepts it, and `F#` words may be left out. Without
 * `count`, the numbers after `DR` are draws if that makes a legal game, otherwise cards.
 * @throws TextError, also for a move that the rules refuse
 */
export function readSolution(start: SolutionStart, text: string, count?: DrawCount): Move[] {
  if (count !== undefined) return readCounted(start, text, count);
  try {
    return readCounted(start, text, 'draws');
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return readCardsAfter(error, start, text);
  }
}

/** Reads the numbers after `DR` as cards. If that fails, the error is the one from reading them as draws. */
function readCardsAfter(error: TextError, start: SolutionStart, text: string): Move[] {
  try {
    return readCounted(start, text, 'cards');
  } catch (other) {
    throw other instanceof TextError && isLater(other, error) ? other : error;
  }
}

const isLater = (one: TextError, other: TextError): boolean =>
  one.line > other.line || (one.line === other.line && one.column > other.column);

interface Reading {
  readonly rules: Rules;
  readonly count: DrawCount;
  readonly moves: Move[];
  layout: Layout;
  /** The sign of the pile where the last move turned up a card. */
  turned: string | undefined;
  /** Set after `NEW`, because only the next draw recycles the waste. */
  recycles: boolean;
}

function readCounted({ rules, layout }: SolutionStart, text: string, count: DrawCount): Move[] {
  const reading: Reading = { rules, count, moves: [], layout, turned: undefined, recycles: false };
  const words = wordsOf(text);
  for (const word of words) readWord(reading, word);
  if (reading.recycles) throw fault(endOf(words), 'DR# after NEW');
  return reading.moves;
}

const fault = (word: Word, expected: string): TextError => new TextError(word, word.text, expected);

function readWord(reading: Reading, word: Word): void {
  const text = word.text.toUpperCase();
  const [, draws] = /^DR([1-9]\d?)$/.exec(text) ?? [];
  const [, turned] = /^F([1-7])$/.exec(text) ?? [];
  const [, from, to, count = '1'] = /^([1-7WCDHS])([1-7CDHS])(?:-([1-9]\d?))?$/.exec(text) ?? [];
  if (draws !== undefined) readDraws(reading, word, Number(draws));
  else if (reading.recycles) throw fault(word, 'DR# after NEW');
  else if (text === 'NEW') readNew(reading, word);
  else if (turned !== undefined) readTurned(reading, word, turned);
  else if (from !== undefined && to !== undefined)
    readCarry(reading, word, { from, to, count: Number(count) });
  else throw fault(word, 'DR#, NEW, F#, XY or XY-#');
}

function readDraws(reading: Reading, word: Word, wanted: number): void {
  let drawn = 0;
  while (drawn < wanted) {
    const before = reading.layout;
    if (before.stock.cards.length === 0 && !reading.recycles) {
      throw fault(word, `NEW after ${drawn} of ${wanted} ${reading.count}; the stock is empty`);
    }
    make(reading, word, 'stock');
    reading.recycles = false;
    drawn += reading.count === 'cards' ? cardsDrawn(before, reading.layout) : 1;
  }
  if (drawn > wanted) throw fault(word, `whole draws; DR${drawn} is one`);
}

function readNew(reading: Reading, word: Word): void {
  if (reading.layout.stock.cards.length > 0) throw fault(word, 'NEW only when the stock is empty');
  if (reading.rules.recycleDraws) reading.recycles = true;
  else make(reading, word, 'stock');
}

function readTurned(reading: Reading, word: Word, sign: string): void {
  if (reading.turned !== sign)
    throw fault(word, `${word.text} only after a move that turns a card of pile ${sign}`);
  reading.turned = undefined;
}

interface Signs {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

function readCarry(reading: Reading, word: Word, { from: sign, to: target, count }: Signs): void {
  const from = sourceOf(reading, sign);
  if (from === undefined) throw fault(word, `${word.text} only when ${sign} is on a foundation`);
  const [card] = topCards(reading.layout[from], count);
  const to = TABLEAU[Number(target) - 1] ?? foundationFor(reading, { from, count });
  if (card !== undefined && pileSign(to, card) !== target) {
    throw fault(word, `${sign}${pileSign(to, card)}, by the suit of the card`);
  }
  const carry: Carry = { from, count, to };
  const before = reading.layout;
  make(reading, word, carry);
  if (hasTurned(before, reading.layout, from)) reading.turned = sign;
}

function sourceOf({ rules, layout }: Reading, sign: string): PileId | undefined {
  if (sign === 'W') return rules.inPlay;
  return TABLEAU[Number(sign) - 1] ?? FOUNDATIONS.find((id) => suitSign(topOf(layout[id])) === sign);
}

const suitSign = (card: Card | undefined): string | undefined =>
  card === undefined ? undefined : suitLetter(suitOf(card));

/** The foundation of the card's suit, or else the leftmost one that accepts it. */
function foundationFor({ rules, layout }: Reading, take: Take): FoundationId {
  const sign = suitSign(topOf(layout[take.from]));
  return (
    FOUNDATIONS.find((id) => sign !== undefined && suitSign(topOf(layout[id])) === sign) ??
    FOUNDATIONS.find((to) => refuseMove(rules, layout, { ...take, to }) === undefined) ??
    FOUNDATIONS[0]
  );
}

function make(reading: Reading, word: Word, move: Move): void {
  const outcome = play(reading.rules, reading.layout, move);
  if (!outcome.ok) throw fault(word, `a move that the rules allow: ${REFUSALS[outcome.why]}`);
  reading.moves.push(move);
  reading.layout = outcome.next;
  reading.turned = undefined;
}
