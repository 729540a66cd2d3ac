/** The fast way to a verdict: a proof without search, a few short searches in different orders, then a whole one. */
import type { Layout } from '../games/klondike/model/layout.js';
import type { Rules } from '../games/klondike/model/rules.js';
import type { Verdict } from './answer.js';
import type { Budget, Limit } from './budget.js';
import { movesOf } from './line.js';
import { LAST_ORDER, attemptsFor } from './portfolio.js';
import type { Attempt } from './portfolio.js';
import { isPlainlyLost } from './relaxation.js';
import { SetSearch } from './set-search.js';
import type { Start } from './start.js';

export function solveSets(
  rules: Rules,
  start: Start,
  { layout, budget }: { layout: Layout; budget: Budget },
): Verdict {
  if (isPlainlyLost(rules, start)) return { verdict: 'lost' };
  const last: Attempt = { order: LAST_ORDER, visits: Infinity };
  for (const { order, visits } of [...attemptsFor(start.reach.isFree), last]) {
    const late = budget.limitOfTime();
    if (late !== undefined) return { verdict: 'unknown', why: late };
    const search = new SetSearch(start, {
      order,
      visits: Math.min(visits, budget.visitsLeft),
      bytes: budget.bytes,
      isOver: (count) => budget.isOver(count),
    });
    const found = search.run();
    budget.use(search.visits);
    if (found === 'won') return { verdict: 'winnable', moves: movesOf(rules, layout, search.steps) };
    if (found === 'lost') return { verdict: 'lost' };
    const why = limitOf(found, budget);
    if (why !== undefined) return { verdict: 'unknown', why };
  }
  return { verdict: 'unknown', why: 'visits' };
}

/** The limit of the whole budget that a search met; undefined if it was only its own. */
function limitOf(found: 'visits' | 'bytes' | 'stopped', budget: Budget): Limit | undefined {
  if (found === 'bytes') return 'bytes';
  if (found === 'stopped') return budget.limitOfTime();
  return budget.visitsLeft > 0 ? undefined : 'visits';
}
