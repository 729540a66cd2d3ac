/** Solves a deal, given by its name, in a form that a thread can be sent and send back. */
import { parseDeal } from '../../games/klondike/model/deals.js';
import { readHouse } from '../../games/klondike/model/house.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Answer, Limit, SolveOptions } from '../../solver/budget.js';
import { solve } from '../../solver/solve.js';
import type { Notation } from './notation.js';
import { printLine } from './notation.js';

/** How deals are solved. */
export interface How {
  /** As text. */
  readonly rules: string;
  readonly search: Pick<SolveOptions, 'visits' | 'milliseconds' | 'bytes' | 'minimal' | 'short'>;
  readonly notation: Notation;
}

/** A deal to be solved. */
export interface DealTask {
  readonly deal: string;
  /** The place of the deal in the whole list, from 1. */
  readonly nth: number;
  readonly how: How;
}

/** What is told of a deal. */
export interface DealResult {
  readonly deal: string;
  readonly verdict: Answer['verdict'];
  /** Why the verdict is not known. */
  readonly why?: Limit;
  /** The moves that win. */
  readonly moves?: string;
  /** Are there no shorter ones? */
  readonly minimal?: boolean;
  /** No line that wins has fewer moves. */
  readonly bound?: number;
  readonly visits: number;
  /** In milliseconds. */
  readonly ms: number;
  readonly nth: number;
}

/** @throws Error that names the deal, if the solver fails */
export function solveTask({ deal, nth, how }: DealTask): DealResult {
  try {
    const rules = readHouse(how.rules);
    const layout = parseDeal(deal, rules).start(rules);
    return {
      deal,
      ...told({ rules, layout }, solve(rules, layout, how.search), how.notation),
      nth,
    };
  } catch (error) {
    throw new Error(`the solver failed on ${deal}`, { cause: error });
  }
}

function told(
  start: { readonly rules: Rules; readonly layout: Layout },
  answer: Answer & { readonly minimal?: boolean; readonly bound?: number },
  notation: Notation,
): Omit<DealResult, 'deal' | 'nth'> {
  const { verdict, visits, milliseconds, minimal, bound } = answer;
  return {
    verdict,
    ...(answer.verdict === 'unknown' && { why: answer.why }),
    ...(answer.verdict === 'winnable' && { moves: printLine(start, answer.moves, notation) }),
    ...(minimal !== undefined && { minimal }),
    ...(bound !== undefined && { bound }),
    visits,
    ms: Math.round(milliseconds * 1000) / 1000,
  };
}
