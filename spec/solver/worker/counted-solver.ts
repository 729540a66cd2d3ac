/** A solver in a Node thread that ends with each test, and the number of its workers. */
import { afterEach } from '@jest/globals';
import type { Solver } from '../../../src/solver.js';
import { startSolver } from '../../../src/solver.js';
import { solverWorker } from '../../support/solver/worker.js';

let started = 0;

export const solver: Solver = startSolver({
  worker: () => {
    started++;
    return solverWorker();
  },
});

/** How many workers the test has started. */
export const workersStarted = (): number => started;

afterEach(() => {
  solver.end();
  started = 0;
});
