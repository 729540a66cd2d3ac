/** Finds games that safe moves harm. */
import { JavaRandom } from '../../../src/core/random.js';
import { printLayout } from '../../../src/games/klondike/model/layout-text.js';
import { safe, solve } from '../../../src/solver.js';
import { randomEndgame } from '../../support/solver/endgames.js';
import { played } from '../../../src/solver/line.js';

/** The random endgames in which safe moves change the verdict, and the number of winnable endgames with safe moves. */
export function harmedGames(games: number): { faults: string[]; changed: number } {
  const faults: string[] = [];
  let changed = 0;
  for (let seed = 0; seed < games; seed++) {
    const { rules, layout } = randomEndgame(new JavaRandom(BigInt(seed)), 20);
    const moves = safe(rules, layout);
    const after = moves.reduce((now, move) => played(rules, now, move), layout);
    const before = solve(rules, layout).verdict;
    if (moves.length > 0 && before === 'winnable') changed++;
    if (before !== solve(rules, after).verdict) faults.push(printLayout(layout));
  }

  return { faults, changed };
}
