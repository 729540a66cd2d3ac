/** Checks the invariants of a game after every move, even after a refused one. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { History } from '../../../../src/core/history.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { game, gameFault } from './random-game.js';

/** The layouts in a game, and the layouts on the way back to its deal, both in the order of play. */
function backAndForth(seed: number): { readonly forth: Layout[]; readonly back: Layout[] } {
  const forth = Array.from(game(seed), ({ layout }) => layout);
  const [deal, ...others] = forth as [Layout, ...Layout[]];
  const history = new History(deal);
  others.forEach((layout) => history.push(layout));
  const back = [history.now];
  while (history.undo()) back.unshift(history.now);
  return { forth, back };
}

describe('a random game', () => {
  test('keeps 52 different cards, face-up cards above face-down cards, and foundations in order', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(gameFault(seed)).toBeUndefined();
      }),
      { numRuns: 10 },
    );
  });

  test('goes back to its deal through the same layouts', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { forth, back } = backAndForth(seed);
        expect(back.findIndex((layout, index) => layout !== forth[index])).toBe(-1);
      }),
      { numRuns: 20 },
    );
  });

  test('moves cards to the foundations and back', () => {
    const moves = Array.from({ length: 15 }, (_, seed) => Array.from(game(seed), ({ by }) => by)).flat();
    const kinds = ['stock', 'w>t', 'w>f', 't>f', 't>t', 'f>t'];
    const seen = new Set(moves.map((move) => move.replace(/[\d*]/g, '')));
    expect(kinds.filter((kind) => !seen.has(kind))).toEqual([]);
  });
});
