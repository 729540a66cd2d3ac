/** Compares the fast search, over card sets, with the slow search, over layouts. */
import { JavaRandom } from '../../src/core/random.js';
import { printLayout } from '../../src/games/klondike/model/layout-text.js';
import { tellRules } from '../../src/games/klondike/model/rules-told.js';
import { solve, solvePlainly } from '../../src/solver.js';
import { startOf } from '../../src/solver/start.js';
import { randomEndgame } from '../support/solver/endgames.js';

/** The random endgames on which the two searches disagree, and how often each verdict occurs. */
export function disagreements(
  left: number,
  games: number,
): { faults: string[]; verdicts: { winnable: number; lost: number; unknown: number } } {
  const random = new JavaRandom(BigInt(left));
  const faults: string[] = [];
  const verdicts = { winnable: 0, lost: 0, unknown: 0 };
  for (let game = 0; game < games; game++) {
    const { rules, layout } = randomEndgame(random, left);
    const plain = solvePlainly(rules, layout, { visits: 6000 });
    verdicts[plain.verdict]++;
    const fast = solve(rules, layout);
    if (!rules.isWon(layout) && startOf(rules, layout) === undefined) faults.push('not represented by sets');
    if (plain.verdict !== 'unknown' && plain.verdict !== fast.verdict) {
      faults.push(
        [...tellRules(rules), printLayout(layout), `plain ${plain.verdict}, fast ${fast.verdict}`].join('\n'),
      );
    }
  }
  return { faults, verdicts };
}
