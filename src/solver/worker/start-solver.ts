/** The solver in a worker, so that the calling thread stays responsive. */
import type { Layout } from '../../games/klondike/model/layout.js';
import { checkPiles, draftOf, isAnyFaceDown } from '../../games/klondike/model/layout.js';
import type { FieldsOf } from '../../core/given.js';
import { checkGiven, checkOptions } from '../../core/given.js';
import { checkPosition, checkRules } from '../../games/klondike/model/check-rules.js';
import type { Move } from '../../games/klondike/model/play.js';
import type { CardMove } from '../../games/klondike/words/piles.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Answer, SolveOptions } from '../budget.js';
import { SOLVE_FIELDS } from '../budget.js';
import type { Hint, NoHint } from '../hints/hint.js';
import type { HintOptions } from '../hints/judge.js';
import type { Knowledge } from '../hints/knowledge.js';
import { checkKnowledge } from '../hints/knowledge.js';
import type { SolverQuestion, SolverQuestions } from './messages.js';
import { canPost, postedRules } from './messages.js';
import type { Job } from './question-queue.js';
import { QuestionQueue } from './question-queue.js';
import type { WorkerMaker } from './thread.js';
import { newWorker } from './thread.js';

/**
 * A solver with its own worker, which answers one call at a time, in order. Promises reject with a RangeError where the
 * function of the same name throws one. `solve` also rejects rules with a custom `build` or `isWon`.
 */
export interface Solver {
  /**
   * Like the function `solve`, but in the worker. The budget starts when the search starts. A signal ends the search at
   * once, with the answer `unknown`, `aborted`.
   */
  solve(rules: Rules, layout: Layout, options?: SolveOptions): Promise<Answer>;
  /** Like the function `hint`, but in the worker. Rules with a custom `build` or `isWon` run in this thread. */
  hint(known: Knowledge, options?: HintOptions): Promise<Hint | NoHint>;
  /** Like the function `safe`, but in the same thread as `hint`. */
  safe(rules: Rules, layout: Layout): Promise<CardMove[]>;
  /** Like the function `finish`, but in the same thread as `hint`. */
  finish(rules: Rules, layout: Layout, known?: Layout): Promise<Move[] | undefined>;
  /**
   * Ends the worker. A running `solve` resolves as aborted; other promises reject. A later call starts a new worker.
   */
  end(): void;
}

/** How a solver creates its worker. */
export interface SolverOptions {
  /** Creates the worker, for bundlers that don't find its program, `dist/solver-worker.js`. */
  readonly worker?: WorkerMaker | undefined;
}

/**
 * Starts a solver. Its worker starts at the first call and then waits for more calls. In Node, an idle worker does not
 * keep the program running.
 * @throws TypeError unless `worker` is a function
 */
export function startSolver(options: SolverOptions = {}): Solver {
  checkOptions(options, { worker: true } satisfies FieldsOf<SolverOptions>);
  const { worker = newWorker } = options;
  checkGiven('worker', worker, 'a function');
  return new WorkerSolver(worker);
}

/** Posts questions to the worker, and turns its replies into promises. */
class WorkerSolver implements Solver {
  private readonly queue: QuestionQueue;

  constructor(worker: WorkerMaker) {
    this.queue = new QuestionQueue(worker);
  }

  async solve(rules: Rules, layout: Layout, options: SolveOptions = {}): Promise<Answer> {
    checkOptions(options, SOLVE_FIELDS);
    checkPosition(rules, layout);
    const { signal, progress, ...budget } = options;
    const given = { rules: postedRules(rules), layout: draftOf(layout), budget };
    if (signal?.aborted === true) return abortedAnswer(0, 0);
    return new Promise((resolve, reject) => {
      const began = performance.now();
      let seen = 0;
      const over = new AbortController();
      const settle = (answer: unknown): void => {
        over.abort();
        resolve(answer as Answer);
      };
      const job: Job = {
        question: { name: 'solve', given },
        onVisits: (visits) => {
          seen = visits;
          progress?.(visits);
        },
        settle,
        fail: (error) => {
          over.abort();
          reject(error);
        },
        onStop: () => settle(abortedAnswer(seen, performance.now() - began)),
      };
      // The `over` signal removes the listener when the search has ended.
      signal?.addEventListener('abort', () => this.queue.stop(job), { signal: over.signal });
      this.queue.add(job);
    });
  }

  async hint(knowledge: Knowledge, options: HintOptions = {}): Promise<Hint | NoHint> {
    checkKnowledge(knowledge);
    const { rules, ...known } = knowledge;
    if (isCustom(rules)) return (await import('../hints/find-hint.js')).hint(knowledge, options);
    return this.run({ name: 'hint', given: { rules: postedRules(rules), known, options } });
  }

  async safe(rules: Rules, layout: Layout): Promise<CardMove[]> {
    checkPosition(rules, layout);
    if (isCustom(rules)) return (await import('../hints/auto-moves.js')).safe(rules, layout);
    return this.run({ name: 'safe', given: { rules: postedRules(rules), layout: draftOf(layout) } });
  }

  async finish(rules: Rules, layout: Layout, known: Layout = layout): Promise<Move[] | undefined> {
    checkPosition(rules, layout);
    checkPiles(known);
    if (isCustom(rules)) return (await import('../hints/auto-moves.js')).finish(rules, layout, known);
    const given = { rules: postedRules(rules), layout: draftOf(layout), known: draftOf(known) };
    // `finish` would return undefined as well, but a page calls this after each event, and starting a worker is slow.
    if (isAnyFaceDown(layout)) return undefined;
    return this.run({ name: 'finish', given });
  }

  end(): void {
    this.queue.end();
  }

  private run<Name extends keyof SolverQuestions>(
    question: SolverQuestion & { readonly name: Name },
  ): Promise<SolverQuestions[Name]['answer']> {
    return new Promise((resolve, reject) => {
      this.queue.add({
        question,
        settle: (answer) => resolve(answer as SolverQuestions[Name]['answer']),
        fail: reject,
        onStop: () => reject(new Error('the solver was ended')),
      });
    });
  }
}

/** Hints for custom functions run in this thread, because a worker does not know them. They take less than a second. */
function isCustom(rules: Rules): boolean {
  checkRules(rules);
  return !canPost(rules);
}

const abortedAnswer = (visits: number, milliseconds: number): Answer => ({
  verdict: 'unknown',
  why: 'aborted',
  visits,
  milliseconds,
});
