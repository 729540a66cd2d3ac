import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CLUBS, DIAMONDS, HEARTS, HIDDEN, SPADES } from '../../../../src/core/card.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { FOUNDATIONS, PILES, TABLEAU } from '../../../../src/games/klondike/words/piles.js';
import { legalMoves, perft } from '../../../../src/games/klondike/model/moves.js';
import type { Move } from '../../../../src/games/klondike/model/play.js';
import { play } from '../../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { ULG, YCP_TEXT, YCP_TEXT_REFERENCE } from '../../../../src/games/klondike/model/rules.js';
import { parseLayout, printMove } from '../../../../src/games/klondike/model/layout-text.js';
import { arbitraryLayout } from '../../../support/arbitrary.js';
import { golden } from '../../../support/golden.js';
import { PLAIN_HOUSES, plainPerft } from '../../../support/plain-perft.js';

const HOUSES: readonly Rules[] = [
  ULG,
  { ...ULG, draw: 1, inPlay: 'stock' },
  { ...ULG, worryBack: false, redeals: 2 },
  { ...ULG, foundations: [CLUBS, HEARTS, SPADES, DIAMONDS] },
];

/** All possible moves that the rules accept, sorted by source, then by number of cards, then by target. */
function triedOut(rules: Rules, layout: Layout): Move[] {
  const moves: Move[] = ['stock'];
  for (const from of ['stock', 'waste', ...TABLEAU, ...FOUNDATIONS] as const) {
    for (let count = 0; count <= layout[from].cards.length + 1; count++) {
      for (const to of PILES) moves.push({ from, count, to });
    }
  }
  return moves.filter((move) => play(rules, layout, move).ok);
}

describe('the legal moves', () => {
  test('are sorted by source, then by number of cards, then by target', () => {
    const layout = parseLayout(`
      stock: 2c
      waste: 4s Kd
      f1: Ah 2h
      t1: 5c | Kh Qs Jd
      t2: 9c | Qc
      t3: 3c
      t4: Ac
      t5: 4c | 3h
    `);
    expect(legalMoves(ULG, layout).map(printMove).join(' ')).toBe(
      'stock w>t6 w>t7 t1>t2 t1>t6*3 t1>t7*3 t4>f2 t4>f3 t4>f4 t5>f1 f1>t3',
    );
  });

  test("don't include a stock click if both piles are empty", () => {
    expect(legalMoves(ULG, parseLayout('t1: 2c'))).toEqual([]);
  });

  test('are exactly the moves that the rules accept, for any layout in any house', () => {
    fc.assert(
      fc.property(arbitraryLayout, fc.constantFrom(...HOUSES), (layout, rules) => {
        expect(legalMoves(rules, layout)).toEqual(triedOut(rules, layout));
      }),
    );
  });

  test("aren't affected by an earlier layout with an unknown face-up card", () => {
    const rules = { ...ULG };
    const layout = parseLayout('t1: Kh; t2: As; t4: 2c');
    const unknown = { cards: [HIDDEN], faceDown: 0 };
    const odd = { ...layout, f1: unknown, t3: unknown };
    expect(legalMoves(rules, odd)).toEqual(triedOut(rules, odd));
    expect(legalMoves(rules, layout)).toEqual(triedOut(rules, layout));
  });
});

test("the legal moves of a layout don't depend on earlier calls", () => {
  const moves = (text: string): string => legalMoves(RULES, parseLayout(text)).map(printMove).join(' ');
  const RULES = { ...ULG };
  const [open, closed] = ['t1: 2h; t2: As', 't1: Ah; t2: As'];
  expect([moves(open), moves(closed), moves(open)]).toEqual([
    't2>f1 t2>f2 t2>f3 t2>f4 t2>t1',
    't1>f1 t1>f2 t1>f3 t1>f4 t2>f1 t2>f2 t2>f3 t2>f4',
    't2>f1 t2>f2 t2>f3 t2>f4 t2>t1',
  ]);
});

describe('the lines of play', () => {
  const decks = (golden('java-decks') as { decks: Record<string, string> }).decks;

  test.each<[deal: string, lines: [number, number, number, number]]>([
    ['java:0', [7, 33, 137, 563]],
    ['java:1', [2, 7, 20, 25]],
    ['java:-1', [6, 24, 81, 263]],
    ['java:42', [6, 24, 96, 385]],
    ['java:12345', [5, 22, 74, 238]],
    ['java:305419896', [7, 32, 118, 420]],
    ['dotnet:0', [5, 23, 105, 491]],
  ])('from %s have the counts %j', (deal, lines) => {
    const layout = parseDeal(deal).start(ULG);
    expect([1, 2, 3, 4].map((depth) => perft(ULG, layout, depth))).toEqual(lines);
  });

  test('with zero moves have the count 1', () => {
    expect(perft(ULG, parseLayout(''), 0)).toBe(1);
  });

  test('with one move have the count 0 if no move is legal', () => {
    expect(perft(ULG, parseLayout(''), 1)).toBe(0);
  });

  test.each(Object.entries(decks))(
    'from java:%s have the same count in a second, simple program',
    (seed, deck) => {
      const layout = parseDeal(`java:${seed}`).start(ULG);
      expect(perft(ULG, layout, 5)).toBe(plainPerft(deck, 5));
    },
  );

  test.each([
    { house: YCP_TEXT, plain: PLAIN_HOUSES['ycp-text'], lines: 141 },
    { house: YCP_TEXT_REFERENCE, plain: PLAIN_HOUSES['ycp-text-reference'], lines: 130 },
  ])(
    'in $house.name have the same count at the end of a stock that was drawn in twelves',
    ({ house, plain, lines }) => {
      const rules = { ...house, draw: 12 };
      const layout = parseDeal('java:1').start(rules);
      const seen = [perft(rules, layout, 5), plainPerft(decks['1'] ?? '', 5, { ...plain, draws: 12 })];
      expect(seen).toEqual([lines, lines]);
    },
  );
});
