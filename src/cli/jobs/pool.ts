/** Distributes tasks among threads, and passes on the answers in the order of the tasks. */
import { Worker, parentPort } from 'node:worker_threads';

/** The maximum number of tasks per job that can be ahead of the oldest unanswered task. */
const AHEAD = 2048;

export interface Thread<Task = unknown, Answer = unknown> {
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'message', listener: (answer: Answer) => void): unknown;
  postMessage(task: Task): void;
  terminate(): Promise<unknown>;
}

export type NewThread = (file: URL) => Thread;

/** A worker doesn't get the query of its URL. */
const newWorker: NewThread = (file) => new Worker(file, { workerData: file.search });

export interface Work<Task, Answer> {
  readonly tasks: AsyncIterator<Task> | Iterator<Task>;
  /** The program that the threads run. It answers a `Task` with an `Answer`. */
  readonly worker: URL;
  /** The number of threads. */
  readonly jobs: number;
  /** Called with every answer, in the order of the tasks. */
  readonly onAnswer: (answer: Answer) => void;
  /** Ends the work early. */
  readonly signal: AbortSignal;
  /** Starts a worker thread of Node by default. */
  readonly newThread?: NewThread | undefined;
}

/**
 * Resolves once `onAnswer` has been called for every task. Rejects with an error from the tasks, from `onAnswer` or
 * from a thread, or with the signal's reason. Does not call `onAnswer` afterwards.
 */
export async function workOn<Task, Answer>(work: Work<Task, Answer>): Promise<void> {
  work.signal.throwIfAborted();
  const pool = new Pool(work);
  try {
    await Promise.race([pool.run(), aborted(work.signal)]);
  } finally {
    await pool.end();
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

class Pool<Task, Answer> {
  private readonly threads: Thread[] = [];
  /** Answers that wait for the answer to an earlier task, by the number of their task. */
  private readonly early = new Map<number, Answer>();
  /** Called when the next answer is passed on. */
  private waiting: (() => void)[] = [];
  private given = 0;
  private answered = 0;
  private isOver = false;
  private fail: (error: unknown) => void = () => undefined;

  constructor(private readonly work: Work<Task, Answer>) {}

  run(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.fail = reject;
      Promise.all(Array.from({ length: this.work.jobs }, () => this.doJob())).then(() => resolve(), reject);
    });
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }

  /** Gives a thread one task after another. The thread starts when a task is waiting for it. */
  private async doJob(): Promise<void> {
    const { tasks, jobs } = this.work;
    let ask: ((task: Task) => Promise<Answer>) | undefined;
    for (;;) {
      while (this.given - this.answered >= jobs * AHEAD) await this.nextAnswer();
      const number = this.given++;
      const next = await tasks.next();
      if (next.done === true || this.isOver) return;
      ask ??= this.startThread();
      this.take(number, await ask(next.value));
    }
  }

  private startThread(): (task: Task) => Promise<Answer> {
    const { worker, newThread = newWorker } = this.work;
    const thread = newThread(worker) as Thread<Task, Answer>;
    let onAnswer: (answer: Answer) => void = () => undefined;
    thread.on('error', this.fail);
    thread.on('message', (answer) => onAnswer(answer));
    this.threads.push(thread);
    return (task) =>
      new Promise((resolve) => {
        onAnswer = resolve;
        thread.postMessage(task);
      });
  }

  /** Passes on each answer as soon as all earlier answers have been passed on. */
  private take(number: number, answer: Answer): void {
    if (this.isOver) return;
    this.early.set(number, answer);
    while (this.early.has(this.answered)) {
      const next = this.early.get(this.answered) as Answer;
      this.early.delete(this.answered++);
      this.work.onAnswer(next);
    }
    const woken = this.waiting;
    this.waiting = [];
    for (const wake of woken) wake();
  }

  private nextAnswer(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

/** Makes this thread answer the tasks of the main thread. */
export function answerTasks(answer: (task: never) => unknown): void {
  parentPort?.on('message', (task) => parentPort?.postMessage(answer(task as never)));
}
