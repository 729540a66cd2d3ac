/** What is posted to the solver's worker and back. */
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Carry, Move } from '../../games/klondike/model/play.js';
import type { Answer } from '../answer.js';
import type { SolveOptions } from '../budget.js';
import type { Hint, NoHint } from '../hints/hint.js';
import type { HintOptions } from '../hints/judge.js';
import type { Knowledge } from '../hints/knowledge.js';
import type { PostedRules } from './posted-rules.js';

/** What the worker is asked, by name: what each question is given, and what it answers. */
export interface SolverQuestions {
  readonly solve: { readonly given: SolveQuestion; readonly answer: Answer };
  readonly hint: { readonly given: HintQuestion; readonly answer: Hint | NoHint };
  readonly safe: { readonly given: At; readonly answer: Carry[] };
  readonly finish: { readonly given: FinishQuestion; readonly answer: Move[] | undefined };
}

/** What can be asked. */
export type SolverQuestionName = keyof SolverQuestions;

/** A position and its rules. */
interface At {
  readonly rules: PostedRules;
  readonly layout: Layout;
}

/** As `solve` is given it; a signal and functions stay with who asks. */
interface SolveQuestion extends At {
  readonly budget: Omit<SolveOptions, 'signal' | 'progress'>;
}

/** As `hint` is given it. */
interface HintQuestion {
  readonly rules: PostedRules;
  readonly known: Omit<Knowledge, 'rules'>;
  readonly options: HintOptions;
}

/** As `finish` is given it. */
interface FinishQuestion extends At {
  readonly known: Layout;
}

/** What is posted to the worker, which answers one question after the other. */
export type SolverQuestion = {
  readonly [Name in SolverQuestionName]: {
    readonly name: Name;
    readonly given: SolverQuestions[Name]['given'];
  };
}[SolverQuestionName];

/** What comes back: visits so far, again and again while a position is solved, then the answer or a fault. */
export type SolverReply =
  | { readonly visits: number }
  | { readonly answer: SolverQuestions[SolverQuestionName]['answer'] }
  | { readonly fault: { readonly name: string; readonly message: string } };
