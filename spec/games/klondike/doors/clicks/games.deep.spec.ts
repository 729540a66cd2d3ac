/** Random games of clicks, sensible or not. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Chance } from '../../../../support/chance.js';
import { Board } from './board.js';
import { TURNS, clickFault } from './click-fault.js';

describe('random clicks', () => {
  test("don't lose or double a card, throw only expected errors, and select cards in at most one pile", () => {
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
