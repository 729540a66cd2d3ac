/** Plays random legal moves to get layouts in the middle of a game. */
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import { legalMoves } from '../../../src/games/klondike/model/moves.js';
import type { Move } from '../../../src/games/klondike/model/play.js';
import { play } from '../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { Chance } from '../chance.js';

export interface RandomGame {
  readonly start: Layout;
  readonly moves: readonly Move[];
  /** The layout after the last move. */
  readonly end: Layout;
}

/** At most `most` moves from the deal of the seed. Aces go to the leftmost foundation that accepts them. */
export function randomGame(rules: Rules, seed: number, most: number): RandomGame {
  const chance = new Chance(seed);
  const start = javaDeal(BigInt(seed)).start(rules);
  const moves: Move[] = [];
  let end = start;
  while (moves.length < most) {
    const legal = legalMoves(rules, end).filter(isLeftmost);
    if (legal.length === 0) break;
    const move = usualMove(chance, legal);
    const outcome = play(rules, end, move);
    if (!outcome.ok) throw new Error(`java:${seed}: a legal move is refused: ${outcome.why}`);
    moves.push(move);
    end = outcome.next;
  }
  return { start, moves, end };
}

/** Only an ace can go to several foundations. The foundations are listed leftmost first. */
const isLeftmost = (move: Move, index: number, legal: readonly Move[]): boolean => {
  const before = legal[index - 1];
  if (move === 'stock' || before === undefined || before === 'stock') return true;
  return !(move.to.startsWith('f') && before.to.startsWith('f') && before.from === move.from);
};

/** Prefers a move to a foundation three times out of four, so that games make progress. */
function usualMove(chance: Chance, legal: readonly Move[]): Move {
  const up = legal.filter((move) => move !== 'stock' && move.to.startsWith('f'));
  return up.length > 0 && chance.nextInt(4) > 0 ? chance.pick(up) : chance.pick(legal);
}
