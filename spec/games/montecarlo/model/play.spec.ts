import { describe, expect, test } from '@jest/globals';
import { isWon, parseGrid, printGrid, scoreOf } from '../../../../src/games/montecarlo/model/grid.js';
import type { MonteCarloRefusal } from '../../../../src/games/montecarlo/model/play.js';
import { play } from '../../../../src/games/montecarlo/model/play.js';
import { parseMove } from '../../../../src/games/montecarlo/model/moves.js';

const GRID = parseGrid(`
  r1: 6h 6s 5s 8d 6c
  r2: Ad 5d -- 9h Qs
  r3: Kh 7h 5c 9d 7c
  r4: 7d 8s Ks Tc 8h
  r5: 3c 3d Qd 6d Qh
  deck: 2c 9c
`);

const played = (grid: string, ...moves: string[]): string => {
  let now = parseGrid(grid);
  for (const move of moves) {
    const outcome = play(now, parseMove(move));
    if (!outcome.ok) return `${move}: ${outcome.why}`;
    now = outcome.next;
  }
  return printGrid(now);
};

describe('refuses a pair', () => {
  test.each<[why: MonteCarloRefusal, move: string, because: string]>([
    ['no-card', 'c2-c3', 'the first cell is empty'],
    ['no-card', 'c3-c2', 'the second cell is empty'],
    ['no-card', 'c2-c2', 'the cell is empty, and it is the same cell twice'],
    ['no-card', 'a1-a6', 'there is no sixth row'],
    ['no-card', 'f1-e1', 'there is no sixth column'],
    ['same-card', 'a1-a1', 'a card with itself'],
    ['not-touching', 'a1-e1', 'the ends of a row do not wrap around'],
    ['not-touching', 'a1-d5', 'far away'],
    ['not-touching', 'b2-c5', 'the ranks differ as well'],
    ['not-touching', 'c1-c3', 'two cards with an empty cell between them'],
    ['not-a-pair', 'c1-d1', 'a five and an eight'],
    ['not-a-pair', 'a2-a1', 'a six and an ace'],
  ])('%s: %s, %s', (why, move) => {
    expect(play(GRID, parseMove(move))).toEqual({ ok: false, why });
  });
});

describe('removes touching cards of the same rank, whatever their suits', () => {
  test.each<[move: string, how: string, row: string, left: string]>([
    ['a1-b1', 'beside each other', 'r1', '-- -- 5s 8d 6c'],
    ['b1-a1', 'in either order', 'r1', '-- -- 5s 8d 6c'],
    ['d2-d3', 'above each other', 'r2', 'Ad 5d -- -- Qs'],
    ['b2-c3', 'down to the right', 'r2', 'Ad -- -- 9h Qs'],
    ['c1-b2', 'down to the left', 'r1', '6h 6s -- 8d 6c'],
    ['c3-b2', 'up to the left', 'r3', 'Kh 7h -- 9d 7c'],
    ['b2-c1', 'up to the right', 'r2', 'Ad -- -- 9h Qs'],
    ['a4-b3', 'along the left edge', 'r4', '-- 8s Ks Tc 8h'],
  ])('%s: %s', (...[move, , row, left]) => {
    const lines = played(printGrid(GRID), move).split('\n');
    expect(lines).toContain(`${row}: ${left}`);
    expect(lines).toContain('deck: 2c 9c');
  });

  test('scores one point for each card', () => {
    const outcome = play(GRID, parseMove('a1-b1'));
    expect([scoreOf(GRID), outcome.ok && scoreOf(outcome.next)]).toEqual([26, 28]);
  });
});

describe('the opposite ends of a row do not touch', () => {
  const ENDS = 'r1: As 2s Ah\nr2: 3s 4s 5s\nr3: Ad 6s Ac';
  test.each(['a1-c1', 'a1-a3', 'a1-c3', 'c1-a3', 'a3-c3', 'c1-c3'])('%s', (move) => {
    expect(played(ENDS, move)).toBe(`${move}: not-touching`);
  });
});

describe('consolidating', () => {
  test.each<[what: string, before: string, after: string]>([
    [
      'moves cards left and up in their order',
      'r1: -- 2s --\nr2: 3s -- 4s\nr3: -- -- 5s',
      'r1: 2s 3s 4s\nr2: 5s -- --\nr3: -- -- --',
    ],
    [
      'deals into the empty cells, row by row',
      'r1: -- 2s\nr2: 3s --\ndeck: 4s 5s 6s',
      'r1: 2s 3s\nr2: 4s 5s\ndeck: 6s',
    ],
    ['deals all cards if there are too few', 'r1: -- 2s\nr2: -- --\ndeck: 4s', 'r1: 2s 4s\nr2: -- --'],
    ['deals into a grid without a card', 'r1: -- --\ndeck: 4s 5s', 'r1: 4s 5s'],
    ['deals even if no card has to move', 'r1: 2s --\ndeck: 4s', 'r1: 2s 4s'],
    ['moves cards even if the deck is empty', 'r1: -- 4s', 'r1: 4s --'],
  ])('%s', (_what, before, after) => {
    expect(played(before, 'consolidate')).toBe(after);
  });

  test.each<[what: string, grid: string]>([
    ['in a full grid', 'r1: 2s 3s\nr2: 4s 5s\ndeck: 6s'],
    ['with all cards in front and an empty deck', 'r1: 2s 3s\nr2: 4s --'],
    ['with no card left', 'r1: -- --'],
  ])('changes nothing %s', (_what, grid) => {
    expect(played(grid, 'consolidate')).toBe('consolidate: nothing-to-do');
  });
});

describe('isWon', () => {
  test.each<[is: boolean, what: string, grid: string]>([
    [true, 'no card anywhere', 'r1: -- --'],
    [false, 'a card in the grid', 'r1: -- 2s'],
    [false, 'a card in the deck', 'r1: -- --\ndeck: 2s'],
  ])('%s: %s', (is, _what, grid) => {
    expect(isWon(parseGrid(grid))).toBe(is);
  });
});
