import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { parseCard, printCard, HIDDEN, NO_CARD } from '../../../../src/core/card.js';
import { fold } from '../../../../src/games/klondike/terminal/drawing/arrange.js';

const cardsOf = (text: string): Card[] =>
  text.split(' ').map((word) => (word === '##' ? HIDDEN : (parseCard(word) ?? NO_CARD)));

/** `#6` for backs in one row, `:3` for a gap; every row has its depth. */
const folded = (text: string, rows: number, focus: number): string =>
  fold(cardsOf(text), rows, focus)
    .map((row) => {
      if (row.row === 'card') return `${printCard(row.card)}/${row.depth}`;
      return `${row.row === 'backs' ? '#' : ':'}${row.count}/${row.depth}`;
    })
    .join(' ');

const TALL = '## ## ## Kc Qd Js Th 9s 8h 7s 6h';

describe('a pile in this many rows', () => {
  test.each<[rows: number, focus: number, looks: string, because: string]>([
    [11, 1, '##/11 ##/10 ##/9 Kc/8 Qd/7 Js/6 Th/5 9s/4 8h/3 7s/2 6h/1', 'it fits'],
    [10, 1, '#3/9 Kc/8 Qd/7 Js/6 Th/5 9s/4 8h/3 7s/2 6h/1', 'backs share a row'],
    [9, 1, '#3/9 Kc/8 Qd/7 Js/6 Th/5 9s/4 8h/3 7s/2 6h/1', 'backs share a row'],
    [8, 1, '#3/9 Kc/8 :2/7 Th/5 9s/4 8h/3 7s/2 6h/1', 'the base and the top of the run stay'],
    [6, 1, '#3/9 Kc/8 :4/7 8h/3 7s/2 6h/1', 'the base and the top of the run stay'],
    [6, 5, '#3/9 Kc/8 :2/7 Th/5 :3/4 6h/1', 'the focus stays too'],
    [7, 4, '#3/9 Kc/8 :2/7 Th/5 9s/4 :2/3 6h/1', 'the focus and the card below it stay'],
    [6, 8, '#3/9 Kc/8 :4/7 8h/3 7s/2 6h/1', 'the focus may be the base'],
  ])('%i, with the focus at depth %i: %s (%s)', (rows, focus, looks) =>
    expect(folded(TALL, rows, focus)).toBe(looks),
  );

  test('a face-down top card counts as one of the backs', () =>
    expect(folded('## Kc ## ## ## ## ##', 6, 1)).toBe('#7/1'));

  test('an empty pile takes no rows', () => expect(fold([], 6, 1)).toEqual([]));
});
