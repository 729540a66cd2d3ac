/** The solver in a Node thread. */
import { describe, expect, test } from '@jest/globals';
import { parseLayout } from '../../../src/games/klondike/model/layout-text.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG, onlyOnFoundations } from '../../../src/games/klondike/model/rules.js';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import type { Answer } from '../../../src/solver.js';
import { firstLook, hint, startSolver } from '../../../src/solver.js';
import { hardDeal } from '../../support/solver/published.js';
import { solver, workersStarted } from './counted-solver.js';

const HARD = hardDeal().start(ULG);
const EASY = parseLayout('f1: Ah; t1: 2h');

test('gives the same hints, safe moves and finish as the functions without a worker', async () => {
  const layout = javaDeal(11n).start(ULG);
  const known = firstLook(ULG, layout);
  const options = { samples: 3 };
  expect(await solver.hint(known, options)).toEqual(hint(known, options));
  const late = parseLayout('f1: Ah; t1: 3h 2h; waste: 4h');
  expect([await solver.safe(ULG, late), await solver.safe(ULG, layout)]).toEqual([
    [{ from: 't1', count: 1, to: 'f1' }],
    [],
  ]);
  const rules = { ...ULG, isWon: onlyOnFoundations };
  expect(await solver.finish(rules, late)).toHaveLength(3);
  expect(await solver.finish(rules, layout)).toBe(undefined);
});

test("doesn't start a worker to finish a game with a face-down card", async () => {
  let asked = 0;
  const without = startSolver({
    worker: () => {
      asked++;
      throw new Error('no worker here');
    },
  });
  expect(await without.finish(ULG, javaDeal(11n).start(ULG))).toBe(undefined);
  expect(asked).toBe(0);
  await expect(without.finish(ULG, parseLayout('t1: Kc; stock: 5c'))).rejects.toThrow('no worker here');
});

describe('an aborted search', () => {
  test('never starts if it is still waiting', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const hard = solver.solve(ULG, HARD, { signal: first.signal });
    const waiting = solver.solve(ULG, HARD, { signal: second.signal });
    second.abort();
    expect(await waiting).toMatchObject({ why: 'aborted', visits: 0 });
    first.abort();
    expect(await hard).toMatchObject({ why: 'aborted' });
    expect(workersStarted()).toBe(1);
  });

  test("doesn't start a worker if it was aborted before", async () => {
    expect(await solver.solve(ULG, EASY, { signal: AbortSignal.abort() })).toMatchObject({ why: 'aborted' });
    expect(workersStarted()).toBe(0);
  });

  test('ends when the solver ends, but the solver can search again later', async () => {
    const hard = solver.solve(ULG, HARD);
    solver.end();
    expect(await hard).toMatchObject({ why: 'aborted' });
    expect(await solver.solve(ULG, EASY)).toMatchObject({ verdict: 'lost' });
  });
});

test('finds hints for custom rules without a worker', async () => {
  const without = startSolver({
    worker: () => {
      throw new Error('no worker here');
    },
  });
  const rules: Rules = { ...ULG, build: (...asked) => ULG.build(...asked) };
  const [deal, late] = [javaDeal(11n).start(rules), parseLayout('f1: Ah; t1: 3h 2h; waste: 4h')];
  expect(await without.hint(firstLook(rules, deal))).toEqual(hint(firstLook(rules, deal)));
  expect([await without.safe(rules, late), await without.finish(rules, late)]).toEqual([[], undefined]);
});

test('rejects a pending hint when the solver ends', async () => {
  const asked = solver.hint(firstLook(ULG, EASY));
  queueMicrotask(() => solver.end());
  await expect(asked).rejects.toThrow('the solver was ended');
});

describe('rejects invalid input and still runs the next search', () => {
  test.each<[message: string, search: () => Promise<Answer>]>([
    [
      'rules: a worker supports only the isWon of a house: allOnFoundations, onlyOnFoundations, ' +
        'wholeSuits, playsItself. solve supports any',
      () => solver.solve({ ...ULG, isWon: () => true }, EASY),
    ],
    [
      'rules: a worker supports only the build of a house: alternateColors. solve supports any',
      () => solver.solve({ ...ULG, build: () => undefined }, EASY),
    ],
    ['rules: draw must be a whole number from 1 to 24, not 0', () => solver.solve({ ...ULG, draw: 0 }, EASY)],
    ['visits must be a number from 1, not 0', () => solver.solve(ULG, EASY, { visits: 0 })],
  ])('%s', async (message, search) => {
    await expect(search()).rejects.toEqual(new RangeError(message));
    expect(await solver.solve(ULG, EASY)).toMatchObject({ verdict: 'lost' });
  });
});
