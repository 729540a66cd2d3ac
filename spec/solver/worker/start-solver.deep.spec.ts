/** The solver in a Node thread. */
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from '@jest/globals';
import { parseLayout } from '../../../src/games/klondike/model/layout-text.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { HOUSES, ULG } from '../../../src/games/klondike/model/rules.js';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import type { Answer } from '../../../src/solver.js';
import { solve, startSolver } from '../../../src/solver.js';
import { hardDeal } from '../../support/solver/published.js';
import { solverWorker } from '../../support/solver/worker.js';
import { solver, workersStarted } from './counted-solver.js';

const HARD = hardDeal().start(ULG);
const EASY = parseLayout('f1: Ah; t1: 2h');

const untimed = ({ milliseconds: _, ...answer }: Answer): unknown => answer;

const VARIANTS: readonly Rules[] = [
  ...HOUSES,
  { ...ULG, name: 'mine', draw: 2, redeals: 1, foundations: [0, 1, 2, 3] },
];

test('answers like solve under the rules of every house and under variants of them', async () => {
  const options = { visits: 3000 };
  const answers = VARIANTS.map((rules) => solver.solve(rules, javaDeal(11n).start(rules), options));
  expect((await Promise.all(answers)).map(untimed)).toEqual(
    VARIANTS.map((rules) => untimed(solve(rules, javaDeal(11n).start(rules), options))),
  );
  expect(workersStarted()).toBe(1);
});

describe('an aborted search', () => {
  test('ends immediately, and the waiting searches continue in a new worker', async () => {
    const wanted = new AbortController();
    const visitCounts: number[] = [];
    const hard = solver.solve(ULG, HARD, {
      signal: wanted.signal,
      progress: (visits) => {
        visitCounts.push(visits);
        wanted.abort();
      },
    });
    const next = solver.solve(ULG, EASY);
    expect(await hard).toMatchObject({ verdict: 'unknown', why: 'aborted', visits: visitCounts[0] });
    expect(await next).toMatchObject({ verdict: 'lost' });
    expect(workersStarted()).toBe(2);
  });
});

test('rejects a search with the error that its progress callback throws', async () => {
  const refused = solver.solve(ULG, HARD, {
    progress: () => {
      throw new Error('no bar to draw on');
    },
  });
  const next = solver.solve(ULG, EASY);
  await expect(refused).rejects.toThrow('no bar to draw on');
  expect([(await next).verdict, workersStarted()]).toEqual(['lost', 2]);
});

test('rejects all searches of a failing worker, and starts a new worker for the next search', async () => {
  const broken = ['throw new Error("no memory")', 'process.exit(3)'];
  const mended = startSolver({
    worker: () => {
      const program = broken.shift();
      return program === undefined ? solverWorker() : new Worker(program, { eval: true });
    },
  });
  const reason = new Error("the solver's worker failed: no memory");
  expect(await Promise.allSettled([mended.solve(ULG, EASY), mended.solve(ULG, EASY)])).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  await expect(mended.solve(ULG, EASY)).rejects.toThrow("the solver's worker failed: it exited with code 3");
  expect(await mended.solve(ULG, EASY)).toMatchObject({ verdict: 'lost' });
  mended.end();
});
