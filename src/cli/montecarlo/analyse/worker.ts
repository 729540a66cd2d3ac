/** One of the threads that search: is told of games, and answers each with its analysis. */
import { parentPort } from 'node:worker_threads';
import { analyse } from './analysis.js';
import type { Batch } from './pool.js';

parentPort?.on('message', ({ first, games, positions }: Batch) => {
  for (let index = 0; index < games; index++) {
    parentPort?.postMessage(analyse(first + BigInt(index), positions));
  }
});
