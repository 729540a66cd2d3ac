import { describe, expect, test } from '@jest/globals';
import { readHouse } from '../../../../src/games/klondike/model/house.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { parseLayout, parseMove } from '../../../../src/games/klondike/model/layout-text.js';
import { play } from '../../../../src/games/klondike/model/play.js';
import { standardScore, vegasScore } from '../../../../src/games/klondike/model/score.js';
import { scoredHouse, vegasRedeals } from '../../../../src/games/klondike/model/options.js';

const LAYOUT = parseLayout(`
  stock: 9s
  waste: 4c 2h
  f1: Ah
  f2: As 2s
  t1: 5d | 3h
  t2: 3c
`);

/** The layouts from the start of these moves to their end. */
function lineOf(rules: ReturnType<typeof readHouse>, moves: string, start = LAYOUT): Layout[] {
  const line = [start];
  for (const word of moves === '' ? [] : moves.split(' ')) {
    const outcome = play(rules, line.at(-1) ?? start, parseMove(word));
    if (!outcome.ok) throw new Error(`${word} is refused: ${outcome.why}`);
    line.push(outcome.next);
  }
  return line;
}

const DRAW_1 = readHouse('draw-1');
const DRAW_3 = readHouse('draw-3');

describe('standard scoring', () => {
  test.each([
    ['', 0],
    ['w>f1', 10],
    ['w>t2', 5],
    ['w>f1 t1>f1', 25],
    ['f2>t1', 0],
    ['w>f1 f2>t1', 0],
    ['w>f1 f2>t1 t1>f2', 5],
    ['stock', 0],
  ])('%s is worth %i', (moves, points) => {
    expect(standardScore(DRAW_3, lineOf(DRAW_3, moves))).toBe(points);
  });

  test('a move within the tableau scores only if it turns up a card', () => {
    const start = parseLayout('t1: 5d | 3h\nt2: 4s');
    const line = lineOf(DRAW_3, 't1>t2', start);
    expect([line, [start], []].map((states) => standardScore(DRAW_3, states))).toEqual([5, 0, 0]);
  });

  test('a redeal costs 100 points at draw 1, but never more than the score, and costs nothing at draw 3', () => {
    const moves = 'w>f1 stock stock';
    expect([DRAW_1, DRAW_3].map((rules) => standardScore(rules, lineOf(rules, moves)))).toEqual([0, 10]);
    const after = `${moves} t1>f1`;
    expect([DRAW_1, DRAW_3].map((rules) => standardScore(rules, lineOf(rules, after)))).toEqual([15, 25]);
  });
});

describe('Vegas scoring', () => {
  test.each([
    ['', -37],
    ['w>f1', -32],
    ['w>f1 t1>f1 f1>t1', -32],
    ['f2>t1', -42],
  ])('%s has %i dollars', (moves, dollars) => {
    const start = moves.includes('f1>t1') ? parseLayout('waste: 2h\nf1: Ah\nf2: As 2s\nt1: 4s 3h') : LAYOUT;
    expect(vegasScore(DRAW_3, lineOf(DRAW_3, moves, start))).toBe(dollars);
  });

  test('the score is 0 before the first game', () => {
    expect(vegasScore(DRAW_3, [])).toBe(0);
  });

  test('a won game pays 208 dollars', () => {
    const won = parseLayout(
      ['h', 's', 'd', 'c']
        .map(
          (suit, at) =>
            `f${at + 1}: ${'A 2 3 4 5 6 7 8 9 T J Q K'
              .split(' ')
              .map((rank) => rank + suit)
              .join(' ')}`,
        )
        .join('\n'),
    );
    expect(vegasScore(DRAW_3, [won])).toBe(208);
  });

  test('allows one pass through the stock at draw 1, and three at draw 3', () => {
    expect([1, 3].map(vegasRedeals)).toEqual([0, 2]);
    expect([
      scoredHouse('ulg', 'vegas'),
      scoredHouse('draw-1', 'vegas'),
      scoredHouse('draw-1', 'standard'),
    ]).toEqual(['ulg, redeals 2', 'ulg, draw 1, redeals 0', 'draw-1']);
  });
});
