/** What is posted to the solver's worker and back. */
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Answer } from '../answer.js';
import type { SolveOptions } from '../budget.js';
import type { PostedRules } from './posted-rules.js';

/** A search. The worker makes one at a time. */
export interface Task {
  readonly rules: PostedRules;
  readonly layout: Layout;
  readonly budget: Omit<SolveOptions, 'signal' | 'progress'>;
}

/** What comes back: visits so far, again and again, then the answer or a fault. */
export type Reply =
  | { readonly visits: number }
  | { readonly answer: Answer }
  | { readonly fault: { readonly name: string; readonly message: string } };
