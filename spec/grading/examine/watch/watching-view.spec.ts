/** Guesses the meaning of arguments that a view refuses. */
import { describe, expect, test } from '@jest/globals';
import { HIDDEN } from '../../../../src/core/card.js';
import {
  PileNumbers,
  repairedCards,
  repairedMoves,
} from '../../../../src/grading/examine/watch/watching-view.js';

describe('cards', () => {
  test.each<[cards: readonly number[], told: unknown]>([
    [[], null],
    [[], '1 2 3'],
    [
      [3, 4],
      [3, 4],
    ],
    [
      [3, HIDDEN, HIDDEN, 4],
      ['3', '', 'x', 4],
    ],
    [
      [HIDDEN, HIDDEN, HIDDEN],
      [-1, 53, 0.5],
    ],
    [
      [0, 51, 52],
      [0, 51, 52],
    ],
  ])('shows %j for %j in a column', (cards, told) => {
    expect(repairedCards(told, 'tableau')).toEqual(cards);
  });

  test('shows only the top cards if the handler sends too many', () => {
    expect([repairedCards([1, 2, 3, 4], 'waste'), repairedCards([1, 2, 3, 4], 'foundation')]).toEqual([
      [2, 3, 4],
      [3, 4],
    ]);
    expect(repairedCards([1, 2, 3, null], 'waste')).toEqual([2, 3, HIDDEN]);
  });

  test('ignores the padding at the end of a column', () => {
    const padded = [7, null, 8, ...new Array<null>(50).fill(null)];
    expect(repairedCards(padded, 'tableau')).toEqual([7, HIDDEN, 8]);
    expect(repairedCards(padded.slice(0, 52), 'tableau')).toHaveLength(52);
    const all = Array.from({ length: 60 }, (_, card) => card % 52);
    expect(repairedCards(all, 'tableau')).toEqual(all.slice(8));
  });
});

test.each<[moves: number, told: unknown]>([
  [3, -3],
  [2, 2.9],
  [12, '12 moves'],
  [7, 'no moves'],
  [7, NaN],
  [7, Infinity],
  [7, null],
])('the number of moves becomes %d for %p after 7 moves', (moves, told) => {
  expect(repairedMoves(told, 7)).toBe(moves);
});

describe('piles', () => {
  /** The piles that the given numbers stand for. The word 'event' starts the next event. */
  function shown(piles: number, told: readonly (number | 'event')[]): readonly number[] {
    const numbering = new PileNumbers(piles);
    const all: number[] = [];
    for (const one of told) {
      if (one === 'event') numbering.forget();
      else numbering.tell(one, [], (index) => all.push(index));
    }
    return all;
  }

  test.each<[what: string, piles: number, told: (number | 'event')[], seen: number[]]>([
    ['piles with their usual numbers keep their meaning', 7, [0, 3, 6], [0, 3, 6]],
    [
      'piles numbered from 1 shift by one, like all piles of the event',
      4,
      [1, 2, 3, 4],
      [1, 2, 3, 0, 1, 2, 3],
    ],
    ['piles of an earlier event stay as they are', 4, [1, 2, 'event', 4, 1], [1, 2, 3, 0]],
    ['piles numbered after four other piles shift by seven', 7, [7, 'event', 10, 9], [6, 6, 5]],
    ['piles numbered after seven other piles shift by seven', 4, [7, 8, 10], [3, 0, 1, 3]],
    ['piles with an impossible number are skipped', 4, [99, 0.5, -1, 2], [2]],
    ['piles with numbers that no shift explains are skipped', 4, [0, 4], [0]],
  ])('%s', (...[, piles, told, seen]) => {
    expect(shown(piles, told)).toEqual(seen);
  });

  test('piles that an event showed before its shift appear again with their own cards', () => {
    const numbering = new PileNumbers(4);
    const all: unknown[] = [];
    const show = (...pile: readonly unknown[]): unknown => all.push(pile);
    numbering.tell(1, [5 as never], show);
    numbering.tell(4, [6 as never], show);
    expect(all).toEqual([
      [1, [5]],
      [0, [5]],
      [3, [6]],
    ]);
  });
});
