import { expect, test } from '@jest/globals';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { readHouse } from '../../../../src/games/klondike/model/house.js';
import { keyUnder } from '../../../../src/games/klondike/model/layout-key.js';
import { legalMoves } from '../../../../src/games/klondike/model/moves.js';
import { play } from '../../../../src/games/klondike/model/play.js';
import { standardScore } from '../../../../src/games/klondike/model/score.js';
import { Chance } from '../../../support/chance.js';

const DRAW_1 = readHouse('draw-1');
const DRAW_3 = readHouse('draw-3');

/** The first time that a game has more points than before with the same cards; undefined if that never happens. */
function farmed(seed: number, rules: ReturnType<typeof readHouse>): string | undefined {
  const chance = new Chance(seed);
  const keyOf = keyUnder(rules);
  const line = [parseDeal(`java:${seed % 7}`).start(rules)];
  const best = new Map<string, number>();
  for (let event = 0; event < 150; event++) {
    const now = line.at(-1);
    if (now === undefined) break;
    const points = standardScore(rules, line);
    // The layout without its redeals, because only the cards count.
    const key = keyOf({ ...now, redeals: 0 });
    const before = best.get(key);
    if (points > 745 || (before !== undefined && points > before)) {
      return `SEED=${seed}: ${points} points after ${event} events, ${before} before`;
    }
    best.set(key, points);
    const up = legalMoves(rules, now).filter(
      (move) => move !== 'stock' && (move.to + move.from).includes('f'),
    );
    const moves = up.length > 0 && chance.nextInt(2) === 0 ? up : legalMoves(rules, now);
    const outcome = play(rules, now, chance.pick(moves));
    if (!outcome.ok) break;
    line.push(outcome.next);
  }
  return undefined;
}

// The best known: 24 cards go to the tableau first (15 points), 28 go up from the tableau (10), and 21 are turned up
// (5).
test('a detour never gains points, and no game has more than 745 points', () => {
  const faults = Array.from({ length: 60 }, (_, seed) => farmed(seed, seed % 2 === 0 ? DRAW_1 : DRAW_3));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});
