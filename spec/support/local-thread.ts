/** Runs the work of the command's threads in this thread. */
import { EventEmitter } from 'node:events';
import type { Thread } from '../../src/cli/jobs/pool.js';
import { THREAD_WORK, commandIn } from '../../src/cli/jobs/thread-work.js';

type Work = (task: never) => unknown;

export class LocalThread extends EventEmitter implements Thread {
  private readonly work: Promise<Work>;

  constructor(file: URL) {
    super();
    this.work = THREAD_WORK[commandIn(file.search)]();
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
