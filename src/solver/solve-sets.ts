/**
 * The fast way to a verdict: a proof without search, a few short searches in different orders, then one through all
 * positions.
 */
import type { Layout } from '../games/klondike/model/layout.js';
import type { Rules } from '../games/klondike/model/rules.js';
import type { Verdict } from './answer.js';
import type { Budget, Limit } from './budget.js';
import { movesOf } from './line.js';
import type { CoreName } from './new-search.js';
import { newSearch } from './new-search.js';
import { LAST_ORDER, attemptsFor } from './portfolio.js';
import { isPlainlyLost } from './relaxation.js';
import type { SearchEnd, Search } from './search.js';
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

const ALL_IN_PLAY = { draw: 1, redeals: Infinity, recycleDraws: false, inPlay: 'waste' } as const;

interface SetsProblem {
  readonly layout: Layout;
  readonly budget: Budget;
  readonly core: CoreName | undefined;
}

export function solveSets(rules: Rules, start: Start, { layout, budget, core }: SetsProblem): Verdict {
  if (isPlainlyLost(rules, start)) return { verdict: 'lost' };
  const searches = new Searches(budget, core);
  const verdictOf = (found: SearchEnd, search: Search): Verdict | undefined => {
    if (found === 'won') return { verdict: 'winnable', moves: movesOf(rules, layout, search.steps) };
    return found === 'lost' ? { verdict: 'lost' } : searches.verdictOfLimit(found);
  };
  for (const { order, visits } of attemptsFor(start.reach.isFree)) {
    const search = searches.of(start, order, visits);
    const verdict = verdictOf(searches.run(search, visits), search);
    search.end();
    if (verdict !== undefined) return verdict;
  }
  const whole = searches.of(start, LAST_ORDER, Infinity);
  try {
    if (!start.reach.isFree) {
      const verdict = verdictOf(searches.run(whole, BEFORE_EASIER), whole);
      if (verdict !== undefined) return verdict;
      if (searches.isEasierLost(rules, layout)) return { verdict: 'lost' };
    }
    return verdictOf(searches.run(whole, Infinity), whole) ?? { verdict: 'unknown', why: 'visits' };
  } finally {
    whole.end();
  }
}

/** Searches that use up one budget. */
class Searches {
  constructor(
    private readonly budget: Budget,
    private readonly core: CoreName | undefined,
  ) {}

  of(start: Start, order: Order, visits: number): Search {
    const { budget } = this;
    const options = { order, visits, bytes: budget.bytes, isOver: (count: number) => budget.isOver(count) };
    return newSearch(start, options, this.core);
  }

  /** Is the deal lost though every card of the stock can be played at any time? */
  isEasierLost(rules: Rules, layout: Layout): boolean {
    const easier = startOf({ ...rules, ...ALL_IN_PLAY }, layout);
    if (easier === undefined) return false;
    const search = this.of(easier, LAST_ORDER, MOST_EASIER);
    const found = this.run(search, MOST_EASIER);
    search.end();
    return found === 'lost';
  }

  run(search: Search, visits: number): SearchEnd {
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
