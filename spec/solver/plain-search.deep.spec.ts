/** The fast way and the slow way agree: sets of cards against the ordinary model. */
import { expect, test } from '@jest/globals';
import { JavaRandom } from '../../src/core/random/java-random.js';
import { printLayout } from '../../src/games/klondike/model/layout-text.js';
import { tellRules } from '../../src/games/klondike/model/rules-told.js';
import { solve, solvePlainly } from '../../src/solver.js';
import { startOf } from '../../src/solver/start.js';
import { randomEndgame } from '../support/solver/endgames.js';

test.each([12, 14, 16, 20])('random endgames of %i cards, under random rules', (left) => {
  const random = new JavaRandom(BigInt(left));
  const faults: string[] = [];
  const verdicts = { winnable: 0, lost: 0, unknown: 0 };
  for (let game = 0; game < 40; game++) {
    const { rules, layout } = randomEndgame(random, left);
    const plain = solvePlainly(rules, layout, { visits: 6000 });
    verdicts[plain.verdict]++;
    const fast = solve(rules, layout, { short: false });
    if (!rules.isWon(layout) && startOf(rules, layout) === undefined) faults.push('not told by sets');
    if (plain.verdict !== 'unknown' && plain.verdict !== fast.verdict) {
      faults.push(
        [...tellRules(rules), printLayout(layout), `plain ${plain.verdict}, fast ${fast.verdict}`].join('\n'),
      );
    }
  }
  expect(faults).toEqual([]);
  expect(verdicts.winnable).toBeGreaterThan(5);
  expect(verdicts.lost).toBeGreaterThan(2);
});
