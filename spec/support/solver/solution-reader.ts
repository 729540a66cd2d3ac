/** Reads the notation that `solution-text` describes. */
import type { Card } from '../../../src/core/card.js';
import { suitOf } from '../../../src/core/card.js';
import { topCards, topOf } from '../../../src/core/pile.js';
import { TextError } from '../../../src/core/text/text-error.js';
import type { Word } from '../../../src/core/text/words.js';
import { endOf, wordsOf } from '../../../src/core/text/words.js';
import type { CardSource, FoundationId, PileId, CardMove } from '../../../src/games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../../../src/games/klondike/words/piles.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { Move } from '../../../src/games/klondike/model/play.js';
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

/** Reads the numbers after `DR` as cards. If both readings fail, throws the error that comes later in the text. */
function readCardsAfter(error: TextError, start: SolutionStart, text: string): Move[] {
  try {
    return readCounted(start, text, 'cards');
  } catch (other) {
    throw other instanceof TextError && isLater(other, error) ? other : error;
  }
}

const isLater = (one: TextError, other: TextError): boolean =>
  one.line > other.line || (one.line === other.line && one.column > other.column);

interface ReaderState {
  readonly rules: Rules;
  readonly count: DrawCount;
  readonly moves: Move[];
  layout: Layout;
  /** The sign for the pile where the last move turned up a card. */
  turned: string | undefined;
  /** Set after `NEW`, because only the next draw recycles the waste. */
  recycles: boolean;
}

function readCounted({ rules, layout }: SolutionStart, text: string, count: DrawCount): Move[] {
  const state: ReaderState = { rules, count, moves: [], layout, turned: undefined, recycles: false };
  const words = wordsOf(text);
  for (const word of words) readWord(state, word);
  if (state.recycles) throw fault(endOf(words), 'DR# after NEW');
  return state.moves;
}

const fault = (word: Word, expected: string): TextError => new TextError(word, word.text, expected);

function readWord(state: ReaderState, word: Word): void {
  const text = word.text.toUpperCase();
  const [, draws] = /^DR([1-9]\d?)$/.exec(text) ?? [];
  const [, turned] = /^F([1-7])$/.exec(text) ?? [];
  const [, from, to, count = '1'] = /^([1-7WCDHS])([1-7CDHS])(?:-([1-9]\d?))?$/.exec(text) ?? [];
  if (draws !== undefined) readDraws(state, word, Number(draws));
  else if (state.recycles) throw fault(word, 'DR# after NEW');
  else if (text === 'NEW') readNew(state, word);
  else if (turned !== undefined) readTurned(state, word, turned);
  else if (from !== undefined && to !== undefined) readCarry(state, word, { from, to, count: Number(count) });
  else throw fault(word, 'DR#, NEW, F#, XY or XY-#');
}

function readDraws(state: ReaderState, word: Word, wanted: number): void {
  let drawn = 0;
  while (drawn < wanted) {
    const before = state.layout;
    if (before.stock.cards.length === 0 && !state.recycles) {
      throw fault(word, `NEW after ${drawn} of ${wanted} ${state.count}; the stock is empty`);
    }
    make(state, word, 'stock');
    state.recycles = false;
    drawn += state.count === 'cards' ? cardsDrawn(before, state.layout) : 1;
  }
  if (drawn > wanted) throw fault(word, `whole draws; DR${drawn} is one`);
}

function readNew(state: ReaderState, word: Word): void {
  if (state.layout.stock.cards.length > 0) throw fault(word, 'NEW only when the stock is empty');
  if (state.rules.recycleDraws) state.recycles = true;
  else make(state, word, 'stock');
}

function readTurned(state: ReaderState, word: Word, sign: string): void {
  if (state.turned !== sign)
    throw fault(word, `${word.text} only after a move that turns a card of pile ${sign}`);
  state.turned = undefined;
}

interface Signs {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

function readCarry(state: ReaderState, word: Word, { from: sign, to: target, count }: Signs): void {
  const from = sourceOf(state, sign);
  if (from === undefined) throw fault(word, `${word.text} only when ${sign} is on a foundation`);
  const [card] = topCards(state.layout[from], count);
  const to = TABLEAU[Number(target) - 1] ?? foundationFor(state, { from, count });
  if (card !== undefined && pileSign(to, card) !== target) {
    throw fault(word, `${sign}${pileSign(to, card)}, by the suit of the card`);
  }
  const carry: CardMove = { from, count, to };
  const before = state.layout;
  make(state, word, carry);
  if (hasTurned(before, state.layout, from)) state.turned = sign;
}

function sourceOf({ rules, layout }: ReaderState, sign: string): PileId | undefined {
  if (sign === 'W') return rules.inPlay;
  return TABLEAU[Number(sign) - 1] ?? FOUNDATIONS.find((id) => suitSign(topOf(layout[id])) === sign);
}

const suitSign = (card: Card | undefined): string | undefined =>
  card === undefined ? undefined : suitLetter(suitOf(card));

/** The foundation of the card's suit, or else the leftmost one that accepts it. */
function foundationFor({ rules, layout }: ReaderState, take: CardSource): FoundationId {
  const sign = suitSign(topOf(layout[take.from]));
  return (
    FOUNDATIONS.find((id) => sign !== undefined && suitSign(topOf(layout[id])) === sign) ??
    FOUNDATIONS.find((to) => refuseMove(rules, layout, { ...take, to }) === undefined) ??
    FOUNDATIONS[0]
  );
}

function make(state: ReaderState, word: Word, move: Move): void {
  const outcome = play(state.rules, state.layout, move);
  if (!outcome.ok) throw fault(word, `a move that the rules allow: ${REFUSALS[outcome.why]}`);
  state.moves.push(move);
  state.layout = outcome.next;
  state.turned = undefined;
}
