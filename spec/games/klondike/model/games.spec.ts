/** What holds at every step of every game, whatever is asked for. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { History } from '../../../../src/core/history.js';
import { javaDeal } from '../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { play } from '../../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { printMove } from '../../../../src/games/klondike/model/move-text.js';
import { Chance } from '../../../support/chance.js';
import { frozen } from '../../../support/frozen.js';
import { randomMove } from '../../../support/random-move.js';

const HOUSES: readonly Rules[] = [ULG, { ...ULG, draw: 1 }, { ...ULG, dealt: 'by row', worryBack: false }];
const MOVES = 150;

/** A game of 150 moves, refused ones included. Its layouts are frozen: a move that changes one throws. */
function* game(seed: number): Generator<{ readonly layout: Layout; readonly by: string }> {
  const chance = new Chance(seed);
  const rules = chance.pick(HOUSES);
  let layout = frozen(javaDeal(BigInt(seed)).start(rules));
  yield { layout, by: 'the deal' };
  for (let moves = 0; moves < MOVES; moves++) {
    const move = randomMove(chance, rules, layout);
    const outcome = play(rules, layout, move);
    if (!outcome.ok) continue;
    layout = frozen(outcome.next);
    yield { layout, by: printMove(move) };
  }
}

/** The layouts of a game, and those met on the way back to its deal, in the same order. */
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
  test('goes back to its deal by the very layouts it came by', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { forth, back } = backAndForth(seed);
        expect(back.findIndex((layout, index) => layout !== forth[index])).toBe(-1);
      }),
      { numRuns: 20 },
    );
  });

  test('gets somewhere: cards reach the foundations and come back', () => {
    const moves = Array.from({ length: 15 }, (_, seed) => Array.from(game(seed), ({ by }) => by)).flat();
    const kinds = ['stock', 'w>t', 'w>f', 't>f', 't>t', 'f>t'];
    const seen = new Set(moves.map((move) => move.replace(/[\d*]/g, '')));
    expect(kinds.filter((kind) => !seen.has(kind))).toEqual([]);
  });
});
