/** The solver in a worker: the thread that asks stays free for its player. */
import type { Layout } from '../../games/klondike/model/layout.js';
import { checkPiles, draftOf, isAnyFaceDown } from '../../games/klondike/model/layout.js';
import type { FieldsOf } from '../../core/given.js';
import { checkGiven, checkOptions } from '../../core/given.js';
import { checkPosition, checkRules } from '../../games/klondike/model/check-rules.js';
import type { Carry, Move } from '../../games/klondike/model/play.js';
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
 * A solver with a worker of its own. What it is asked waits for what it was asked before. Promises are rejected with a
 * RangeError where the function of the same name throws one; `solve` also rejects a `build` or `isWon`
 * of your own.
 */
export interface Solver {
  /**
   * As `solve`, in the worker. The budget begins when the search does. A signal ends the search at once; the answer is
   * then `unknown`, `aborted`.
   */
  solve(rules: Rules, layout: Layout, options?: SolveOptions): Promise<Answer>;
  /** As `hint`, in the worker; in this thread if the rules have a `build` or `isWon` of your own. */
  hint(known: Knowledge, options?: HintOptions): Promise<Hint | NoHint>;
  /** As `safe`, where `hint` is found. */
  safe(rules: Rules, layout: Layout): Promise<Carry[]>;
  /** As `finish`, where `hint` is found. */
  finish(rules: Rules, layout: Layout, known?: Layout): Promise<Move[] | undefined>;
  /**
   * Ends the worker. What is being solved is answered as if its signal was given; promises for anything else are
   * rejected. A later call starts a new worker.
   */
  end(): void;
}

/** How a solver gets its worker. */
export interface SolverOptions {
  /**
   * Makes the worker; for bundlers that do not find its program by themselves. The program is one file,
   * `dist/solver-worker.min.js`.
   */
  readonly worker?: WorkerMaker | undefined;
}

/** The worker starts with the first call, and waits for further ones. In Node it does not keep the program running. @throws TypeError unless `worker` is a function */
export function startSolver(options: SolverOptions = {}): Solver {
  checkOptions(options, { worker: true } satisfies FieldsOf<SolverOptions>);
  const { worker = newWorker } = options;
  checkGiven('worker', worker, 'a function');
  return new WorkerSolver(worker);
}

/** Posts what it is asked, and turns replies into promises. */
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
        stopped: () => settle(abortedAnswer(seen, performance.now() - began)),
      };
      // Given together with `over`, the listener is removed when the search has ended.
      signal?.addEventListener('abort', () => this.queue.stop(job), { signal: over.signal });
      this.queue.add(job);
    });
  }

  async hint(knowledge: Knowledge, options: HintOptions = {}): Promise<Hint | NoHint> {
    checkKnowledge(knowledge);
    const { rules, ...known } = knowledge;
    if (isOwn(rules)) return (await import('../hints/find-hint.js')).hint(knowledge, options);
    return this.run({ name: 'hint', given: { rules: postedRules(rules), known, options } });
  }

  async safe(rules: Rules, layout: Layout): Promise<Carry[]> {
    checkPosition(rules, layout);
    if (isOwn(rules)) return (await import('../hints/auto-moves.js')).safe(rules, layout);
    return this.run({ name: 'safe', given: { rules: postedRules(rules), layout: draftOf(layout) } });
  }

  async finish(rules: Rules, layout: Layout, known: Layout = layout): Promise<Move[] | undefined> {
    checkPosition(rules, layout);
    checkPiles(known);
    if (isOwn(rules)) return (await import('../hints/auto-moves.js')).finish(rules, layout, known);
    const given = { rules: postedRules(rules), layout: draftOf(layout), known: draftOf(known) };
    // `finish` would say the same, but a page asks after each event, and starting an unneeded worker takes long.
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
        stopped: () => reject(new Error('the solver was ended')),
      });
    });
  }
}

/** Hints under rules with functions that a worker does not know are found in this thread: they take less than a second. */
function isOwn(rules: Rules): boolean {
  checkRules(rules);
  return !canPost(rules);
}

const abortedAnswer = (visits: number, milliseconds: number): Answer => ({
  verdict: 'unknown',
  why: 'aborted',
  visits,
  milliseconds,
});
