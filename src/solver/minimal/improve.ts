/** Shorter lines than that of the search for a verdict, down to a proven shortest one. */
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Move } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Win } from '../answer.js';
import type { Budget } from '../budget.js';
import type { Start } from '../start.js';
import { startOf } from '../start.js';
import { isRefused, lineLength } from './length.js';
import { searchPlainMinimal } from './plain-minimal.js';
import { shortSteps, shortestSteps } from './short-line.js';
import { movesOfTargets } from './step-line.js';
import { MinimalTable } from './minimal-table.js';
import { MOST_REDEALS_OF_LINE } from './position-key.js';

/** A position to be decided, and what that may take. */
export interface Problem {
  readonly rules: Rules;
  readonly layout: Layout;
  readonly budget: Budget;
}

/** The line, made shorter where a few thousand visits do that. */
export function shortened(
  { rules, layout, budget }: Problem,
  start: Start,
  moves: readonly Move[],
): readonly Move[] {
  const table = tableOf(rules, layout, start);
  const length = lineLength(rules, layout, moves);
  return playable(table, layout, { rules, steps: shortSteps(table, length, budget) }) ?? moves;
}

/** The shortest line, proved or not. */
export function shortest({ rules, layout, budget }: Problem, start: Start, moves: readonly Move[]): Win {
  const table = tableOf(rules, layout, start);
  const length = lineLength(rules, layout, moves);
  const { steps, bound } = shortestSteps(table, length, budget);
  const line = playable(table, layout, { rules, steps }) ?? moves;
  return winOf(line, { bound, length: lineLength(rules, layout, line) });
}

/** As `shortest`, for what sets of cards cannot tell. */
export function plainShortest({ rules, layout, budget }: Problem, moves: readonly Move[]): Win {
  const found = searchPlainMinimal(rules, layout, budget);
  const line = found.verdict === 'winnable' ? found.moves : moves;
  return winOf(line, { bound: found.bound, length: lineLength(rules, layout, line) });
}

const winOf = (
  moves: readonly Move[],
  { bound, length }: { readonly bound: number; readonly length: number },
): Win =>
  bound >= length
    ? { verdict: 'winnable', moves, minimal: true }
    : { verdict: 'winnable', moves, minimal: false, bound };

/** More redeals than a position can count are as good as no limit; a line that needs too many is not taken. */
function tableOf(rules: Rules, layout: Layout, start: Start): MinimalTable {
  if (start.reach.isUnlimited || start.redeals <= MOST_REDEALS_OF_LINE)
    return new MinimalTable(rules, layout, start);
  const free = { ...rules, redeals: Infinity };
  return new MinimalTable(free, layout, startOf(free, layout) ?? start);
}

function playable(
  table: MinimalTable,
  layout: Layout,
  { rules, steps }: { readonly rules: Rules; readonly steps: readonly number[] | undefined },
): readonly Move[] | undefined {
  const moves = steps && movesOfTargets(table.rules, layout, steps);
  return moves === undefined || isRefused(rules, layout, moves) ? undefined : moves;
}
