/** One of the threads that search: is told of games, and answers each with its analysis. */
import { parentPort } from 'node:worker_threads';
import type { Batch } from './analysis.js';
import { analyseBatch } from './analysis.js';

parentPort?.on('message', (batch: Batch) => {
  for (const analysis of analyseBatch(batch)) parentPort?.postMessage(analysis);
});
