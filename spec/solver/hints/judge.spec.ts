/** The worth of a step is its true verdict if all cards are known, and a share of wins otherwise. */
import { describe, expect, test } from '@jest/globals';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { firstLook } from '../../../src/solver.js';
import { indexOfCard } from '../../../src/solver/card-index.js';
import { judge } from '../../../src/solver/hints/judge.js';
import { cardBits } from '../../../src/solver/hints/neighbourhood.js';
import { filledWith, unseenIn } from '../../../src/solver/hints/knowledge.js';
import { choicesOf, forwardOf, wrongWorths } from './judged-endgames.js';

test('with all cards known, the worth of each step in a few small endgames matches the plain search', () => {
  const { faults, counts } = wrongWorths(10);
  expect([faults, counts[0] > 0, counts[1] > 0]).toEqual([[], true, true]);
});

describe('with unseen cards', () => {
  const { layout } = firstLook(ULG, javaDeal(11n).start(ULG));
  const unseen = unseenIn(layout);
  const forward = forwardOf(ULG, filledWith(layout, unseen), cardBits(unseen.map(indexOfCard)));
  const choices = choicesOf(forward);
  const few = { samples: 6, visits: 20_000 };

  test('this deal offers a choice of steps', () => expect(choices.length).toBeGreaterThan(1));

  test('a worth is a share of deals, in which each deal counts 1, 0.5 or 0', () => {
    const shares = judge({ rules: ULG, layout }, choices, { samples: 1 });
    expect(shares.filter((share) => ![0, 0.5, 1].includes(share))).toEqual([]);
    const more = judge({ rules: ULG, layout }, choices, few);
    expect(more.filter((share) => !(share >= 0 && share <= 1))).toEqual([]);
  });

  test('the same knowledge gives the same worths again', () => {
    const once = judge({ rules: ULG, layout }, choices, few);
    expect(judge({ rules: ULG, layout: { ...layout } }, choices, few)).toEqual(once);
  });

  test("doesn't try another deal once the visits are used up", () => {
    const one = judge({ rules: ULG, layout }, choices, { samples: 1 });
    expect(judge({ rules: ULG, layout }, choices, { samples: 30, visits: 1 })).toEqual(one);
  });

  test.each([
    ['samples', 0, 'samples must be a whole number from 1, not 0'],
    ['samples', 1.5, 'samples must be a whole number from 1, not 1.5'],
    ['visits', NaN, 'visits must be a whole number from 1, not NaN'],
  ])('refuses %s of %d', (name, value, message) => {
    expect(() => judge({ rules: ULG, layout }, choices, { [name]: value })).toThrow(new RangeError(message));
  });
});

test('judges a position without steps', () => {
  const layout = javaDeal(7n).start(ULG);
  const [first] = choicesOf(forwardOf(ULG, layout));
  const now = first?.now ?? new Int32Array();
  const worths = judge(
    { rules: ULG, layout },
    [{ now, step: undefined }, first ?? { now, step: undefined }],
    {},
  );
  expect(worths[0]).toBe(1);
});
