import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { parseCard } from '../../../../src/core/card.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { FOUNDATIONS } from '../../../../src/games/klondike/words/piles.js';
import { refuseMove } from '../../../../src/games/klondike/model/play.js';
import type { Refusal } from '../../../../src/games/klondike/model/refusal.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import {
  HOUSES,
  KSU,
  ULG,
  YCP_SELECTION,
  YCP_TEXT,
  YCP_TEXT_REFERENCE,
  allOnFoundations,
  alternateColors,
} from '../../../../src/games/klondike/model/rules.js';
import { parseLayout, parseMove } from '../../../../src/games/klondike/model/layout-text.js';
import { outcomeText } from '../../../support/outcome-text.js';

const SUIT = 'A 2 3 4 5 6 7 8 9 T J Q K'.split(' ');
const fullSuit = (suit: string): string => SUIT.map((rank) => rank + suit).join(' ');

describe('the house of Liège', () => {
  test('draws three cards, has unlimited redeals, lets cards come back and is won when all cards are on the foundations', () => {
    expect(ULG).toEqual({
      name: 'ulg',
      numbers: 'java',
      draw: 3,
      redeals: Infinity,
      recycleDraws: false,
      dealt: 'by column',
      inPlay: 'waste',
      foundations: 'any suit',
      worryBack: true,
      build: alternateColors,
      isWon: allOnFoundations,
    });
  });
});

describe('the houses that a script can name', () => {
  test('are the houses of the four courses and of one reference program', () => {
    expect(HOUSES).toEqual([ULG, YCP_TEXT, YCP_TEXT_REFERENCE, YCP_SELECTION, KSU]);
    expect(HOUSES.map(({ name }) => name)).toEqual([
      'ulg',
      'ycp-text',
      'ycp-text-reference',
      'ycp-selection',
      'ksu',
    ]);
  });
});

describe('the houses of York', () => {
  test.each([YCP_TEXT, YCP_TEXT_REFERENCE, YCP_SELECTION])(
    '$name: the stock is in play, but not the waste and the foundations',
    (rules) => {
      const layout = parseLayout('stock: 2s | 3d; waste: 7h 8h |; f1: Ah 2h; t1: 4c; t2: 3s');
      expect(outcomeText(rules, layout, 'w>t1')).toEqual(['not-a-source']);
      expect(outcomeText(rules, layout, 'f1>t2')).toEqual(['no-worrying-back']);
      expect(outcomeText(rules, layout, 's>t1*2')).toEqual(['face-down']);
      expect(outcomeText(rules, layout, 's>t1')).toEqual([
        'stock: | 2s',
        'waste: 7h 8h |',
        'f1: Ah 2h',
        't1: 4c 3d',
        't2: 3s',
      ]);
    },
  );

  test.each([YCP_TEXT, YCP_TEXT_REFERENCE, YCP_SELECTION])(
    '$name: a click buries the top card of the stock',
    (rules) => {
      expect(outcomeText(rules, parseLayout('stock: 2s 3s | 3d; waste: 7h |'), 'stock')).toEqual([
        'stock: 2s | 3s',
        'waste: 7h 3d |',
      ]);
    },
  );

  test.each<[rules: Rules, after: string[]]>([
    [YCP_SELECTION, ['stock: 9h 8h | 7h', 'redeals: 1']],
    [YCP_TEXT, ['stock: 9h 8h | 7h', 'redeals: 1']],
    [YCP_TEXT_REFERENCE, ['stock: 9h | 8h', 'waste: 7h |', 'redeals: 1']],
  ])('$name: the waste comes back in its original order', (rules, after) => {
    expect(outcomeText(rules, parseLayout('waste: 7h 8h 9h |'), 'stock')).toEqual(after);
  });

  test('in one house a foundation takes only its suit, and in the other it takes any ace', () => {
    const layout = parseLayout('stock: Ah');
    const up = parseDeal('stock: Ah').start(YCP_TEXT);
    expect(layout.stock.faceDown).toBe(1);
    expect(FOUNDATIONS.map((to) => refuseMove(YCP_TEXT, up, { from: 'stock', count: 1, to }))).toEqual([
      'wrong-suit',
      'wrong-suit',
      undefined,
      'wrong-suit',
    ]);
    expect(FOUNDATIONS.map((to) => refuseMove(YCP_SELECTION, up, { from: 'stock', count: 1, to }))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('one house is won when all cards are on the foundations, and the other with a whole suit on each foundation', () => {
    const suits = ['h', 's', 'c', 'd'].map((suit, index) => `f${index + 1}: ${fullSuit(suit)}`);
    const won = parseLayout(suits.join('; '));
    const three = parseLayout(suits.slice(0, 3).join('; '));
    const waste = parseLayout('waste: 7h |');
    expect([won, three, waste].map(YCP_TEXT.isWon)).toEqual([true, true, false]);
    expect([won, three, waste].map(YCP_SELECTION.isWon)).toEqual([true, false, false]);
  });
});

describe('the house of Kansas State', () => {
  test("doesn't let cards leave a foundation", () => {
    expect(refuseMove(KSU, parseLayout('f1: Ah 2h; t2: 3s'), parseMove('f1>t2'))).toBe('no-worrying-back');
  });

  test.each<[won: boolean, layout: string]>([
    [true, 'stock: 7h; t1: 9h 8c'],
    [true, 'waste: 7h'],
    [true, 't1: 9h 8c'],
    [false, 'stock: 7h; waste: 8h'],
    [false, 'waste: 7h 8h'],
    [false, 't1: 9h | 8c'],
  ])('is won (%s) with at most one card in stock and waste and no face-down card: %s', (won, layout) => {
    expect(KSU.isWon(parseLayout(layout))).toBe(won);
  });
});

describe('the number of cards that a click draws', () => {
  test.each<[draw: number, after: string[]]>([
    [1, ['stock: As 2s 3s', 'waste: 4s']],
    [2, ['stock: As 2s', 'waste: 4s 3s']],
    [4, ['waste: 4s 3s 2s As']],
    [5, ['waste: 4s 3s 2s As']],
  ])('follows the rules: %i', (draw, after) => {
    expect(outcomeText({ ...ULG, draw }, parseLayout('stock: As 2s 3s 4s'), 'stock')).toEqual(after);
  });
});

describe('the number of redeals', () => {
  test.each<[allowed: number, done: number, after: string[]]>([
    [0, 0, ['no-redeal-left']],
    [1, 0, ['stock: 4s', 'redeals: 1']],
    [1, 1, ['no-redeal-left']],
    [2, 1, ['stock: 4s', 'redeals: 2']],
    [2, 2, ['no-redeal-left']],
    [Infinity, 999, ['stock: 4s', 'redeals: 1000']],
  ])('follows the rules: %i redeals, of which %d are used', (redeals, done, after) => {
    expect(outcomeText({ ...ULG, redeals }, parseLayout(`waste: 4s; redeals: ${done}`), 'stock')).toEqual(
      after,
    );
  });

  test('does not matter while the stock has cards', () => {
    expect(outcomeText({ ...ULG, redeals: 0 }, parseLayout('stock: 4s'), 'stock')).toEqual(['waste: 4s']);
  });

  test('does not matter if the stock and the waste are empty', () => {
    expect(outcomeText({ ...ULG, redeals: 0 }, parseLayout(''), 'stock')).toEqual(['no-cards-left']);
  });
});

describe('a stock in play', () => {
  const rules: Rules = { ...ULG, draw: 1, inPlay: 'stock' };

  test.each<[what: string, move: string, before: string, after: string[]]>([
    [
      'turns up the next card when its top card is played',
      's>t1',
      'stock: 2c 3c | Kd',
      ['stock: 2c | 3c', 't1: Kd'],
    ],
    ['can be played to its end', 's>f1', 'stock: | Ad', ['f1: Ad']],
    ['is covered on the waste', 'stock', 'stock: 2c 3c | Kd', ['stock: 2c | 3c', 'waste: Kd |']],
    ['can become empty through a draw', 'stock', 'stock: | Kd; waste: 2c |', ['waste: 2c Kd |']],
    ['comes back', 'stock', 'waste: Kd 3c 2c |', ['stock: 2c 3c | Kd', 'redeals: 1']],
    ['gives one card', 's>t1*2', 'stock: 2c | 3c Kd', ['top-card-only']],
    ['takes no card', 't1>s', 't1: Kd', ['not-a-target']],
  ])('%s: %s', (...[, move, before, after]) => {
    expect(outcomeText(rules, parseLayout(before), move)).toEqual(after);
  });
});

describe('moving cards back from a foundation', () => {
  test.each([
    [true, undefined],
    [false, 'no-worrying-back'],
  ])('follows the rules: %p', (worryBack, why) => {
    const layout = parseLayout('f1: As 2s; t1: 3d');
    expect(refuseMove({ ...ULG, worryBack }, layout, parseMove('f1>t1'))).toBe(why);
  });
});

describe('alternateColors', () => {
  test.each<[why: Refusal | undefined, card: string, onto: string]>([
    [undefined, '6h', '7s'],
    [undefined, '6h', '7c'],
    [undefined, '6d', '7s'],
    [undefined, '6s', '7h'],
    [undefined, 'Ac', '2d'],
    [undefined, 'Qs', 'Kh'],
    ['wrong-color', '6h', '7h'],
    ['wrong-color', '6h', '7d'],
    ['wrong-color', '6s', '7c'],
    ['wrong-color', '6s', '9c'],
    ['wrong-rank', '6h', '8s'],
    ['wrong-rank', '6h', '6s'],
    ['wrong-rank', '6h', '5s'],
    ['wrong-rank', 'Kh', 'As'],
    [undefined, 'Kh', ''],
    [undefined, 'Ks', ''],
    ['needs-king', 'Qh', ''],
    ['needs-king', 'As', ''],
  ])('answers %s: %s onto %j', (why, card, onto) => {
    expect(alternateColors((parseCard(card) ?? NaN) as Card, parseCard(onto))).toBe(why);
  });

  test('can be replaced by a function that lets any card go anywhere', () => {
    const rules: Rules = { ...ULG, build: () => undefined };
    expect(outcomeText(rules, parseLayout('waste: 2c; t1: 2d'), 'w>t1')).toEqual(['t1: 2d 2c']);
  });

  test('is not called for a face-down card', () => {
    const rules: Rules = { ...ULG, build: () => undefined };
    expect(outcomeText(rules, parseLayout('waste: 2c; t1: 2d |'), 'w>t1')).toEqual(['face-down']);
  });
});

describe('a won game', () => {
  const all = ['s', 'h', 'd', 'c'].map((suit, index) => `f${index + 1}: ${fullSuit(suit)}`);

  test.each([
    [true, 'all cards lie on the foundations', all.join(';')],
    [false, 'a king is missing', all.join(';').replace(' Kc', '')],
    [false, 'a king lies on the tableau', `${all.join(';').replace(' Kc', '')}; t1: Kc`],
    [false, 'a foundation is empty', all.slice(1).join(';')],
    [false, 'no card lies anywhere', ''],
  ])('%p: %s', (won, _, layout) => {
    expect(allOnFoundations(parseLayout(layout))).toBe(won);
  });
});
