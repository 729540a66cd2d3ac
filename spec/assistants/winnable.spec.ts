import { describe, expect, test } from '@jest/globals';
import { boundsOf, numbersOfDay, winnableDeal } from '../../src/assistants/winnable.js';
import { readHouse } from '../../src/games/klondike/model/house.js';
import { recordingSolver } from './recording-solver.js';

describe('a winnable deal', () => {
  test.each(['easy', 'medium', 'hard'] as const)(
    'is the first %s deal that the search finds',
    async (difficulty) => {
      const { answers, solver } = recordingSolver();
      const numbers = (index: number): number => index + 1;
      const deal = await winnableDeal(solver, readHouse('draw-3'), { difficulty, numbers });
      expect(deal?.name).toBe(`java:${answers.length}`);
      expect([answers.at(-1), answers.slice(0, -1).includes(difficulty)]).toEqual([difficulty, false]);
    },
  );

  test('can have any difficulty by default, and is never lost', async () => {
    const { answers, solver } = recordingSolver();
    await winnableDeal(solver, readHouse('draw-1-redeals-0'), { numbers: (index) => index + 1 });
    expect(answers.at(-1)).toMatch(/easy|medium|hard/);
    expect(answers.slice(0, -1).filter((one) => one !== 'lost' && one !== 'unknown')).toEqual([]);
  });

  test('is random by default', async () => {
    const { solver } = recordingSolver();
    const deals = [
      await winnableDeal(solver, readHouse('draw-1')),
      await winnableDeal(solver, readHouse('draw-1')),
    ];
    expect(new Set(deals.map((deal) => deal?.name)).size).toBe(2);
  });

  test('is undefined once the search is aborted', async () => {
    const { answers, solver } = recordingSolver();
    const ending = new AbortController();
    const numbers = (index: number): number => {
      if (index === 2) ending.abort();
      return 3;
    };
    const found = await winnableDeal(solver, readHouse('ulg'), { numbers, signal: ending.signal });
    expect([found, answers.length]).toEqual([undefined, 3]);
  });

  test('is undefined under rules that make every game a loss', async () => {
    const solver = {
      solve: () => Promise.resolve({ verdict: 'lost', visits: 1, milliseconds: 0 } as const),
    };
    expect(await winnableDeal(solver, readHouse('ulg'))).toBeUndefined();
  });
});

test('finds a winnable deal after 600 other deals under rules that hardly ever allow a win', async () => {
  const { answers, solver } = recordingSolver();
  const numbers = (index: number): number => 3613 + index;
  const deal = await winnableDeal(solver, readHouse('draw-3-redeals-0'), { difficulty: 'easy', numbers });
  expect([deal?.name, answers.length]).toEqual(['java:4266', 654]);
});

test.each([
  ['draw-2-redeals-1', 'draw-3-redeals-1'],
  ['draw-24', 'draw-3'],
  ['draw-1-redeals-4', 'draw-1-redeals-6'],
  ['draw-1-redeals-19', 'draw-1-redeals-6'],
  ['draw-1-redeals-20', 'draw-1'],
  ['ksu, redeals 0', 'draw-3-redeals-0'],
  ['ycp-text', 'draw-1'],
])('rates the difficulty of a deal under %s in the same way as under %s', (rules, like) => {
  expect(boundsOf(readHouse(rules))).toEqual(boundsOf(readHouse(like)));
});

test('the deal of a day is the same on every machine', async () => {
  const { solver } = recordingSolver();
  const numbers = numbersOfDay('2026-11-22');
  expect([numbers(0), numbers(7)]).toEqual([2026112200, 2026112207]);
  expect((await winnableDeal(solver, readHouse('draw-1'), { numbers }))?.name).toBe('java:2026112200');
});

test('two consecutive days never share a deal, however many deals the search tries', () => {
  const indexes = Array.from({ length: 3000 }, (_, index) => index);
  const numbers = ['2026-11-22', '2026-11-23'].flatMap((day) => indexes.map(numbersOfDay(day)));
  expect([new Set(numbers).size, numbersOfDay('2026-11-22')(207)]).toEqual([6000, 22026112207]);
});
