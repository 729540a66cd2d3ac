/** Tests a pool whose threads answer when the test says so. */
import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { workOn } from '../../../src/cli/jobs/pool.js';
import type { Thread } from '../../../src/cli/jobs/pool.js';

const WORKER = new URL('file:///none/worker.js');

/** Answers tasks at once, except for the held ones, which wait for `release`. */
class SlowThread extends EventEmitter implements Thread {
  static held: (() => void)[] = [];

  constructor(private readonly slow: readonly unknown[]) {
    super();
  }

  postMessage(task: unknown): void {
    const answer = (): void => void setImmediate(() => this.emit('message', task));
    if (this.slow.includes(task)) SlowThread.held.push(answer);
    else answer();
  }

  terminate(): Promise<void> {
    return Promise.resolve();
  }
}

const release = (): void => {
  for (const answer of SlowThread.held.splice(0)) answer();
};

test('a slow first task limits how many tasks start, and all answers arrive in order', async () => {
  let taken = 0;
  function* numbers(): Generator<number> {
    for (let number = 0; number < 10_000; number++) {
      taken++;
      yield number;
    }
  }
  const heard: number[] = [];
  const work = workOn<number, number>({
    tasks: numbers(),
    worker: WORKER,
    jobs: 2,
    onAnswer: (answer) => heard.push(answer),
    signal: new AbortController().signal,
    newThread: () => new SlowThread([0]),
  });
  for (let before = -1; before !== taken;) {
    before = taken;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const [ahead, early] = [taken, heard.length];
  release();
  await work;
  expect([ahead, early, heard]).toEqual([4096, 0, Array.from({ length: 10_000 }, (_, index) => index)]);
});
