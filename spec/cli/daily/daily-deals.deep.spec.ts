/** The three deals of a day, which are found by the solver. */
import { expect, test } from '@jest/globals';
import { numbersOfDay, winnableDeal } from '../../../src/assistants/winnable.js';
import { LEVELS } from '../../../src/core/daily/daily-book.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { solve } from '../../../src/solver/solve.js';

const dealOf = async (day: string, difficulty: (typeof LEVELS)[number]): Promise<string | undefined> =>
  (
    await winnableDeal({ solve: (...given) => Promise.resolve(solve(...given)) }, ULG, {
      difficulty,
      numbers: numbersOfDay(day),
    })
  )?.name;

test.each(['2026-11-25', '2026-12-31', '2028-02-29'])(
  '%s has three different winnable deals, the same on every machine',
  async (day) => {
    const deals = await Promise.all(LEVELS.map((level) => dealOf(day, level)));
    const again = await Promise.all(LEVELS.map((level) => dealOf(day, level)));
    const digits = day.replaceAll('-', '');
    expect(deals).toEqual(LEVELS.map(() => expect.stringMatching(new RegExp(`^java:1?${digits}\\d\\d$`))));
    expect([new Set(deals).size, again]).toEqual([3, deals]);
  },
);
