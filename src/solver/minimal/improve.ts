/** Shortens the line that the first search found, if possible until it is proved shortest. */
import { topOf } from '../../core/pile.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Move } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { PileId } from '../../games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../../games/klondike/words/piles.js';
import type { Problem, SearchBudget, Win } from '../budget.js';
import { cardAt } from '../card-index.js';
import { LineBuilder, isRefused, lineLength } from '../line.js';
import type { SearchStart } from '../start.js';
import { startOf } from '../start.js';
import { LineSearch } from './line-search.js';
import { MinimalTable } from './minimal-table.js';
import { cardIn, targetIn, TO_EMPTY, TO_FOUNDATION } from './numbers.js';
import { searchPlainMinimal } from '../plain-search.js';
import { MOST_REDEALS_OF_LINE } from './position-store.js';

/** The line, shortened if a few thousand visits find something better. */
export function shortened(
  { rules, layout, budget }: Problem,
  start: SearchStart,
  moves: readonly Move[],
): readonly Move[] {
  const table = tableOf(rules, layout, start);
  const steps = shortSteps(table, lineLength(rules, layout, moves), budget);
  return (steps && playable(table, layout, rules, steps)) ?? moves;
}

/** The shortest line found, whether or not it is proved shortest. */
export function shortest(problem: Problem, start: SearchStart, moves: readonly Move[]): Win {
  const { rules, layout, budget } = problem;
  const table = tableOf(rules, layout, start);
  const most = lineLength(rules, layout, moves);
  const search = new LineSearch(table, { most, weight: 1, hidden: 0, visits: Infinity });
  search.run(budget);
  const line = search.hasFound ? playable(table, layout, rules, search.steps()) : undefined;
  return winOf(problem, line ?? moves, search.bound);
}

/** Like `shortest`, but for positions that card sets can't represent. */
export function plainShortest(problem: Problem, moves: readonly Move[]): Win {
  const found = searchPlainMinimal(problem.rules, problem.layout, problem.budget);
  return winOf(problem, found.verdict === 'winnable' ? found.moves : moves, found.bound);
}

const winOf = ({ rules, layout }: Problem, moves: readonly Move[], bound: number): Win =>
  bound >= lineLength(rules, layout, moves)
    ? { verdict: 'winnable', moves, minimal: true }
    : { verdict: 'winnable', moves, minimal: false, bound };

/**
 * If the rules allow more redeals than a position can count, the search treats redeals as unlimited. A line that uses
 * too many redeals is then discarded.
 */
function tableOf(rules: Rules, layout: Layout, start: SearchStart): MinimalTable {
  if (start.reach.isUnlimited || start.redeals <= MOST_REDEALS_OF_LINE)
    return new MinimalTable(rules, layout, start);
  const free = { ...rules, redeals: Infinity };
  return new MinimalTable(free, layout, startOf(free, layout) ?? start);
}

/** The steps as moves; undefined if the rules refuse one of them. */
function playable(
  table: MinimalTable,
  layout: Layout,
  rules: Rules,
  steps: readonly number[],
): readonly Move[] | undefined {
  const moves = movesOfTargets(table.rules, layout, steps);
  return isRefused(rules, layout, moves) ? undefined : moves;
}

/**
 * The searches to run, one after another; each looks for a line shorter than the best so far. We chose them from many
 * by their results on published deals: four of five lines were at most 1.3 times as long as the shortest.
 * `shortest.spec.ts` checks some of this. The first search finds a shorter line on three of four deals, and the second
 * one improves most of those lines. Different searches may find longer lines or take longer, but they never find wrong
 * lines.
 */
const ATTEMPTS = [
  { weight: 1.8, hidden: 3, visits: 2560 },
  { weight: 1.5, hidden: 1, visits: 3072 },
];

/** This search runs only if the others found nothing. */
const LAST_ATTEMPT = { weight: 4, hidden: 3, visits: 5120 };

/** The steps of a line shorter than `most`, if one is found. */
function shortSteps(table: MinimalTable, most: number, budget: SearchBudget): readonly number[] | undefined {
  let steps: readonly number[] | undefined;
  let least = most;
  for (const attempt of [...ATTEMPTS, LAST_ATTEMPT]) {
    if (attempt === LAST_ATTEMPT && steps !== undefined) break;
    if (budget.visitsLeft < 1 || budget.limitOfTime() !== undefined) break;
    const search = new LineSearch(table, { ...attempt, most: least });
    search.run(budget);
    if (!search.hasFound) continue;
    steps = search.steps();
    least = search.shortest;
  }
  return steps;
}

/**
 * Turns the steps of a shortest line into moves of the model.
 * @throws Error if the rules refuse one, which is a bug in the search
 */
export function movesOfTargets(rules: Rules, layout: Layout, steps: readonly number[]): Move[] {
  const line = new LineBuilder(rules, layout);
  for (const step of steps) {
    const card = cardAt(cardIn(step));
    const { from } = line.placeOf(card);
    if (from === 'stock' || from === 'waste') line.drawTo(card);
    line.carry(card, targetsOf(line.now, targetIn(step)));
  }
  return line.moves;
}

function targetsOf(now: Layout, target: number): readonly PileId[] {
  if (target === TO_FOUNDATION) return FOUNDATIONS;
  const top = target === TO_EMPTY ? undefined : cardAt(target);
  return TABLEAU.filter((id) => topOf(now[id]) === top);
}
