/** How good a step is: the truth where all cards are known, a share of wins where some are not. */
import { describe, expect, test } from '@jest/globals';
import { JavaRandom } from '../../../src/core/random/java-random.js';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import { printLayout } from '../../../src/games/klondike/model/layout-text.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { tellRules } from '../../../src/games/klondike/model/rules-told.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { firstLook, solvePlainly } from '../../../src/solver.js';
import { indexOfCard } from '../../../src/solver/card-index.js';
import type { JudgedStep } from '../../../src/solver/hints/judge.js';
import { judge } from '../../../src/solver/hints/judge.js';
import type { CardBits, Forward } from '../../../src/solver/hints/neighbourhood.js';
import { cardBits, neighbourhoodOf } from '../../../src/solver/hints/neighbourhood.js';
import { filledWith, unseenIn } from '../../../src/solver/hints/unseen.js';
import { movesOfSteps } from '../../../src/solver/line.js';
import { startOf } from '../../../src/solver/start.js';
import { played } from '../../support/solver/blind-game.js';
import { randomEndgame } from '../../support/solver/endgames.js';

const NONE: CardBits = { low: 0, high: 0 };

/** The steps forward, as a hint judges them. */
function forwardOf(rules: Rules, layout: Layout, unseen = NONE): readonly Forward[] {
  const start = startOf(rules, layout);
  return start === undefined ? [] : neighbourhoodOf(start, unseen).forward;
}

const choicesOf = (forward: readonly Forward[]): JudgedStep[] =>
  forward.flatMap(({ step, places: [place] }) => (place === undefined ? [] : [{ step, now: place.now }]));

/** 1 if the game can be won after the step, 0 if not; undefined if the ordinary model does not find out soon. */
function truth(rules: Rules, layout: Layout, { step, places: [place] }: Forward): number | undefined {
  const moves = movesOfSteps(rules, layout, [...(place?.steps ?? []), step]);
  const after = moves.reduce((now, move) => played(rules, now, move), layout);
  const { verdict } = solvePlainly(rules, after, { visits: 3000 });
  return verdict === 'unknown' ? undefined : Number(verdict === 'winnable');
}

test('with all cards known, each step of a small endgame is worth what the ordinary model says', () => {
  const random = new JavaRandom(5n);
  const faults: string[] = [];
  const counts = { 0: 0, 1: 0 };
  for (let game = 0; game < 150; game++) {
    const { rules, layout } = randomEndgame(random, 10 + (game % 8));
    const forward = rules.isWon(layout) ? [] : forwardOf(rules, layout);
    if (forward.length < 2) continue;
    const worths = judge({ rules, layout }, choicesOf(forward), {});
    forward.forEach((one, at) => {
      const right = truth(rules, layout, one);
      if (right === undefined) return;
      counts[right as 0 | 1]++;
      const told = `${one.step} is worth ${worths[at]}, not ${right}`;
      if (worths[at] !== right) faults.push([...tellRules(rules), printLayout(layout), told].join('\n'));
    });
  }
  expect(faults).toEqual([]);
  expect(Math.min(counts[0], counts[1])).toBeGreaterThan(20);
});

describe('with cards that were never seen', () => {
  const { layout } = firstLook(ULG, javaDeal(11n).start(ULG));
  const unseen = unseenIn(layout);
  const forward = forwardOf(ULG, filledWith(layout, unseen), cardBits(unseen.map(indexOfCard)));
  const choices = choicesOf(forward);
  const few = { samples: 6, visits: 20_000 };

  test('there is something to choose', () => expect(choices.length).toBeGreaterThan(1));

  test('a worth is a share of deals: a win, a half or nothing each', () => {
    const shares = judge({ rules: ULG, layout }, choices, { samples: 1 });
    expect(shares.filter((share) => ![0, 0.5, 1].includes(share))).toEqual([]);
    const more = judge({ rules: ULG, layout }, choices, few);
    expect(more.filter((share) => !(share >= 0 && share <= 1))).toEqual([]);
  });

  test('the same is told where the same is known', () => {
    const once = judge({ rules: ULG, layout }, choices, few);
    expect(judge({ rules: ULG, layout: { ...layout } }, choices, few)).toEqual(once);
  });

  test('no deal is tried after the visits are used up', () => {
    const one = judge({ rules: ULG, layout }, choices, { samples: 1 });
    expect(judge({ rules: ULG, layout }, choices, { samples: 30, visits: 1 })).toEqual(one);
  });

  test.each([
    ['samples', 0, 'samples is a whole number from 1, not 0'],
    ['samples', 1.5, 'samples is a whole number from 1, not 1.5'],
    ['visits', NaN, 'visits is a whole number from 1, not NaN'],
  ])('%s cannot be %d', (name, value, message) => {
    expect(() => judge({ rules: ULG, layout }, choices, { [name]: value })).toThrow(new RangeError(message));
  });
});

test('a position can be judged without a step', () => {
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
