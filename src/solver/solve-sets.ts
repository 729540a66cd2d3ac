/**
 * The fast way to a verdict: a proof without search, a few short searches in different orders, then one through all
 * positions.
 */
import type { Layout } from '../games/klondike/model/layout.js';
import type { Rules } from '../games/klondike/model/rules.js';
import type { Verdict } from './answer.js';
import type { Budget, Limit } from './budget.js';
import { movesOf } from './line.js';
import { LAST_ORDER, attemptsFor } from './portfolio.js';
import { isPlainlyLost } from './relaxation.js';
import type { Found } from './set-search.js';
import { SetSearch } from './set-search.js';
import type { Start } from './start.js';
import { startOf } from './start.js';
import type { Order } from './steps.js';

/**
 * How long the whole search goes on before another, of the same deal with every card of the stock in play, tries to
 * prove it lost, and how long that one may take. It has far fewer positions; of deals that are lost and take long, it
 * proves most.
 */
const BEFORE_EASIER = 1_000_000;
const MOST_EASIER = 8_000_000;

export function solveSets(
  rules: Rules,
  start: Start,
  { layout, budget }: { readonly layout: Layout; readonly budget: Budget },
): Verdict {
  if (isPlainlyLost(rules, start)) return { verdict: 'lost' };
  const searches = new Searches(budget);
  const verdictOf = (found: Found, search: SetSearch): Verdict | undefined => {
    if (found === 'won') return { verdict: 'winnable', moves: movesOf(rules, layout, search.steps) };
    return found === 'lost' ? { verdict: 'lost' } : searches.verdictOfLimit(found);
  };
  for (const { order, visits } of attemptsFor(start.reach.isFree)) {
    const search = searches.of(start, order, visits);
    const verdict = verdictOf(searches.run(search, visits), search);
    if (verdict !== undefined) return verdict;
  }
  const whole = searches.of(start, LAST_ORDER, Infinity);
  if (!start.reach.isFree) {
    const verdict = verdictOf(searches.run(whole, BEFORE_EASIER), whole);
    if (verdict !== undefined) return verdict;
    const easier = startOf(
      { ...rules, draw: 1, redeals: Infinity, recycleDraws: false, inPlay: 'waste' },
      layout,
    );
    const found = easier && searches.run(searches.of(easier, LAST_ORDER, MOST_EASIER), MOST_EASIER);
    if (found === 'lost') return { verdict: 'lost' };
  }
  return verdictOf(searches.run(whole, Infinity), whole) ?? { verdict: 'unknown', why: 'visits' };
}

/** Searches that use up one budget. */
class Searches {
  constructor(private readonly budget: Budget) {}

  of(start: Start, order: Order, visits: number): SetSearch {
    const { budget } = this;
    return new SetSearch(start, {
      order,
      visits,
      bytes: budget.bytes,
      isOver: (count) => budget.isOver(count),
    });
  }

  run(search: SetSearch, visits: number): Found {
    const { budget } = this;
    const before = search.visits;
    if (budget.limitOfTime() !== undefined) return 'stopped';
    const found = search.run(Math.min(visits, before + budget.visitsLeft));
    budget.use(search.visits - before);
    return found;
  }

  /** Unknown if the whole budget met its limit; undefined if the search only met its own. */
  verdictOfLimit(found: 'visits' | 'bytes' | 'stopped'): Verdict | undefined {
    const why = this.limitOf(found);
    return why && { verdict: 'unknown', why };
  }

  private limitOf(found: 'visits' | 'bytes' | 'stopped'): Limit | undefined {
    if (found === 'bytes') return 'bytes';
    if (found === 'stopped') return this.budget.limitOfTime();
    return this.budget.visitsLeft > 0 ? undefined : 'visits';
  }
}
