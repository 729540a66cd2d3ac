/** Searches games in as many threads as there are jobs, and passes their analyses on in order. */
import { Worker } from 'node:worker_threads';
import type { Analysis, Batch } from './analysis.js';
import type { Settings } from './settings.js';

const MOST_IN_BATCH = 16;

/** The least number of batches for each job, so that no job is idle while another has much to do. */
const BATCHES = 4;

/** How many games for each job may be given out ahead of the next game to be passed on. */
const AHEAD = 1024;

type Hear = (analysis: Analysis) => void;

/** A thread that answers each batch with the analyses of its games, in order. */
export interface SearchThread {
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'message', listener: Hear): unknown;
  removeAllListeners(event: 'message'): unknown;
  postMessage(batch: Batch): void;
  terminate(): Promise<unknown>;
}

const newWorker = (): SearchThread => new Worker(new URL('./worker.js', import.meta.url));

export interface AnalyseHow {
  /** Called with the analysis of every game, in order. */
  readonly hear: Hear;
  /** Ends the search early. */
  readonly signal: AbortSignal;
  /** Makes a thread; one of Node's by default. */
  readonly newThread?: (() => SearchThread) | undefined;
}

/**
 * Resolves after `hear` was called for every game. Rejects with an error of `hear` or of a thread, or with
 * the signal's reason.
 */
export async function analyseAll(
  settings: Settings,
  { hear, signal, newThread = newWorker }: AnalyseHow,
): Promise<void> {
  signal.throwIfAborted();
  const pool = new Pool(settings, hear, newThread);
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => resolve());
      pool.start(resolve, reject);
    });
    signal.throwIfAborted();
  } finally {
    await pool.end();
  }
}

class Pool {
  private readonly workers: SearchThread[] = [];
  /** For each worker that waits, a function that gives it a batch. */
  private readonly idle: ((batch: Batch) => void)[] = [];
  /** Analyses that came before that of an earlier game, by their indexes in the range. */
  private readonly early = new Map<number, Analysis>();
  private readonly batch: number;
  private given = 0;
  private heard = 0;

  constructor(
    private readonly settings: Settings,
    private readonly hear: Hear,
    private readonly newThread: () => SearchThread,
  ) {
    const { games, jobs } = settings;
    this.batch = Math.min(MOST_IN_BATCH, Math.ceil(games / (jobs * BATCHES)));
  }

  start(resolve: () => void, reject: (error: unknown) => void): void {
    const { games, jobs } = this.settings;
    const take = (analysis: Analysis): void => {
      this.take(analysis);
      if (this.heard === games) resolve();
    };
    for (let count = 0; count < jobs; count++) this.hire(take, reject);
    this.give();
  }

  async end(): Promise<void> {
    for (const worker of this.workers) worker.removeAllListeners('message');
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private hire(take: Hear, reject: (error: unknown) => void): void {
    const worker = this.newThread();
    let owed = 0;
    const giveBatch = (batch: Batch): void => {
      owed = batch.games;
      worker.postMessage(batch);
    };
    worker.on('error', reject);
    worker.on('message', (analysis) => {
      if (--owed === 0) this.idle.push(giveBatch);
      try {
        take(analysis);
        this.give();
      } catch (error) {
        reject(error);
      }
    });
    this.workers.push(worker);
    this.idle.push(giveBatch);
  }

  /** Passes on every analysis for which all earlier ones have been passed on. */
  private take(analysis: Analysis): void {
    this.early.set(Number(analysis.game - this.settings.first), analysis);
    for (let next = this.early.get(this.heard); next !== undefined; next = this.early.get(this.heard)) {
      this.early.delete(this.heard++);
      this.hear(next);
    }
  }

  private give(): void {
    const { first, games, jobs, positions } = this.settings;
    while (this.given < games && this.given - this.heard < jobs * AHEAD) {
      const giveBatch = this.idle.pop();
      if (giveBatch === undefined) return;
      const batch = {
        first: first + BigInt(this.given),
        games: Math.min(this.batch, games - this.given),
        positions,
      };
      this.given += batch.games;
      giveBatch(batch);
    }
  }
}
