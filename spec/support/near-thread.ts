/** What stands for a thread that searches games, in the thread of the spec. */
import { EventEmitter } from 'node:events';
import type { Batch } from '../../src/cli/analyse/analysis.js';
import { analyseBatch } from '../../src/cli/analyse/analysis.js';
import type { SearchThread } from '../../src/cli/analyse/pool.js';

export class NearThread extends EventEmitter implements SearchThread {
  postMessage(batch: Batch): void {
    setImmediate(() => {
      for (const analysis of analyseBatch(batch)) this.emit('message', analysis);
    });
  }

  terminate(): Promise<void> {
    return Promise.resolve();
  }
}
