/**
 * The fast way to a verdict: a proof without search, a few short searches in different orders, then one through all
 * positions.
 */
import type { Layout } from '../games/klondike/model/layout.js';
import type { Rules } from '../games/klondike/model/rules.js';
import type { Budget, Limit, SolveOptions, Verdict } from './budget.js';
import { movesOf } from './line.js';
import { isPlainlyLost } from './relaxation.js';
import type { Attempt, Search, SearchEnd, SearchOptions } from './search.js';
import { attemptsFor, LAST_ORDER } from './search.js';
import { SetSearch } from './set-search.js';
import type { Start } from './start.js';
import { startOf } from './start.js';
import { WasmSearch } from './wasm/wasm-search.js';

/**
 * How long the whole search goes on before another, of the same deal with every card of the stock in play, tries to
 * prove it lost, and how long that one may take. It has far fewer positions; of deals that are lost and take long, it
 * proves most. Over 200 published deals at draw 3 that took the mean from 51 to 21 ms (`npm run bench:solver`); going
 * back and forth between the two searches was no better (docs/solver.md, "Tried, and no gain").
 */
const BEFORE_EASIER = 1_000_000;
const EASIER: Attempt = { order: LAST_ORDER, visits: 8_000_000 };

const WHOLE: Attempt = { order: LAST_ORDER, visits: Infinity };

const ALL_IN_PLAY = { draw: 1, redeals: Infinity, recycleDraws: false, inPlay: 'waste' } as const;

/**
 * The verdict on the position that `start` tells, by these rules. A win is told by moves from `layout`, which is the
 * same position.
 * @throws Error if the rules refuse a step of a win: then the search was wrong
 */
export function solveSets(
  rules: Rules,
  start: Start,
  {
    layout,
    budget,
    core,
  }: { readonly layout: Layout; readonly budget: Budget; readonly core: SolveOptions['core'] },
): Verdict {
  if (isPlainlyLost(rules, start)) return { verdict: 'lost' };
  const searches = new Searches(budget, core);
  const verdictOf = (search: Search, visits: number): Verdict | undefined => {
    const end = searches.run(search, visits);
    if (end === 'won') return { verdict: 'winnable', moves: movesOf(rules, layout, search.steps) };
    return end === 'lost' ? { verdict: 'lost' } : searches.verdictOfLimit(end);
  };
  for (const attempt of attemptsFor(start.reach.isFree)) {
    const verdict = searches.during(start, attempt, (search) => verdictOf(search, attempt.visits));
    if (verdict !== undefined) return verdict;
  }
  return searches.during(start, WHOLE, (whole) => {
    if (!start.reach.isFree) {
      const verdict = verdictOf(whole, BEFORE_EASIER);
      if (verdict !== undefined) return verdict;
      if (searches.isEasierLost(rules, layout)) return { verdict: 'lost' };
    }
    return verdictOf(whole, Infinity) ?? { verdict: 'unknown', why: 'visits' };
  });
}

/** Searches that use up one budget. */
class Searches {
  constructor(
    private readonly budget: Budget,
    private readonly core: SolveOptions['core'],
  ) {}

  /** What `use` makes of a new search, which is given back after that, also if an error is thrown. */
  during<Result>(start: Start, { order, visits }: Attempt, use: (search: Search) => Result): Result {
    const { budget } = this;
    const options = { order, visits, bytes: budget.bytes, isOver: (count: number) => budget.isOver(count) };
    const search = newSearch(start, options, this.core);
    try {
      return use(search);
    } finally {
      search.end();
    }
  }

  /** Is the deal lost though every card of the stock can be played at any time? */
  isEasierLost(rules: Rules, layout: Layout): boolean {
    const easier = startOf({ ...rules, ...ALL_IN_PLAY }, layout);
    if (easier === undefined) return false;
    return this.during(easier, EASIER, (search) => this.run(search, EASIER.visits) === 'lost');
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

/**
 * A search in WebAssembly, or in TypeScript where there is no WebAssembly. Both enter the same positions in turn.
 * @param core undefined for the faster one that there is
 * @throws Error if `core` asks for WebAssembly, and the platform has none
 */
export function newSearch(start: Start, options: SearchOptions, core?: SolveOptions['core']): Search {
  const search = core === 'typescript' ? undefined : WasmSearch.begin(start, options);
  if (search === undefined && core === 'webassembly')
    throw new Error('WebAssembly is missing here, or forbidden');
  return search ?? new SetSearch(start, options);
}
