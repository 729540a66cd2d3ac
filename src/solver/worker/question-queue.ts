/** A queue of questions to a worker. To stop the current question, the worker must be ended. */
import type { SolverReply, SolverQuestion } from './messages.js';
import type { SolverThread, WorkerMaker } from './thread.js';
import { threadOf } from './thread.js';

/** A question, with callbacks for its answer. */
export interface Job {
  readonly question: SolverQuestion;
  readonly onVisits?: ((visits: number) => void) | undefined;
  readonly settle: (answer: unknown) => void;
  readonly fail: (error: Error) => void;
  /** Called when the question is stopped before it is answered. */
  readonly onStop: () => void;
}

/** Invariant: the worker has the first job, and the others wait. */
export class QuestionQueue {
  private readonly jobs: Job[] = [];
  private thread: SolverThread | undefined;

  constructor(private readonly newWorker: WorkerMaker) {}

  add(job: Job): void {
    if (this.jobs.push(job) === 1) this.begin(job);
  }

  /** Stops a job. If it is running, its worker ends too. */
  stop(job: Job): void {
    const at = this.jobs.indexOf(job);
    job.onStop();
    if (at > 0) this.jobs.splice(at, 1);
    if (at !== 0) return;
    this.endThread();
    this.next();
  }

  /** Stops all jobs and ends the worker. */
  end(): void {
    this.endThread();
    for (const job of this.jobs.splice(0)) job.onStop();
  }

  private begin(job: Job): void {
    try {
      this.thread ??= this.newThread();
      this.thread.post(job.question);
    } catch (error) {
      job.fail(asError(error));
      this.next();
    }
  }

  /** Removes the finished job and starts the next. */
  private next(): void {
    this.jobs.shift();
    const [job] = this.jobs;
    if (job === undefined) this.thread?.rest();
    else this.begin(job);
  }

  /** Ignores messages from a worker that was stopped. */
  private newThread(): SolverThread {
    const isCurrent = (): boolean => this.thread === thread;
    const thread: SolverThread = threadOf(this.newWorker(), {
      onReply: (reply) => {
        if (isCurrent()) this.onReply(reply);
      },
      onFault: (message) => {
        if (isCurrent()) this.failAll(message);
      },
    });
    return thread;
  }

  private onReply(reply: SolverReply): void {
    const [job] = this.jobs;
    if (job === undefined) return;
    if ('visits' in reply) return this.reportProgress(job, reply.visits);
    if ('answer' in reply) job.settle(reply.answer);
    else job.fail(errorOf(reply.fault));
    this.next();
  }

  /** Reports progress to the caller. If the callback throws, the search fails with that error. */
  private reportProgress(job: Job, visits: number): void {
    try {
      job.onVisits?.(visits);
    } catch (error) {
      job.fail(asError(error));
      this.endThread();
      this.next();
    }
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

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const errorOf = ({ name, message }: { readonly name: string; readonly message: string }): Error =>
  name === 'RangeError' ? new RangeError(message) : new Error(message);
