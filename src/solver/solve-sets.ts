/**
 * The fast way to a verdict: a proof without search, a few short searches in different orders, then one through all
 * positions.
 */
import type { Limit, Problem, SolveOptions, Verdict } from './budget.js';
import { movesOf } from './line.js';
import { isPlainlyLost } from './relaxation.js';
import type { Attempt, CardSetSearch, SearchEnd, SearchOptions } from './search.js';
import { attemptsFor, LAST_ORDER } from './search.js';
import { SetSearch } from './set-search.js';
import type { SearchStart } from './start.js';
import { startOf } from './start.js';
import { WasmSearch } from './wasm/wasm-search.js';

/**
 * The visits of the complete search before an easier one tries to prove the deal lost, and the limit of that one. In the
 * easier game, every card of the stock can be played, so it has far fewer positions. It proves most lost deals that take
 * long: over 200 published deals at draw 3, the mean fell from 51 to 21 ms (`npm run bench:solver`). Alternating between the two
 * was no better (docs/solver.md, "How it searches").
 */
const BEFORE_EASIER = 1_000_000;
const EASIER: Attempt = { order: LAST_ORDER, visits: 8_000_000 };

const WHOLE: Attempt = { order: LAST_ORDER, visits: Infinity };

const ALL_IN_PLAY = { draw: 1, redeals: Infinity, recycleDraws: false, inPlay: 'waste' } as const;

/**
 * The verdict on the position that `start` tells, by these rules. A win is told by moves from `problem.layout`, which is
 * the same position.
 * @throws Error if the rules refuse a step of a win: then the search was wrong
 */
export const solveSets = (problem: Problem, start: SearchStart, core: SolveOptions['core']): Verdict =>
  new SetSolver(problem, core).solve(start);

/** Searches that use up one budget, one after the other. */
class SetSolver {
  constructor(
    private readonly problem: Problem,
    private readonly core: SolveOptions['core'],
  ) {}

  solve(start: SearchStart): Verdict {
    const { isFree } = start.reach;
    if (isPlainlyLost(this.problem.rules, start)) return { verdict: 'lost' };
    for (const attempt of attemptsFor(isFree)) {
      const verdict = this.during(start, attempt, (search) => this.verdictOf(search, attempt.visits));
      if (verdict !== undefined) return verdict;
    }
    return this.during(start, WHOLE, (whole) => {
      if (!isFree) {
        const verdict = this.verdictOf(whole, BEFORE_EASIER);
        if (verdict !== undefined) return verdict;
        if (this.isEasierLost()) return { verdict: 'lost' };
      }
      return this.verdictOf(whole, Infinity) ?? { verdict: 'unknown', why: 'visits' };
    });
  }

  /** What `use` makes of a new search, which is given back after that, also if an error is thrown. */
  private during<Result>(
    start: SearchStart,
    { order, visits }: Attempt,
    use: (search: CardSetSearch) => Result,
  ): Result {
    const { budget } = this.problem;
    const isOver = (count: number): boolean => budget.isOver(count);
    const search = newSearch(start, { order, visits, bytes: budget.bytes, isOver }, this.core);
    try {
      return use(search);
    } finally {
      search.end();
    }
  }

  /** Is the deal lost though every card of the stock can be played at any time? */
  private isEasierLost(): boolean {
    const { rules, layout } = this.problem;
    const easier = startOf({ ...rules, ...ALL_IN_PLAY }, layout);
    if (easier === undefined) return false;
    return this.during(easier, EASIER, (search) => this.run(search, EASIER.visits) === 'lost');
  }

  /** Unknown if the whole budget met its limit; undefined if the search only met its own. */
  private verdictOf(search: CardSetSearch, visits: number): Verdict | undefined {
    const { rules, layout } = this.problem;
    const end = this.run(search, visits);
    if (end === 'won') return { verdict: 'winnable', moves: movesOf(rules, layout, search.steps) };
    if (end === 'lost') return { verdict: 'lost' };
    const why = this.limitMet(end);
    return why && { verdict: 'unknown', why };
  }

  private run(search: CardSetSearch, visits: number): SearchEnd {
    const { budget } = this.problem;
    const before = search.visits;
    if (budget.limitOfTime() !== undefined) return 'stopped';
    const found = search.run(Math.min(visits, before + budget.visitsLeft));
    budget.use(search.visits - before);
    return found;
  }

  private limitMet(end: 'visits' | 'bytes' | 'stopped'): Limit | undefined {
    const { budget } = this.problem;
    if (end === 'bytes') return 'bytes';
    if (end === 'stopped') return budget.limitOfTime();
    return budget.visitsLeft > 0 ? undefined : 'visits';
  }
}

/**
 * A search in WebAssembly, or in TypeScript where there is no WebAssembly. Both enter the same positions in turn.
 * @param core undefined for the faster one that there is
 * @throws Error if `core` asks for WebAssembly, and the platform has none
 */
export function newSearch(
  start: SearchStart,
  options: SearchOptions,
  core?: SolveOptions['core'],
): CardSetSearch {
  const search = core === 'typescript' ? undefined : WasmSearch.begin(start, options);
  if (search === undefined && core === 'webassembly')
    throw new Error('WebAssembly is missing here, or forbidden');
  return search ?? new SetSearch(start, options);
}
