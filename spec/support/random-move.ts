/** Chooses moves for random games. Most are legal, some are nearly legal, and a few are nonsense. */
import type { PileId, CardMove } from '../../src/games/klondike/words/piles.js';
import type { Layout } from '../../src/games/klondike/model/layout.js';
import { PILES } from '../../src/games/klondike/words/piles.js';
import { legalMoves } from '../../src/games/klondike/model/moves.js';
import type { Move } from '../../src/games/klondike/model/play.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import type { Chance } from './chance.js';

/** Numbers that a careful caller never passes. */
export const NONSENSE: readonly number[] = [
  NaN,
  Infinity,
  -Infinity,
  -1,
  0,
  -0,
  2.5,
  7,
  8,
  99,
  2 ** 53,
  1e-9,
];

/** Of ten moves, seven are legal if possible, two are nearly legal and one is nonsense. */
export function randomMove(chance: Chance, rules: Rules, layout: Layout): Move {
  const kind = chance.nextInt(10);
  const legal = legalMoves(rules, layout);
  if (kind === 0 || legal.length === 0) return nonsense(chance);
  return kind < 3 ? nearMiss(chance, chance.pick(legal)) : usefulMove(chance, legal);
}

/** Chooses a random legal move, but prefers moves to a foundation, so that games make progress. */
function usefulMove(chance: Chance, legal: readonly Move[]): Move {
  const up = legal.filter((move) => move !== 'stock' && move.to.startsWith('f'));
  return up.length > 0 && chance.nextInt(4) > 0 ? chance.pick(up) : chance.pick(legal);
}

function nearMiss(chance: Chance, move: Move): CardMove {
  const carry = move === 'stock' ? { from: 'stock' as PileId, count: 1, to: 'waste' as PileId } : move;
  switch (chance.nextInt(3)) {
    case 0:
      return { ...carry, count: carry.count + 1 };
    case 1:
      return { ...carry, from: chance.pick(PILES) };
    default:
      return { ...carry, to: chance.pick(PILES) };
  }
}

const nonsense = (chance: Chance): CardMove => ({
  from: chance.pick(PILES),
  count: chance.pick(NONSENSE),
  to: chance.pick(PILES),
});
