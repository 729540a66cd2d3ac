import { describe, expect, test } from '@jest/globals';
import type { Grid } from '../../../../src/games/montecarlo/model/grid.js';
import { Advisor } from '../../../../src/games/montecarlo/search/advisor.js';
import { findBestEnding } from '../../../../src/games/montecarlo/search/ending.js';
import { advisedScore, adviceText, gridOf, roundsOf } from './advised-games.js';
import { played } from './plain-search.js';

const GAMES = Array.from({ length: 100 }, (_, number) => number);

describe('a player who follows the advice', () => {
  test('reaches the best ending of each game', () => {
    const best = GAMES.map((number) => findBestEnding(gridOf(number), { positions: 10_000 }).score);
    const scores = GAMES.map((number) => {
      const advisor = new Advisor();
      return advisedScore(gridOf(number), (grid) => advisor.advise(grid));
    });
    expect(scores).toEqual(best);
    expect(best.filter((score) => score === 52)).toHaveLength(91);
  });

  test('reaches at least the first ending that was found, even if the search visits few positions', () => {
    const worse = GAMES.filter((number) => {
      const budget = { positions: 1 + (number % 30) };
      const advisor = new Advisor(budget);
      return (
        advisedScore(gridOf(number), (grid) => advisor.advise(grid)) <
        findBestEnding(gridOf(number), budget).score
      );
    });
    expect(worse).toEqual([]);
  });
});

/** Plays the pairs of each round in reverse, and collects advice that is not a move in the round. */
function strayAdvice(start: Grid): string[] {
  const advisor = new Advisor();
  const rounds = roundsOf(start);
  return rounds
    .flatMap(({ grid, pairs }, index) =>
      pairs.map((_, count) => {
        const advice = adviceText(advisor.advise(played(grid, pairs.slice(count + 1).reverse())));
        return pairs
          .slice(0, count + 1)
          .map(adviceText)
          .includes(advice)
          ? ''
          : `round ${index + 1}: ${advice}`;
      }),
    )
    .filter((stray) => stray !== '');
}

describe('the advisor follows its line', () => {
  test('if the pairs of a round are removed in another order', () => {
    expect(GAMES.flatMap((number) => strayAdvice(gridOf(number)))).toEqual([]);
  });
});
