/** Tables with unseen cards as text. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HIDDEN } from '../../../src/core/card.js';
import { javaDeal, parseDeal } from '../../../src/games/klondike/model/deals.js';
import { parseMove } from '../../../src/games/klondike/model/layout-text.js';
import { legalMoves } from '../../../src/games/klondike/model/moves.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { KSU, ULG, YCP_SELECTION, YCP_TEXT } from '../../../src/games/klondike/model/rules.js';
import {
  firstLook,
  hint,
  knowledgeOf,
  nextLook,
  parseKnowledge,
  printKnowledge,
} from '../../../src/solver.js';
import { played } from '../../../src/solver/line.js';
import { errorOf } from '../../support/error-of.js';

/** The deal `java:11`, as its player sees it. */
const TABLE = [
  'stock: ??*24',
  't1: 3h',
  't2: ?? | 8c',
  't3: ??*2 | Ac',
  't4: ??*3 | 4c',
  't5: ??*4 | Ts',
  't6: ??*5 | 5h',
  't7: ??*6 | 7h',
];

/** The table with a different line for one of its piles. */
const tableWith = (line: string): string =>
  TABLE.map((one) => (one.split(':')[0] === line.split(':')[0] ? line : one)).join('\n');

describe('a table as its player sees it', () => {
  test('prints unseen cards as question marks, with their number', () => {
    const known = firstLook(ULG, parseDeal('java:11').start(ULG));
    expect(
      printKnowledge(known)
        .split('\n')
        .map((line) => line.replace(/ \w\w$/, ' ..')),
    ).toEqual([
      'stock: ??*24',
      ...[
        't1: ..',
        't2: ?? | ..',
        't3: ??*2 | ..',
        't4: ??*3 | ..',
        't5: ??*4 | ..',
        't6: ??*5 | ..',
        't7: ??*6 | ..',
      ],
    ]);
  });

  test('can have its parts on one line, and each unseen card as a word', () => {
    const words = TABLE.join('; ').replace('??*2 |', '?? ?? |');
    expect(parseKnowledge(ULG, words)).toEqual(parseKnowledge(ULG, TABLE.join('\n')));
  });

  test('may have known cards face down, in the stock and deep in the waste', () => {
    const text = tableWith('t2: 9d | 8c').replace('??*24', '??*20 2s; waste: 5s ?? Kd');
    const { layout, row, piles } = parseKnowledge(ULG, text);
    expect([layout.stock.cards.length, layout.stock.faceDown, layout.waste.cards[1]]).toEqual([
      21,
      21,
      HIDDEN,
    ]);
    expect([row.length, piles[1]]).toEqual([24, layout.t2.cards.slice(0, 1)]);
  });

  test('turns up the top card of the stock in a house that plays from the stock', () => {
    const { layout } = parseKnowledge(YCP_SELECTION, tableWith('stock: ??*23 9d'));
    expect([layout.stock.cards.length, layout.stock.faceDown]).toEqual([24, 23]);
  });

  test('keeps the number of redeals', () => {
    expect(parseKnowledge(ULG, `${TABLE.join('\n')}\nredeals: 2`).layout.redeals).toBe(2);
  });
});

test.each<Rules>([ULG, KSU, YCP_SELECTION, YCP_TEXT])(
  'the knowledge of a player of $name is read as it is printed',
  (rules) => {
    fc.assert(
      fc.property(fc.bigInt(0n, 1000n), fc.array(fc.nat(99), { maxLength: 60 }), (seed, choices) => {
        let now = javaDeal(seed).start(rules);
        const layouts = [now];
        for (const choice of choices) {
          const moves = legalMoves(rules, now);
          const move = moves[choice % moves.length];
          if (move === undefined) break;
          now = played(rules, now, move);
          layouts.push(now);
        }
        const known = knowledgeOf(rules, layouts);
        expect(parseKnowledge(rules, printKnowledge(known)).layout).toEqual(known.layout);
      }),
      { numRuns: 40 },
    );
  },
);

test('the hint for a text is the hint for the player', () => {
  const layout = parseDeal('java:11').start(ULG);
  const known = nextLook(firstLook(ULG, layout), played(ULG, layout, parseMove('t4>t6')));
  expect(hint(parseKnowledge(ULG, printKnowledge(known)))).toEqual(hint(known));
});

describe('a table that no player sees is refused', () => {
  test.each([
    [
      'a word that is no card',
      't1: 3x',
      'line 2, column 5: "3x"; expected a card such as Ah or Td, or ?? or ??*6 for unseen cards',
    ],
    [
      'no cards',
      't3: ??*0 | Ac',

      'line 4, column 5: "??*0"; expected a card such as Ah or Td, or ?? or ??*6 for unseen cards',
    ],
    [
      'a card that occurs twice',
      't1: 8c',

      'line 3, column 10: "8c"; expected each card and each pile once',
    ],
    [
      'an unseen card that is face up',
      't3: ??*2 Ac',

      'line 4, column 5: "??*2"; expected the name of a face-up card, or a bar after the face-down cards',
    ],
    [
      'too many cards face down',
      't2: ??*2 | 8c',

      'line 3, column 5: "??*2"; expected fewer face-down cards in t2: at most 1',
    ],
    [
      'an unseen card in the first column',
      't1: ?? | 3h',

      'line 2, column 5: "??"; expected fewer face-down cards in t1: at most 0',
    ],
    [
      'no card face up',
      't3: ??*2 |',

      'line 4, column 11: nothing is there; expected a face-up card on top of t3',
    ],
    [
      'cards in the wrong order',
      't3: ??*2 | 9h 8d',

      'line 4, column 15: "8d"; expected a card that can lie on 9h',
    ],
    [
      'too few cards',
      'stock: ??*23',

      'line 8, column 14: nothing is there; expected 52 cards, seen or unseen (found: 51)',
    ],
    [
      'too many cards',
      'stock: ??*25',

      'line 1, column 8: "??*25"; expected at most 24 cards in stock and waste',
    ],
  ])('%s', (_, line, message) => {
    expect(errorOf(() => parseKnowledge(ULG, tableWith(line)))).toBe(`TextError: ${message}`);
  });

  test.each([
    ['f1: ??', 'column 5: "??"; expected an ace at the bottom of a foundation'],
    ['f1: 2h', 'column 5: "2h"; expected an ace at the bottom of a foundation'],
    ['f2: Ah 2h 3d', 'column 11: "3d"; expected 3h there, as foundations go up in suit'],
    ['f2: Ah ??', 'column 8: "??"; expected 2h there, as foundations go up in suit'],
    ['waste: ??', 'column 8: "??"; expected the name of the top card of the waste'],
    ['waste: 5s ??*3', 'column 11: "??*3"; expected the name of the top card of the waste'],
    ['stack: ??', 'column 1: "stack"; expected a pile and a colon: stock, waste, f1 to f4 or t1 to t7'],
  ])('%s', (text, message) => {
    expect(errorOf(() => parseKnowledge(ULG, text))).toBe(`TextError: line 1, ${message}`);
  });

  test('a stock in play whose top card is unseen', () => {
    expect(errorOf(() => parseKnowledge(YCP_SELECTION, 'stock: 9d ??*2'))).toBe(
      'TextError: line 1, column 11: "??*2"; expected the name of the top card of the stock',
    );
  });

  test('rules and text of the wrong kind', () => {
    expect([
      errorOf(() => parseKnowledge({ ...ULG, draw: 0 }, '')),
      errorOf(() => parseKnowledge(ULG, 5 as unknown as string)),
      errorOf(() => printKnowledge(5 as never)),
    ]).toEqual([
      'RangeError: rules: draw must be a whole number from 1 to 24, not 0',
      'TypeError: text must be a string, not 5',
      'TypeError: knowledge must be an object, not 5',
    ]);
  });
});
