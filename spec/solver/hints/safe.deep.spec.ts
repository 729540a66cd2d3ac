/** What goes up without harm, and games that play themselves. */
import { describe, expect, test } from '@jest/globals';
import { JavaRandom } from '../../../src/core/random/java-random.js';
import { printLayout } from '../../../src/games/klondike/model/layout-text.js';
import { safe, solve } from '../../../src/solver.js';
import { randomEndgame } from '../../support/solver/endgames.js';
import { played } from '../../support/solver/blind-game.js';

describe('what is safe', () => {
  test('never turns a game that can be won into one that cannot', () => {
    const faults: string[] = [];
    let changed = 0;
    for (let seed = 0; seed < 100; seed++) {
      const { rules, layout } = randomEndgame(new JavaRandom(BigInt(seed)), 20);
      const moves = safe(rules, layout);
      const after = moves.reduce((now, move) => played(rules, now, move), layout);
      const before = solve(rules, layout).verdict;
      if (moves.length > 0 && before === 'winnable') changed++;
      if (before !== solve(rules, after).verdict) faults.push(printLayout(layout));
    }
    expect(faults).toEqual([]);
    expect(changed).toBeGreaterThan(10);
  });
});
