/** Tests a pool whose threads answer at once. */
import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { workOn } from '../../../src/cli/jobs/pool.js';
import type { Thread } from '../../../src/cli/jobs/pool.js';

const WORKER = new URL('file:///none/worker.js');

/** Answers each task with the task itself. */
class EchoThread extends EventEmitter implements Thread {
  postMessage(task: unknown): void {
    setImmediate(() => this.emit('message', task));
  }

  terminate(): Promise<void> {
    return Promise.resolve();
  }
}

test('starts no more threads than there are tasks', async () => {
  let threads = 0;
  await workOn({
    tasks: [1, 2].values(),
    worker: WORKER,
    jobs: 64,
    onAnswer: () => undefined,
    signal: new AbortController().signal,
    newThread: () => {
      threads++;
      return new EchoThread();
    },
  });
  expect(threads).toBe(2);
});

test.each<[what: string, thread: () => Thread]>([
  [
    'a thread',
    () =>
      Object.assign(new EchoThread(), {
        postMessage(this: EventEmitter) {
          setImmediate(() => this.emit('error', new Error('out of order')));
        },
      }),
  ],
  [
    'thread creation',
    () => {
      throw new Error('out of order');
    },
  ],
])('a fault in %s ends the work', async (_, newThread) => {
  const work = workOn({
    tasks: [1, 2].values(),
    worker: WORKER,
    jobs: 1,
    onAnswer: () => undefined,
    signal: new AbortController().signal,
    newThread,
  });
  await expect(work).rejects.toThrow('out of order');
});
