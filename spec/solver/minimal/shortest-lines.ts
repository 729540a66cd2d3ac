/** Checks shortest lines in random endgames. */
import { JavaRandom } from '../../../src/core/random.js';
import { printLayout } from '../../../src/games/klondike/model/layout-text.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { tellRules } from '../../../src/games/klondike/model/rules-told.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import type { SolveOptions } from '../../../src/solver.js';
import { lineLength, solve } from '../../../src/solver.js';
import { SearchBudget } from '../../../src/solver/budget.js';
import { searchPlainMinimal } from '../../../src/solver/plain-search.js';
import { randomEndgame } from '../../support/solver/endgames.js';

/** The length of a line, and the solver's claims about the length. */
export function lineClaim(rules: Rules, layout: Layout, options: SolveOptions): unknown {
  const answer = solve(rules, layout, options);
  if (answer.verdict !== 'winnable') return answer.verdict;
  return { length: lineLength(rules, layout, answer.moves), minimal: answer.minimal };
}

/** Compares the answers for random endgames with a search over all layouts. */
export function againstAllLayouts(left: number, games: number): { faults: string[]; compared: number } {
  const random = new JavaRandom(BigInt(left));
  const faults: string[] = [];
  let compared = 0;
  for (let game = 0; game < games; game++) {
    const { rules, layout } = randomEndgame(random, left);
    const plain = searchPlainMinimal(rules, layout, new SearchBudget({ visits: 700 }));
    if (plain.verdict === 'unknown') continue;
    const fast = lineClaim(rules, layout, { minimal: true });
    const right = plain.verdict === 'lost' ? 'lost' : { length: plain.bound, minimal: true };
    if (plain.verdict === 'winnable') compared++;
    if (JSON.stringify(fast) !== JSON.stringify(right)) {
      faults.push([...tellRules(rules), printLayout(layout), JSON.stringify({ fast, right })].join('\n'));
    }
  }
  return { faults, compared };
}
