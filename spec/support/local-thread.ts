/** Runs the work of the command's threads in this thread. */
import { EventEmitter } from 'node:events';
import type { Thread } from '../../src/cli/jobs/pool.js';

type Work = (task: never) => unknown;

/** The programs that the threads run, by folder. Most specs need none of them. */
const WORK: Readonly<Record<string, () => Promise<Work>>> = {
  analyse: async () => (await import('../../src/cli/analyse/analysis.js')).analyseBatch,
  autoplay: async () => (await import('../../src/cli/autoplay/game-task.js')).playTask,
  solve: async () => (await import('../../src/cli/solve/deal-task.js')).solveTask,
};

export class LocalThread extends EventEmitter implements Thread {
  private readonly work: Promise<Work>;

  constructor(file: URL) {
    super();
    const [, folder = ''] = /(\w+)\/worker\.js$/.exec(file.pathname) ?? [];
    const load = WORK[folder];
    if (load === undefined) throw new Error(`no spec says what ${file.pathname} does`);
    this.work = load();
  }

  /** Messages are copied, as between threads. */
  postMessage(task: unknown): void {
    const copy = structuredClone(task);
    void this.work.then((work) =>
      setImmediate(() => this.emit('message', structuredClone(work(copy as never)))),
    );
  }

  terminate(): Promise<void> {
    return Promise.resolve();
  }
}
