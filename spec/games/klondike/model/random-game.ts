/** Random games in the model, and the first fault in such a game. */
import { javaDeal } from '../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { play } from '../../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { printLayout, printMove } from '../../../../src/games/klondike/model/layout-text.js';
import { Chance } from '../../../support/chance.js';
import { frozen } from '../../../support/frozen.js';
import { layoutFault } from '../../../support/layout-fault.js';
import { randomMove } from '../../../support/random-move.js';

const HOUSES: readonly Rules[] = [ULG, { ...ULG, draw: 1 }, { ...ULG, dealt: 'by row', worryBack: false }];
const MOVES = 150;

/** A game of 150 moves, including refused ones. Its layouts are frozen, so a move that changes a layout throws. */
export function* game(seed: number): Generator<{ readonly layout: Layout; readonly by: string }> {
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

/** Finds a fault after every move. Undefined if nothing is wrong. */
export function gameFault(seed: number): string | undefined {
  for (const { layout, by } of game(seed)) {
    const fault = layoutFault(layout);
    if (fault !== undefined) return `${fault} after ${by}\n${printLayout(layout)}`;
  }
  return undefined;
}
