/** Runs the solver's worker from the sources in a Node thread. */
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';

const PROGRAM = fileURLToPath(new URL('../../../src/solver/worker/solver-worker.ts', import.meta.url));

let program: string | undefined;

export function solverWorker(): Worker {
  program ??= buildSync({ entryPoints: [PROGRAM], bundle: true, format: 'cjs', write: false }).outputFiles[0]
    ?.text;
  return new Worker(program ?? '', { eval: true });
}
