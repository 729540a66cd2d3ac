/** The three deals of a day, which the solver finds. */
import { expect, test } from '@jest/globals';
import { numbersOfDay, winnableDeal } from '../../../src/assistants/winnable.js';
import { DIFFICULTIES } from '../../../src/core/difficulty.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { solve } from '../../../src/solver/solve.js';

const dealOf = async (day: string, difficulty: (typeof DIFFICULTIES)[number]): Promise<string | undefined> =>
  (
    await winnableDeal({ solve: (...given) => Promise.resolve(solve(...given)) }, ULG, {
      difficulty,
      numbers: numbersOfDay(day),
    })
  )?.name;

/** These deals must not change, because players compare them and may have played them. */
test.each<[day: string, deals: readonly string[]]>([
  ['2026-11-25', ['java:2026112507', 'java:2026112500', 'java:2026112504']],
  ['2026-12-31', ['java:2026123100', 'java:2026123102', 'java:2026123105']],
  ['2028-02-29', ['java:2028022904', 'java:2028022902', 'java:2028022900']],
])('%s has the same easy, medium and hard deal on every machine, each winnable', async (day, deals) => {
  expect(await Promise.all(DIFFICULTIES.map((level) => dealOf(day, level)))).toEqual(deals);
});
