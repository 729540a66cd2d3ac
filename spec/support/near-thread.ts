/** What stands for a thread of a command, in the thread of the spec. */
import { EventEmitter } from 'node:events';
import type { GameTask } from '../../src/cli/autoplay/game-task.js';
import { playTask } from '../../src/cli/autoplay/game-task.js';
import type { Batch } from '../../src/cli/analyse/analysis.js';
import { analyseBatch } from '../../src/cli/analyse/analysis.js';
import type { DealTask } from '../../src/cli/solve/deal-task.js';
import { solveTask } from '../../src/cli/solve/deal-task.js';
import type { Thread } from '../../src/cli/jobs/pool.js';

/** What the files do that threads run, by their folders. */
const WORK: Readonly<Record<string, (task: never) => unknown>> = {
  analyse: (task: Batch) => analyseBatch(task),
  autoplay: (task: GameTask) => playTask(task),
  solve: (task: DealTask) => solveTask(task),
};

export class NearThread extends EventEmitter implements Thread {
  private readonly work: (task: never) => unknown;

  constructor(file: URL) {
    super();
    const [, folder = ''] = /(\w+)\/worker\.js$/.exec(file.pathname) ?? [];
    const work = WORK[folder];
    if (work === undefined) throw new Error(`no spec says what ${file.pathname} does`);
    this.work = work;
  }

  postMessage(task: unknown): void {
    // As between threads, a message is a copy.
    setImmediate(() => this.emit('message', structuredClone(this.work(structuredClone(task) as never))));
  }

  terminate(): Promise<void> {
    return Promise.resolve();
  }
}
