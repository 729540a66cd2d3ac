/** What is posted to the solver's worker and back. */
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Carry, Move } from '../../games/klondike/model/play.js';
import type { Answer } from '../answer.js';
import type { SolveOptions } from '../budget.js';
import type { Hint, NoHint } from '../hints/hint.js';
import type { HintOptions } from '../hints/judge.js';
import type { Knowledge } from '../hints/knowledge.js';
import type { PostedRules } from './posted-rules.js';

/** What the worker does, by name: what each task is given, and what it answers. */
export interface Tasks {
  readonly solve: { readonly given: SolveTask; readonly answer: Answer };
  readonly hint: { readonly given: HintTask; readonly answer: Hint | NoHint };
  readonly safe: { readonly given: At; readonly answer: Carry[] };
  readonly finish: { readonly given: FinishTask; readonly answer: Move[] | undefined };
}

export type TaskName = keyof Tasks;

interface At {
  readonly rules: PostedRules;
  readonly layout: Layout;
}

interface SolveTask extends At {
  readonly budget: Omit<SolveOptions, 'signal' | 'progress'>;
}

interface HintTask {
  readonly rules: PostedRules;
  readonly known: Omit<Knowledge, 'rules'>;
  readonly options: HintOptions;
}

interface FinishTask extends At {
  readonly known: Layout;
}

/** The worker does one task at a time. */
export type Task = {
  readonly [Name in TaskName]: { readonly name: Name; readonly given: Tasks[Name]['given'] };
}[TaskName];

/** What comes back: visits so far, again and again while a position is solved, then the answer or a fault. */
export type Reply =
  | { readonly visits: number }
  | { readonly answer: Tasks[TaskName]['answer'] }
  | { readonly fault: { readonly name: string; readonly message: string } };
