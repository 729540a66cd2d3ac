/** The fast search: a proof without search, a few short searches in different orders, then a complete search. */
import type { Limit, Problem, SolveOptions, Verdict } from './budget.js';
import { movesOf } from './line.js';
import { isProvenLost } from './relaxation.js';
import type { Attempt, CardSetSearch, SearchEnd, SearchOptions } from './search.js';
import { attemptsFor, LAST_ORDER } from './search.js';
import { SetSearch } from './set-search.js';
import type { SearchStart } from './start.js';
import { startOf } from './start.js';
import { WasmSearch } from './wasm/wasm-search.js';

/**
 * After this many visits, the complete search pauses. The solver then tries to prove the deal lost in an easier game,
 * up to a limit. In that game every stock card can be played at any time, so it has far fewer positions. This decides
 * most lost deals that take a long time: for 200 published deals at draw 3, the mean fell from 51 to 21 ms (`npm run
 * bench:solver`). Alternating between the two searches was not better (docs/solver-design.md, "How it searches").
 */
const VISITS_BEFORE_EASIER = 1_000_000;
const EASIER: Attempt = { order: LAST_ORDER, visits: 8_000_000 };

const WHOLE: Attempt = { order: LAST_ORDER, visits: Infinity };

const ALL_IN_PLAY = { draw: 1, redeals: Infinity, recycleDraws: false, inPlay: 'waste' } as const;

/**
 * The verdict on the position of `start` under these rules. The winning moves start at `problem.layout`, which is the
 * same position.
 * @throws Error if the rules refuse a step of a win, which is a bug in the search
 */
export const solveSets = (problem: Problem, start: SearchStart, core: SolveOptions['core']): Verdict =>
  new SetSolver(problem, core).solve(start);

/** Runs searches one after another on one budget. */
class SetSolver {
  constructor(
    private readonly problem: Problem,
    private readonly core: SolveOptions['core'],
  ) {}

  solve(start: SearchStart): Verdict {
    const { isFree } = start.reach;
    if (isProvenLost(this.problem.rules, start)) return { verdict: 'lost' };
    for (const attempt of attemptsFor(isFree)) {
      const verdict = this.withSearch(start, attempt, (search) => this.verdictOf(search, attempt.visits));
      if (verdict !== undefined) return verdict;
    }
    return this.withSearch(start, WHOLE, (whole) => {
      if (!isFree) {
        const verdict = this.verdictOf(whole, VISITS_BEFORE_EASIER);
        if (verdict !== undefined) return verdict;
        if (this.isEasierLost()) return { verdict: 'lost' };
      }
      return this.verdictOf(whole, Infinity) ?? { verdict: 'unknown', why: 'visits' };
    });
  }

  /** Creates a search, passes it to `use`, and always releases it afterwards, even after an error. */
  private withSearch<Result>(
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

  /** Is the deal lost even if every stock card can be played at any time? */
  private isEasierLost(): boolean {
    const { rules, layout } = this.problem;
    const easier = startOf({ ...rules, ...ALL_IN_PLAY }, layout);
    if (easier === undefined) return false;
    return this.withSearch(easier, EASIER, (search) => this.run(search, EASIER.visits) === 'lost');
  }

  /** The verdict is unknown if the budget is used up. Undefined if the search only reached its own limit. */
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
 * Creates a search in WebAssembly, or in TypeScript where WebAssembly is missing. Both visit the same positions in the
 * same order.
 * @param core undefined for the faster one available
 * @throws Error if `core` asks for WebAssembly and the platform has none
 */
export function newSearch(
  start: SearchStart,
  options: SearchOptions,
  core?: SolveOptions['core'],
): CardSetSearch {
  const search = core === 'typescript' ? undefined : WasmSearch.begin(start, options);
  if (search === undefined && core === 'webassembly')
    throw new Error('WebAssembly is missing or forbidden here');
  return search ?? new SetSearch(start, options);
}
