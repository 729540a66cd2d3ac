/** Whole games of clicks: one that is won, and random ones, sensible and not. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ArgumentOutOfRangeException } from '../../../../../src/clicks.js';
import { Chance } from '../../../../support/chance.js';
import { NONSENSE } from '../../../../support/random-move.js';
import { Board, textOf } from './board.js';

const TURNS = 300;

/** Half of the clicks are a player's, half are what no player can click. */
function randomClick(chance: Chance, board: Board): string {
  const column = chance.nextInt(7) + 1;
  const up = board.column(`t${column}`).faceUpPile.count;
  const n =
    chance.nextInt(6) === 0
      ? chance.pick(NONSENSE)
      : up > 1 && chance.nextInt(2) === 0
        ? up
        : Math.min(1, up);
  const clickColumn = `t${column}*${n}`;
  return chance.pick([
    'stock',
    'w',
    'w',
    `f${chance.nextInt(4) + 1}`,
    `f1`,
    ...new Array<string>(6).fill(clickColumn),
  ]);
}

/** Clicks, of which those may throw that select more cards than lie there. What is wrong then, if anything is. */
function clickFault(chance: Chance, board: Board): string | undefined {
  const click = randomClick(chance, board);
  const before = board.text.join('; ');
  try {
    board.click(click);
  } catch (error) {
    if (!(error instanceof ArgumentOutOfRangeException)) return `${click} throws ${String(error)}`;
    if (board.text.join('; ') !== before) return `${click} throws and changes ${before}`;
  }
  const fault = boardFault(board);
  return fault === undefined ? undefined : `${fault} after ${click} at ${before}`;
}

/** Of all cards each once, and at most one pile with a selection of cards that lie there. */
function boardFault({ cards, discard, columns }: Board): string | undefined {
  const texts = cards.map(textOf);
  if (texts.length !== 52 || new Set(texts).size !== 52) return `${texts.length} cards: ${texts.join(' ')}`;
  const selected = columns.filter(({ numberSelected }) => numberSelected > 0);
  if (selected.length + (discard.isSelected ? 1 : 0) > 1) return 'two selections';
  const covered = columns.find(
    ({ faceDownPile, faceUpPile }) => faceDownPile.length > 0 && faceUpPile.count === 0,
  );
  if (covered !== undefined) return 'a column that shows no card';
  return selected.some((column) => column.numberSelected > column.faceUpPile.count)
    ? 'too many selected'
    : undefined;
}

describe('random clicks', () => {
  test('lose and double no card, throw nothing unexpected, and select in one pile at most', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const chance = new Chance(seed);
        const board = new Board(chance.nextInt(1_000_001));
        const objects = new Set(board.cards);
        for (let turn = 0; turn < TURNS; turn++) {
          const fault = clickFault(chance, board);
          if (fault !== undefined) throw new Error(fault);
        }
        expect(board.cards.filter((card) => !objects.has(card))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
