/** Verdicts on whole deals match the verdicts that other solvers published. */
import { describe, expect, test } from '@jest/globals';
import { HIDDEN, NO_CARD, parseCard } from '../../src/core/card.js';
import { javaDeal } from '../../src/games/klondike/model/deals.js';
import type { Layout } from '../../src/games/klondike/model/layout.js';
import { parseLayout } from '../../src/games/klondike/model/layout-text.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import { ULG, onlyOnFoundations } from '../../src/games/klondike/model/rules.js';
import type { SolveOptions } from '../../src/solver.js';
import { solve, solvePlainly } from '../../src/solver.js';
import { judged } from '../support/solver/judged.js';
import { dealOfPublished, hardDeal, specialDeals } from '../support/solver/published.js';

const DRAWS = [1, 3] as const;

const houseOf = (draw: number): Rules => ({ ...ULG, draw });

test.each(DRAWS)('solves special deals that were hard for some solver at draw %i', (draw) => {
  const rules = houseOf(draw);
  const wrong: string[] = [];
  let decided = 0;
  for (const special of specialDeals()) {
    const layout = dealOfPublished(special.cards).start(rules);
    const found = judged(rules, layout, solve(rules, layout, { visits: 100_000 }));
    if (found === 'unknown') continue;
    decided++;
    const isWinnable = special[`checked_draw${draw}`] === 'winnable';
    if (found !== (isWinnable ? 'winnable' : 'lost')) wrong.push(`${special.id}: ${found}`);
  }
  expect(wrong).toEqual([]);
  expect(decided).toBeGreaterThan(18);
});

test('brings a card back to take the cards from its twin, which then goes up alone', () => {
  // The five of diamonds must go up before the six can, but the four of spades lies on it.
  const layout = parseLayout(`
    f1: Ah 2h 3h 4h 5h
    f2: Ad 2d 3d 4d
    f3: As 2s
    f4: Ac 2c 3c 4c
    t1: Qd Qh Qs Qc Jd Jh Js Td Th Ts Tc 9d 9h 9s 9c 8d 8h 8s 8c 7s 7d 7h 7c 6s 6h 5c 5s Kd | 5d 4s
    t2: 6c
    t3: 3s | 6d
    t4: Ks
    t5: Kc
    t6: Kh
    t7: Jc
  `);
  for (const core of ['typescript', 'webassembly'] as const) {
    expect(judged(ULG, layout, solve(ULG, layout, { core }))).toBe('winnable');
  }
});

test.each([20, 21, 22, 23])(
  'decides a game with %i redeals, which are more than a position can count',
  (redeals) => {
    const rules = { ...ULG, redeals };
    const answers = [2, 3, 5, 7, 8].map((seed) => {
      const layout = javaDeal(BigInt(seed)).start(rules);
      return judged(rules, layout, solve(rules, layout, { visits: 100_000 }));
    });
    expect(answers).toEqual(['winnable', 'lost', 'winnable', 'winnable', 'winnable']);
  },
);

describe('a budget', () => {
  const hard = hardDeal().start(ULG);
  const stopped = new AbortController();
  stopped.abort();

  test.each<[why: string, options: SolveOptions]>([
    ['visits', { visits: 30_000 }],
    ['milliseconds', { milliseconds: 30 }],
    ['bytes', { bytes: 2 ** 17 }],
    ['aborted', { signal: stopped.signal }],
  ])('ends the search: %s', (why, options) => {
    expect(solve(ULG, hard, options)).toMatchObject({ verdict: 'unknown', why });
  });

  test.each<[message: string, options: SolveOptions]>([
    ['visits must be a number from 1, not 0', { visits: 0 }],
    ['milliseconds must be a number from 0, not NaN', { milliseconds: NaN }],
    ['bytes must be a number from 65536, not 100', { bytes: 100 }],
    ["core is 'webassembly' or 'typescript', not \"rust\"", { core: 'rust' as never }],
    ['signal is an AbortSignal, not 5', { signal: 5 as never }],
    ['progress must be a function, not 5', { progress: 5 as never }],
  ])('refuses an option: %s', (message, options) => {
    expect(() => solve(ULG, hard, options)).toThrow(new RangeError(message));
  });

  test('reports progress', () => {
    const visitCounts: number[] = [];
    solve(ULG, hard, { visits: 60_000, progress: (visits) => visitCounts.push(visits) });
    expect(visitCounts.length).toBeGreaterThan(3);
    expect(visitCounts).toEqual([...visitCounts].sort((one, other) => one - other));
  });
});

const NEARLY = parseLayout('f1: Ah 2h 3h 4h 5h; t1: Kc');

const withTop = (layout: Layout, card: unknown): unknown => ({
  ...layout,
  t1: { cards: [...layout.t1.cards, card], faceDown: 0 },
});

test.each<[given: unknown, message: string]>([
  ['java:7', 'layout must be a layout, such as deal.start(rules), not "java:7"'],
  [null, 'layout must be a layout, such as deal.start(rules), not null'],
  [parseLayout('t1: Kc Qc |'), 'layout: the top card of t1 must be face up, but all 2 are face down'],
  [withTop(NEARLY, parseCard('5h')), 'layout: 5h is in f1 and again in t1'],
  [withTop(NEARLY, HIDDEN), 'layout: a card in t1 is unknown; use hint, which works with unknown cards'],
  [withTop(NEARLY, NO_CARD), 'layout: a card in t1 is -1; expected a number from 0 to 51'],
  [withTop(NEARLY, 52.5), 'layout: a card in t1 is 52.5; expected a number from 0 to 51'],
  [withTop(NEARLY, 'Kd'), 'layout: a card in t1 is "Kd"; expected a number from 0 to 51'],
])('refuses a value that is not a position: %#', (given, message) => {
  for (const search of [solve, solvePlainly])
    expect(() => search(ULG, given as Layout)).toThrow(new RangeError(message));
});

// `solve` accepts fewer than 52 cards, because a game may start with fewer. The rules decide when such a game is won.
test.each<[verdict: string, cards: string, rules: Rules]>([
  ['lost', 'f1: Ah; t1: 2h', ULG],
  ['winnable', 'f1: Ah; t1: 2h', { ...ULG, isWon: onlyOnFoundations }],
])('with missing cards: %s, %s', (verdict, cards, rules) => {
  expect(solve(rules, parseLayout(cards)).verdict).toBe(verdict);
});

test('a won position is winnable with an empty line', () => {
  const won = parseLayout('f1: Ah');
  expect(solve({ ...ULG, isWon: () => true }, won)).toMatchObject({ verdict: 'winnable', moves: [] });
});

test('decides a layout that card sets cannot represent, with few cards and no run', () => {
  const layout = parseLayout('t1: 2h Ah; t2: 2d Ad');
  const rules: Rules = { ...ULG, isWon: onlyOnFoundations };
  expect(judged(rules, layout, solve(rules, layout))).toBe('winnable');
});
