import { describe, expect, test } from '@jest/globals';
import { gameDeal } from '../../../../src/games/montecarlo/model/deals.js';
import type { Grid } from '../../../../src/games/montecarlo/model/grid.js';
import { FIVE_BY_FIVE, scoreOf } from '../../../../src/games/montecarlo/model/grid.js';
import type { Move, Pair } from '../../../../src/games/montecarlo/model/play.js';
import { printMove } from '../../../../src/games/montecarlo/model/move-text.js';
import { ADVICE, Advisor } from '../../../../src/games/montecarlo/search/advisor.js';
import { findBestEnding } from '../../../../src/games/montecarlo/search/ending.js';
import { played } from './plain-search.js';

const game = (number: number): Grid => gameDeal(BigInt(number)).start(FIVE_BY_FIVE);

const text = (move: Move | undefined): string => (move === undefined ? 'no move' : printMove(move));

/** The score of whoever follows the advice to the end. */
function followed(start: Grid, advice: (grid: Grid) => Move | undefined): number {
  let grid = start;
  for (let move = advice(grid); move !== undefined; move = advice(grid)) grid = played(grid, [move]);
  return scoreOf(grid);
}

const GAMES = Array.from({ length: 100 }, (_, number) => number);

describe('whoever follows the advice', () => {
  test('comes to the best ending of each game', () => {
    const best = GAMES.map((number) => findBestEnding(game(number), { positions: 10_000 }).score);
    const scores = GAMES.map((number) => {
      const advisor = new Advisor();
      return followed(game(number), (grid) => advisor.advise(grid));
    });
    expect(scores).toEqual(best);
    expect(best.filter((score) => score === 52)).toHaveLength(91);
  });

  test('comes to the ending found first at least, however few positions are looked into', () => {
    const worse = GAMES.filter((number) => {
      const budget = { positions: 1 + (number % 30) };
      const advisor = new Advisor(budget);
      return (
        followed(game(number), (grid) => advisor.advise(grid)) < findBestEnding(game(number), budget).score
      );
    });
    expect(worse).toEqual([]);
  });
});

/** The pairs of each round, from its grid on; the last round ends the game. */
function roundsOf(start: Grid): { grid: Grid; pairs: Pair[] }[] {
  const { line } = findBestEnding(start, ADVICE);
  const rounds = [{ grid: start, pairs: new Array<Pair>() }];
  line.forEach((move, index) => {
    if (move === 'consolidate') rounds.push({ grid: played(start, line.slice(0, index + 1)), pairs: [] });
    else rounds.at(-1)?.pairs.push(move);
  });
  return rounds;
}

/** Asked at every step of a game whose rounds are played backwards: the advice that is no move of the round. */
function strayAdvice(start: Grid): string[] {
  const advisor = new Advisor();
  const rounds = roundsOf(start);
  return rounds
    .flatMap(({ grid, pairs }, index) =>
      pairs.map((_, count) => {
        const advice = text(advisor.advise(played(grid, pairs.slice(count + 1).reverse())));
        return pairs
          .slice(0, count + 1)
          .map(text)
          .includes(advice)
          ? ''
          : `round ${index + 1}: ${advice}`;
      }),
    )
    .filter((stray) => stray !== '');
}

describe('the advisor keeps to its line', () => {
  test('when the pairs of a round are removed in another order', () => {
    expect(GAMES.flatMap((number) => strayAdvice(game(number)))).toEqual([]);
  });
});
