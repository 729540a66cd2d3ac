/** How many possible deals of a table with unseen cards can be won. */
import { describe, expect, test } from '@jest/globals';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { firstLook, odds, parseKnowledge } from '../../../src/solver.js';
import { errorOf } from '../../support/error-of.js';

const ONE: Rules = { ...ULG, draw: 1 };

/** The foundations of a game that is almost won. */
const LATE = [
  'f1: As 2s 3s 4s 5s 6s 7s 8s 9s',
  'f2: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh',
  'f3: Ac 2c 3c 4c 5c 6c 7c',
  'f4: Ad 2d 3d 4d 5d 6d 7d 8d 9d',
];

describe('the odds of a table', () => {
  test('count every possible deal if there are at most as many as samples', () => {
    const known = parseKnowledge(
      ONE,
      [...LATE, 't5: ??*4 | Kc', 'stock: Td Jd Qd Kd Tc Jc Qc 8c 9c'].join('\n'),
    );
    const { deals, won, lost, isEveryDeal } = odds(known);
    expect([deals, won + lost, isEveryDeal]).toEqual([24, 24, true]);
  });

  test('count one deal if all cards are known, or all but one', () => {
    const table = [...LATE, 'stock: ?? Jd Qd Kd 8c 9c Tc Jc Qc Kc Ts Js Qs Ks'].join('\n');
    const known = parseKnowledge(ONE, table);
    expect(odds(known)).toMatchObject({ deals: 1, won: 1, lost: 0, isEveryDeal: true });
  });

  test('count random deals otherwise, the same for the same knowledge', () => {
    const known = firstLook(ONE, parseDeal('java:11').start(ONE));
    const first = odds(known, { samples: 5, visits: 2000 });
    expect([first.deals, first.isEveryDeal, first.won + first.lost <= 5]).toEqual([5, false, true]);
    expect({ ...odds(known, { samples: 5, visits: 2000 }), milliseconds: 0 }).toEqual({
      ...first,
      milliseconds: 0,
    });
  });

  test('leave deals open at the limit of visits', () => {
    const known = firstLook(ULG, parseDeal('java:4').start(ULG));
    expect(odds(known, { samples: 3, visits: 1 })).toMatchObject({ deals: 3, won: 0 });
  });

  test('need no more than one deal once the time is over', () => {
    const known = firstLook(ULG, parseDeal('java:4').start(ULG));
    expect(odds(known, { milliseconds: 0 })).toMatchObject({ deals: 1, isEveryDeal: false });
  });
});

test.each([
  [{ samples: 0 }, 'RangeError: samples must be a whole number from 1, not 0'],
  [{ visits: 0 }, 'RangeError: visits must be a number from 1, not 0'],
  [
    { smaples: 5 },
    'TypeError: options: "smaples" is not a known field; there are samples, visits, milliseconds, bytes, core, signal; did you mean samples?',
  ],
])('%j is refused', (options, message) => {
  const known = firstLook(ULG, parseDeal('java:4').start(ULG));
  expect(errorOf(() => odds(known, options as object))).toBe(message);
});
