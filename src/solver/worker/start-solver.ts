/** The solver in a worker: the thread that asks stays free for its player. */
import type { Layout } from '../../games/klondike/model/layout.js';
import { draftOf } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Answer } from '../answer.js';
import type { SolveOptions } from '../budget.js';
import type { Reply, Task } from './messages.js';
import { postedRules } from './posted-rules.js';
import type { Thread, WorkerMaker } from './thread.js';
import { newWorker, threadOf } from './thread.js';

/** A solver with a worker of its own. */
export interface Solver {
  /**
   * As `solve`, in the worker. Searches wait for each other; the budget of each begins with its turn. A signal ends its
   * search at once. Rejected with a RangeError as `solve`, and if a function of the rules is not that of a house.
   */
  solve(rules: Rules, layout: Layout, options?: SolveOptions): Promise<Answer>;
  /** Ends the worker, and every search as if its signal was given. The next search starts a new worker. */
  end(): void;
}

/** How a solver gets its worker. */
export interface SolverOptions {
  /**
   * Makes the worker; for bundlers that do not find its program by themselves. The program is one file,
   * `dist/solver-worker.min.js`.
   */
  readonly worker?: WorkerMaker;
}

/** The worker starts with the first search, and waits for further ones. In Node it does not keep the program running. */
export const startSolver = ({ worker = newWorker }: SolverOptions = {}): Solver => new WorkerSolver(worker);

interface Job {
  readonly task: Task;
  /** Of the search so far. */
  visits: number;
  /** When it was asked for; from its turn on, when its search began. */
  began: number;
  readonly progress: SolveOptions['progress'];
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}

/** Invariant: the first job is the worker's, the others wait. */
class WorkerSolver implements Solver {
  private readonly jobs: Job[] = [];
  private thread: Thread | undefined;

  constructor(private readonly newWorker: WorkerMaker) {}

  async solve(
    rules: Rules,
    layout: Layout,
    { signal, progress, ...budget }: SolveOptions = {},
  ): Promise<Answer> {
    const task: Task = { rules: postedRules(rules), layout: draftOf(layout), budget };
    if (signal?.aborted === true) return abortedAnswer(0, 0);
    return new Promise((resolve, reject) => {
      const onAbort = (): void => this.drop(job);
      const job: Job = {
        task,
        visits: 0,
        began: performance.now(),
        progress,
        settle: (answer) => {
          signal?.removeEventListener('abort', onAbort);
          resolve(answer);
        },
        fail: (error) => {
          signal?.removeEventListener('abort', onAbort);
          reject(error);
        },
      };
      signal?.addEventListener('abort', onAbort);
      if (this.jobs.push(job) === 1) this.begin(job);
    });
  }

  end(): void {
    this.endThread();
    for (const job of this.jobs.splice(0))
      job.settle(abortedAnswer(job.visits, performance.now() - job.began));
  }

  private begin(job: Job): void {
    job.began = performance.now();
    try {
      this.thread ??= this.newThread();
      this.thread.post(job.task);
    } catch (error) {
      job.fail(error instanceof Error ? error : new Error(String(error)));
      this.next();
    }
  }

  /** The first job has ended. */
  private next(): void {
    this.jobs.shift();
    const [job] = this.jobs;
    if (job === undefined) this.thread?.rest();
    else this.begin(job);
  }

  /** Ends a job that is no longer wanted. Only with its worker can a search be ended. */
  private drop(job: Job): void {
    const at = this.jobs.indexOf(job);
    job.settle(abortedAnswer(job.visits, performance.now() - job.began));
    if (at > 0) this.jobs.splice(at, 1);
    if (at !== 0) return;
    this.endThread();
    this.next();
  }

  private newThread(): Thread {
    const isCurrent = (): boolean => this.thread === thread;
    const thread: Thread = threadOf(this.newWorker(), {
      onReply: (reply) => {
        if (isCurrent()) this.hear(reply);
      },
      onFault: (message) => {
        if (isCurrent()) this.failAll(message);
      },
    });
    return thread;
  }

  private hear(reply: Reply): void {
    const [job] = this.jobs;
    if (job === undefined) return;
    if ('visits' in reply) {
      job.visits = reply.visits;
      job.progress?.(reply.visits);
      return;
    }
    if ('answer' in reply) job.settle(reply.answer);
    else job.fail(errorOf(reply.fault));
    this.next();
  }

  private failAll(message: string): void {
    this.endThread();
    const error = new Error(`the solver's worker failed: ${message}`);
    for (const job of this.jobs.splice(0)) job.fail(error);
  }

  private endThread(): void {
    const { thread } = this;
    this.thread = undefined;
    thread?.end();
  }
}

const abortedAnswer = (visits: number, milliseconds: number): Answer => ({
  verdict: 'unknown',
  why: 'aborted',
  visits,
  milliseconds,
});

const errorOf = ({ name, message }: { readonly name: string; readonly message: string }): Error =>
  name === 'RangeError' ? new RangeError(message) : new Error(message);
