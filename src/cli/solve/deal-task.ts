/** Solves a deal. Its input and result are data that threads can exchange. */
import { parseDeal } from '../../games/klondike/model/deals.js';
import { readHouse } from '../../games/klondike/model/house.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Answer, Limit, SolveOptions } from '../../solver/budget.js';
import type { SOLVE_OPTIONS } from '../options.js';
import { hint } from '../../solver/hints/find-hint.js';
import type { Knowledge } from '../../solver/hints/knowledge.js';
import { filledWith, unseenIn } from '../../solver/hints/knowledge.js';
import { hasUnseen, parseKnowledge } from '../../solver/hints/knowledge-text.js';
import { odds } from '../../solver/hints/odds.js';
import { solve } from '../../solver/solve.js';
import { printMove } from '../../games/klondike/model/layout-text.js';
import type { Move } from '../../games/klondike/model/play.js';
import type { SolutionStart } from '../../solver/files/solution-text.js';
import { printSolution } from '../../solver/files/solution-text.js';

/** How to solve deals. */
export interface SolveRequest {
  /** As text. */
  readonly rules: string;
  readonly search: Pick<SolveOptions, 'visits' | 'milliseconds' | 'bytes' | 'minimal' | 'short'>;
  readonly notation: Notation;
  /** The most possible deals of a table with unseen cards. */
  readonly samples?: number;
}

export interface DealTask {
  readonly deal: string;
  /** The place of the deal in the whole list, from 1. */
  readonly nth: number;
  readonly how: SolveRequest;
}

export interface DealResult {
  readonly deal: string;
  readonly verdict: Answer['verdict'];
  /** Why the verdict is unknown. */
  readonly why?: Limit | 'unseen';
  /** A solution. */
  readonly moves?: string;
  /** Is this solution as short as possible? */
  readonly minimal?: boolean;
  /** No solution has fewer moves. */
  readonly bound?: number;
  /** For a table with unseen cards: how many possible deals were solved, and the verdicts on them. */
  readonly possible?: number;
  readonly winnable?: number;
  readonly lost?: number;
  /** Are these all possible deals? */
  readonly all?: boolean;
  /** For a table with unseen cards: the moves of the hint. */
  readonly next?: string;
  readonly visits: number;
  /** In milliseconds. */
  readonly ms: number;
  readonly nth: number;
}

/** @throws Error that names the deal, if the solver fails */
export function solveTask({ deal, nth, how }: DealTask): DealResult {
  try {
    const rules = readHouse(how.rules);
    if (hasUnseen(deal)) return { deal, ...fieldsOfKnown(parseKnowledge(rules, deal), how), nth };
    const layout = parseDeal(deal, rules).start(rules);
    return {
      deal,
      ...fieldsOf({ rules, layout }, solve(rules, layout, how.search), how.notation),
      nth,
    };
  } catch (error) {
    throw new Error(`the solver failed on ${deal}`, { cause: error });
  }
}

/** With one unseen card at most, all cards are known. If every possible deal is lost, the table is lost. */
function fieldsOfKnown(known: Knowledge, { search, notation, samples }: SolveRequest): DealFindings {
  const { rules, layout } = known;
  const unseen = unseenIn(layout);
  if (unseen.length < 2) {
    const start = { rules, layout: filledWith(layout, unseen) };
    return fieldsOf(start, solve(rules, start.layout, search), notation);
  }
  const { visits, milliseconds, bytes } = search;
  const found = odds(known, { samples, visits, milliseconds, bytes });
  const next = hint(known);
  return {
    ...(found.isEveryDeal && found.lost === found.deals
      ? { verdict: 'lost' }
      : { verdict: 'unknown', why: 'unseen' }),
    possible: found.deals,
    winnable: found.won,
    lost: found.lost,
    all: found.isEveryDeal,
    ...(next.move !== undefined && { next: printLine({ rules, layout }, next.line, 'klon') }),
    visits: found.visits,
    ms: rounded(found.milliseconds),
  };
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000;

type DealFindings = Omit<DealResult, 'deal' | 'nth'>;

function fieldsOf(
  start: { readonly rules: Rules; readonly layout: Layout },
  answer: Answer & { readonly minimal?: boolean; readonly bound?: number },
  notation: Notation,
): DealFindings {
  const { verdict, visits, milliseconds, minimal, bound } = answer;
  return {
    verdict,
    ...(answer.verdict === 'unknown' && { why: answer.why }),
    ...(answer.verdict === 'winnable' && { moves: printLine(start, answer.moves, notation) }),
    ...(minimal !== undefined && { minimal }),
    ...(bound !== undefined && { bound }),
    visits,
    ms: rounded(milliseconds),
  };
}

/**
 * `klon`: events of a script. `draws`: the notation of Klondike-Solver, where `DR2` means two draws. `cards`: the
 * notation of KSolve, where `DR6` means the same.
 */
export type Notation = (typeof SOLVE_OPTIONS.notation.values)[number];

/** @param start the first layout, and the rules */
export const printLine = (start: SolutionStart, moves: readonly Move[], notation: Notation): string =>
  notation === 'klon' ? printEvents(moves) : printSolution(start, moves, notation);

/** `stock*2 w>t5`. Events call the card in play `w` even if it comes from the stock. */
function printEvents(moves: readonly Move[]): string {
  const words: string[] = [];
  let draws = 0;
  const endDraws = (): void => {
    if (draws > 0) words.push(draws === 1 ? 'stock' : `stock*${draws}`);
    draws = 0;
  };
  for (const move of moves) {
    if (move === 'stock') draws++;
    else {
      endDraws();
      words.push(printMove(move.from === 'stock' ? { ...move, from: 'waste' } : move));
    }
  }
  endDraws();
  return words.join(' ');
}
