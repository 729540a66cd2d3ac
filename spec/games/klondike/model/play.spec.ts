import { describe, expect, test } from '@jest/globals';
import { PILES } from '../../../../src/games/klondike/words/piles.js';
import { play } from '../../../../src/games/klondike/model/play.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { parseLayout, parseMove } from '../../../../src/games/klondike/model/layout-text.js';
import { frozen } from '../../../support/frozen.js';
import { outcomeText } from '../../../support/outcome-text.js';

type Row = [move: string, before: string, after: string[]];

describe('a stock click', () => {
  test.each<[what: string, before: string, after: string[]]>([
    ['turns three cards, the last one on top', 'stock: As 2s 3s 4s', ['stock: As', 'waste: 4s 3s 2s']],
    ['turns the last three cards', 'stock: As 2s 3s', ['waste: 3s 2s As']],
    ['turns two cards if no more are left', 'stock: As 2s', ['waste: 2s As']],
    ['turns the only card', 'stock: As', ['waste: As']],
    ['puts the cards on the waste', 'stock: As 2s 3s 4s; waste: 9h', ['stock: As', 'waste: 9h 4s 3s 2s']],
    ['turns the waste over if the stock is empty', 'waste: 4s 3s 2s', ['stock: 2s 3s 4s', 'redeals: 1']],
    ['counts how often', 'waste: 4s; redeals: 6', ['stock: 4s', 'redeals: 7']],
    ["doesn't count a draw as a redeal", 'stock: 4s; redeals: 6', ['waste: 4s', 'redeals: 6']],
    ['is refused if both are empty', 't1: 4s', ['no-cards-left']],
  ])('%s', (_, before, after) => {
    expect(outcomeText(ULG, parseLayout(before), 'stock')).toEqual(after);
  });

  test('turns the cards in the same order after a redeal', () => {
    let layout = parseLayout('stock: As 2s 3s 4s 5s');
    const tops: (number | undefined)[] = [];
    for (let click = 0; click < 6; click++) {
      const outcome = play(ULG, layout, 'stock');
      if (outcome.ok) layout = outcome.next;
      tops.push(layout.waste.cards.at(-1));
    }
    expect(tops).toEqual([2, 0, undefined, 2, 0, undefined]);
  });
});

describe('a move of cards', () => {
  test.each<Row>([
    ['w>t1', 'waste: 2s 6d; t1: 7s', ['waste: 2s', 't1: 7s 6d']],
    ['w>t1', 'waste: Kd', ['t1: Kd']],
    ['w>f2', 'waste: Ad; f1: As', ['f1: As', 'f2: Ad']],
    ['t1>f1', 'f1: Ad; t1: 5c | 2d', ['f1: Ad 2d', 't1: 5c']],
    ['f1>t1', 'f1: As 2s; t1: 3d', ['f1: As', 't1: 3d 2s']],
    ['f1>t4', 'f1: Th Jh Qh Kh', ['f1: Th Jh Qh', 't4: Kh']],
    ['t1>t2*2', 't1: 5c 6c | 8h 7s; t2: Ac | 9s', ['t1: 5c | 6c', 't2: Ac | 9s 8h 7s']],
    ['t1>t2', 't1: 5c 6c | 8h 7s; t2: 8d', ['t1: 5c 6c | 8h', 't2: 8d 7s']],
    ['t1>t2*3', 't1: Kd Qs Jd', ['t2: Kd Qs Jd']],
  ])('%s turns %j into %j', (move, before, after) => {
    expect(outcomeText(ULG, parseLayout(before), move)).toEqual(after);
  });

  test('keeps the number of redeals', () => {
    expect(outcomeText(ULG, parseLayout('waste: Kd; redeals: 3'), 'w>t1')).toEqual(['t1: Kd', 'redeals: 3']);
  });
});

describe('a layout after a move', () => {
  const layout = frozen(parseLayout('stock: 2c; waste: Kd; f1: As; t1: 5c | Qs; t2: 2s; t3: 9c 3d | Kh'));

  test.each([
    ['stock', ['stock', 'waste']],
    ['w>t4', ['waste', 't4']],
    ['t2>f1', ['f1', 't2']],
    ['t1>t3', ['t1', 't3']],
  ])('shares all unchanged piles with the layout before: %s', (move, changed) => {
    const outcome = play(ULG, layout, parseMove(move));
    expect(PILES.filter((id) => outcome.ok && outcome.next[id] !== layout[id])).toEqual(changed);
  });
});
