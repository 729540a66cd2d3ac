/** Solutions in the notation of Klondike-Solver and KSolve. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printMove } from '../../../src/games/klondike/model/layout-text.js';
import type { Move } from '../../../src/games/klondike/model/play.js';
import { HOUSES } from '../../../src/games/klondike/model/rules.js';
import { printSolution } from '../../../src/solver/files/solution-text.js';
import { randomGame } from '../../support/solver/random-game.js';
import { readSolution } from '../../support/solver/solution-reader.js';

const inWords = (moves: readonly Move[]): string => moves.map(printMove).join(' ');

describe('a random game', () => {
  const draws = fc.constantFrom(1, 2, 3, 5, 24);
  const houses = fc.constantFrom(...HOUSES);

  test.each(['draws', 'cards'] as const)(
    'reads back the solutions that it printed, with the %s counted',
    (count) => {
      fc.assert(
        fc.property(houses, draws, fc.nat(), (house, draw, seed) => {
          const rules = { ...house, draw };
          const { start, moves } = randomGame(rules, seed, 150);
          const from = { rules, layout: start };
          expect(inWords(readSolution(from, printSolution(from, moves, count), count))).toBe(inWords(moves));
        }),
      );
    },
  );
});
