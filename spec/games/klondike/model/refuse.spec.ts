import { describe, expect, test } from '@jest/globals';
import { HEARTS, SPADES, CLUBS, DIAMONDS } from '../../../../src/core/card.js';
import { EMPTY_LAYOUT } from '../../../../src/games/klondike/model/layout.js';
import type { CardMove, TableauId } from '../../../../src/games/klondike/words/piles.js';
import { play, refuseMove } from '../../../../src/games/klondike/model/play.js';
import type { Refusal } from '../../../../src/games/klondike/model/refusal.js';
import { refusePlace, refuseTake } from '../../../../src/games/klondike/model/refuse.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { parseLayout, parseMove } from '../../../../src/games/klondike/model/layout-text.js';
import { cardsNumbered } from '../../../support/cards.js';

type Row = [why: Refusal, move: string, because: string];

const LAYOUT = parseLayout(`
  stock: 4s 5s
  waste: 2s Kc 6d
  f1: Ah 2h
  f2: Ac
  t1: 3c 9h | 7s 6h
  t2: 8s |
  t3: 4d | Ks
  t4: Jh Js | 3h
  t6: 9s | 8h
  t7: 7d
`);

describe('a move from the waste is refused', () => {
  test.each<Row>([
    ['needs-king', 'w>t5', 'a six onto an empty pile'],
    ['wrong-color', 'w>t1', 'red onto red'],
    ['wrong-color', 'w>t7', 'red onto red, although the rank is right'],
    ['wrong-rank', 'w>t3', 'a six onto a king'],
    ['face-down', 'w>t2', 'onto a card that lies face down'],
    ['needs-ace', 'w>f3', 'a six onto an empty foundation'],
    ['wrong-suit', 'w>f1', 'a diamond onto a heart'],
    ['top-card-only', 'w>t1*2', 'two cards'],
    ['top-card-only', 'w>f3*3', 'all cards'],
    ['too-many', 'w>t1*4', 'more cards than there are'],
    ['not-a-target', 'w>w', 'onto itself'],
    ['not-a-target', 'w>s', 'onto the stock'],
  ])('%s: %s, %s', (why, move) => {
    expect(play(ULG, LAYOUT, parseMove(move))).toEqual({ ok: false, why });
  });
});

describe('a move from the tableau is refused', () => {
  test.each<Row>([
    ['needs-king', 't1>t5', 'a six onto an empty pile'],
    ['wrong-color', 't1>t7', 'red onto red'],
    ['wrong-color', 't4>t7', 'red onto red, and the wrong rank'],
    ['wrong-rank', 't7>t3', 'a seven onto a king'],
    ['face-down', 't1>t3*3', 'the nine lies under the bar'],
    ['face-down', 't1>t3*4', 'the three lies under the bar'],
    ['face-down', 't2>t1', 'no card of the pile lies face up'],
    ['face-down', 't7>t2', 'onto a card that lies face down'],
    ['too-many', 't1>t3*5', 'more cards than there are'],
    ['too-many', 't7>t6*2', 'two cards, but the pile has one'],
    ['empty-source', 't5>t1', 'no card is there'],
    ['empty-source', 't5>f1', 'no card is there'],
    ['empty-source', 't5>t1*2', 'two cards from an empty pile'],
    ['not-a-target', 't1>t1', 'a pile onto itself'],
    ['not-a-target', 't5>t5', 'an empty pile onto itself'],
    ['not-a-target', 't1>w', 'onto the waste'],
    ['not-a-target', 't1>s', 'onto the stock'],
    ['needs-ace', 't1>f3', 'a six onto an empty foundation'],
    ['wrong-suit', 't7>f1', 'a diamond onto a heart'],
    ['wrong-rank', 't1>f1', 'a six onto a two'],
    ['one-at-a-time', 't1>f1*2', 'two cards to a foundation'],
    ['one-at-a-time', 't1>f3*2', 'two cards to an empty foundation'],
  ])('%s: %s, %s', (why, move) => {
    expect(play(ULG, LAYOUT, parseMove(move))).toEqual({ ok: false, why });
  });
});

describe('a move from a foundation is refused', () => {
  test.each<Row>([
    ['needs-king', 'f1>t5', 'a two onto an empty pile'],
    ['wrong-color', 'f1>t4', 'red onto red, although the rank is right'],
    ['wrong-rank', 'f2>t4', 'an ace onto a three'],
    ['face-down', 'f1>t2', 'onto a card that lies face down'],
    ['empty-source', 'f3>t1', 'no card is there'],
    ['top-card-only', 'f1>t1*2', 'two cards'],
    ['too-many', 'f1>t1*3', 'more cards than there are'],
    ['not-a-target', 'f1>f1', 'onto itself'],
    ['not-a-target', 'f2>f3', 'an ace to another foundation'],
    ['not-a-target', 'f3>f4', 'no card to another foundation'],
    ['not-a-target', 'f1>w', 'onto the waste'],
    ['not-a-target', 'f1>s', 'onto the stock'],
  ])('%s: %s, %s', (why, move) => {
    expect(play(ULG, LAYOUT, parseMove(move))).toEqual({ ok: false, why });
  });

  test.each<Row>([
    ['no-worrying-back', 'f1>t1', 'a house that keeps cards on the foundations'],
    ['no-worrying-back', 'f3>t1', 'a move from an empty foundation'],
    ['no-worrying-back', 'f1>t1*9', 'however many'],
    ['not-a-target', 'f1>f2', 'no house allows moves between foundations'],
  ])('%s: %s, %s', (why, move) => {
    expect(play({ ...ULG, worryBack: false }, LAYOUT, parseMove(move))).toEqual({ ok: false, why });
  });
});

describe('a move from the pile that is not in play is refused', () => {
  test.each(['s>t1', 's>f1', 's>w', 's>t1*9'])('not-a-source: %s, a move from the stock', (move) => {
    expect(refuseMove(ULG, LAYOUT, parseMove(move))).toBe('not-a-source');
  });

  test.each(['w>t1', 'w>f1', 'w>s', 'w>t1*9'])('not-a-source: %s, where the stock is in play', (move) => {
    expect(refuseMove({ ...ULG, inPlay: 'stock' }, LAYOUT, parseMove(move))).toBe('not-a-source');
  });

  test('even if that pile is empty', () => {
    expect(refuseMove(ULG, EMPTY_LAYOUT, parseMove('s>t1'))).toBe('not-a-source');
  });
});

describe('a move from an empty waste is refused', () => {
  test.each(['w>t1', 'w>f1', 'w>t5', 'w>t1*3'])('empty-source: %s', (move) => {
    expect(refuseMove(ULG, { ...LAYOUT, waste: EMPTY_LAYOUT.waste }, parseMove(move))).toBe('empty-source');
  });
});

describe("an unknown pile, as a program in JavaScript may pass it, is refused and doesn't throw", () => {
  test.each<[given: unknown]>([
    [{}],
    [{ from: 't9', count: 1, to: 't1' }],
    [{ from: 't1', count: 1, to: 't9' }],
    [{ from: 't1', count: 1, to: 'f9' }],
    [{ from: 't1', count: 1 }],
    [{ from: 3, count: 1, to: 't1' }],
    [{ from: 'redeals', count: 1, to: 't1' }],
    [{ from: 'constructor', count: 1, to: 'toString' }],
  ])('no-such-pile: %j', (given) => {
    expect(play(ULG, LAYOUT, given as CardMove)).toEqual({ ok: false, why: 'no-such-pile' });
  });

  test('refuseTake and refusePlace refuse an unknown pile', () => {
    const to = 't9' as TableauId;
    expect([
      refuseTake(ULG, LAYOUT, { from: to, count: 1 }),
      refusePlace(ULG, LAYOUT, { cards: cardsNumbered(0), to }),
    ]).toEqual(['no-such-pile', 'no-such-pile']);
  });
});

describe('a wrong number of cards is refused', () => {
  const carries: Omit<CardMove, 'count'>[] = [
    { from: 'waste', to: 't1' },
    { from: 't1', to: 't3' },
    { from: 't1', to: 'f1' },
    { from: 't5', to: 't1' },
    { from: 'f1', to: 't1' },
  ];
  const counts = [0, -1, -0, 0.5, 1.5, NaN, Infinity, -Infinity];

  test.each(carries.flatMap((carry) => counts.map((count) => ({ ...carry, count }))))(
    'bad-count: $count from $from to $to',
    (carry) => {
      expect(play(ULG, LAYOUT, carry)).toEqual({ ok: false, why: 'bad-count' });
    },
  );
});

describe('a suit-bound foundation', () => {
  const rules = { ...ULG, foundations: [SPADES, HEARTS, DIAMONDS, CLUBS] } as const;
  const layout = parseLayout('f1: As; t1: Ad; t2: 2h; t3: 2s; t4: Ac; t5: 3s');

  test.each<[why: Refusal | undefined, move: string, because: string]>([
    ['wrong-suit', 't1>f1', 'a diamond where spades lie'],
    ['wrong-suit', 't1>f2', 'a diamond where hearts belong'],
    [undefined, 't1>f3', 'a diamond where diamonds belong'],
    ['wrong-suit', 't1>f4', 'a diamond where clubs belong'],
    [undefined, 't4>f4', 'a club where clubs belong'],
    ['needs-ace', 't2>f2', 'the right suit but not an ace'],
    ['wrong-suit', 't2>f3', 'the suit is checked before the rank'],
    [undefined, 't3>f1', 'the next spade'],
    ['wrong-rank', 't5>f1', 'a spade that skips a rank'],
  ])('answers %s: %s, %s', (why, move) => {
    expect(refuseMove(rules, layout, parseMove(move))).toBe(why);
  });
});

describe('refuseTake and refusePlace', () => {
  test('placing no cards is refused', () => {
    expect(refusePlace(ULG, LAYOUT, { cards: [], to: 't1' })).toBe('bad-count');
  });

  test.each(['stock', 'waste'] as const)("cards can't be placed on the %s", (to) => {
    expect(refusePlace(ULG, LAYOUT, { cards: cardsNumbered(0), to })).toBe('not-a-target');
  });

  test.each([0, -1])("%i cards can't be taken", (count) => {
    expect(refuseTake(ULG, LAYOUT, { from: 't1', count })).toBe('bad-count');
  });

  test('all face-up cards of a tableau pile may be taken', () => {
    const layout = parseLayout('t1: 2c | Kh Qs Jh');
    const answers = [1, 2, 3, 4].map((count) => refuseTake(ULG, layout, { from: 't1', count }));
    expect(answers).toEqual([undefined, undefined, undefined, 'face-down']);
  });

  test('only the bottom card of several must fit', () => {
    const cards = cardsNumbered(12, 24);
    expect(refusePlace(ULG, LAYOUT, { cards, to: 't5' })).toBeUndefined();
  });
});

describe('a legal move', () => {
  const layout = parseLayout(
    'waste: Kd; f1: Ah 2h; t1: 9c | 8h 7s; t2: 9s; t3: 3c; t4: 3h; t6: 2s | Kc; t7: Ad',
  );

  test.each(['w>t5', 't1>t2*2', 't4>f1', 'f1>t3', 't6>t5', 't7>f2', 't7>f4'])('%s is not refused', (move) => {
    expect(refuseMove(ULG, layout, parseMove(move))).toBeUndefined();
  });
});
