/** The solver proves the deals that need no search. */
import { describe, expect, test } from '@jest/globals';
import { PROOF_BUDGET, difficultyOf } from '../../src/assistants/winnable.js';
import { parseDeal } from '../../src/games/klondike/model/deals.js';
import { DIFFICULTIES } from '../../src/core/difficulty.js';
import { readHouse } from '../../src/games/klondike/model/house.js';
import { LESSON_DEAL, knownDeals, knownDifficulty } from '../../src/games/klondike/model/known-deals.js';
import { safe } from '../../src/solver/hints/auto-moves.js';
import { play } from '../../src/games/klondike/model/play.js';
import type { Move } from '../../src/games/klondike/model/play.js';
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

  test("let a lesson's four moves follow each other, and nothing move by itself in between", () => {
    const moves: readonly Move[] = [
      { from: 't6', count: 1, to: 'f1' },
      { from: 't2', count: 1, to: 't3' },
      'stock',
      { from: 'waste', count: 1, to: house === 'ulg' ? 't5' : 't2' },
    ];
    let layout = parseDeal(LESSON_DEAL).start(rules);
    const automatic = moves.map((move) => {
      const outcome = play(rules, layout, move);
      if (!outcome.ok) throw new Error(outcome.why);
      layout = outcome.next;
      return safe(rules, layout);
    });
    expect([automatic, solve(rules, layout, PROOF_BUDGET).verdict]).toEqual([[[], [], [], []], 'winnable']);
  });
});

test('other houses have no known deals', () => {
  expect([knownDeals('ksu'), knownDifficulty('ulg, redeals 1', LESSON_DEAL)]).toEqual([[], undefined]);
});
