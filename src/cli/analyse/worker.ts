/** A thread that searches: it gets batches of games and answers each game with its analysis. */
import { parentPort } from 'node:worker_threads';
import type { Batch } from './analysis.js';
import { analyseBatch } from './analysis.js';

parentPort?.on('message', (batch: Batch) => {
  for (const analysis of analyseBatch(batch)) parentPort?.postMessage(analysis);
});
