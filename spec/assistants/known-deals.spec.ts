/** The solver proves the deals that need no search. */
import { describe, expect, test } from '@jest/globals';
import { PROOF_BUDGET, difficultyOf } from '../../src/assistants/winnable.js';
import { parseDeal } from '../../src/games/klondike/model/deals.js';
import { DIFFICULTIES } from '../../src/core/difficulty.js';
import { readHouse } from '../../src/games/klondike/model/house.js';
import { LESSON_DEAL, knownDeals, knownDifficulty } from '../../src/games/klondike/model/known-deals.js';
import { safe } from '../../src/solver/hints/auto-moves.js';
import type { Move } from '../../src/games/klondike/model/play.js';
import { played } from '../../src/solver/line.js';
import { firstLook, hint, nextLook } from '../../src/solver.js';
import { solve } from '../../src/solver/solve.js';

const HOUSE_NAMES = ['ulg', 'ulg, draw 1'];

describe.each(HOUSE_NAMES)('the known deals of %s', (house) => {
  const rules = readHouse(house);

  test.each(DIFFICULTIES)('that are %s are proved to be so', (difficulty) => {
    const names = knownDeals(house, difficulty);
    const wrong = names.filter((name) => {
      const { verdict, visits } = solve(rules, parseDeal(name).start(rules), PROOF_BUDGET);
      return verdict !== 'winnable' || difficultyOf(rules, visits) !== difficulty;
    });
    expect([names.length, wrong]).toEqual([16, []]);
  });

  test('have any difficulty by default, and tell it', () => {
    expect(knownDeals(house)).toHaveLength(48);
    expect([LESSON_DEAL, 'java:10'].map((deal) => knownDifficulty(house, deal))).toEqual([
      'easy',
      house === 'ulg' ? 'medium' : 'hard',
    ]);
  });

  test('let the lesson follow hints, keep the game winnable, and turn up a card after its last step', () => {
    const moves: readonly Move[] = [
      { from: 't6', count: 1, to: 'f1' },
      { from: 't2', count: 1, to: 't5' },
      'stock',
      { from: 'waste', count: 1, to: 't5' },
    ];
    let layout = parseDeal(LESSON_DEAL).start(rules);
    let known = firstLook(rules, layout);
    const seen = moves.map((move) => {
      const { move: hinted, why } = hint(known);
      layout = played(rules, layout, move);
      known = nextLook(known, layout);
      const { verdict } = solve(rules, layout, PROOF_BUDGET);
      return [hinted, why, safe(rules, layout).length, verdict];
    });
    const next = hint(known);
    expect(seen).toEqual([
      [moves[0], 'turn-up', 0, 'winnable'],
      [moves[1], 'turn-up', 0, 'winnable'],
      ['stock', 'look', 0, 'winnable'],
      // A hint looks at the whole stock first. The lesson's player plays the drawn card, and the next move turns up another.
      ['stock', 'look', 0, 'winnable'],
    ]);
    expect([next.why, next.move === undefined ? 0 : next.line.length]).toEqual(['turn-up', 1]);
  });
});

test('other houses have no known deals', () => {
  expect([knownDeals('ksu'), knownDifficulty('ulg, redeals 1', LESSON_DEAL)]).toEqual([[], undefined]);
});
