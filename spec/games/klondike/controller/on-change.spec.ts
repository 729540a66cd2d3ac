/** The changes that a controller reports to its listeners. */
import { describe, expect, test } from '@jest/globals';
import { printCard } from '../../../../src/core/card.js';
import type { KlondikeChange } from '../../../../src/games/klondike/contract/changes.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { dealFromLayout } from '../../../../src/games/klondike/model/deals.js';
import { EMPTY_LAYOUT } from '../../../../src/games/klondike/model/layout.js';
import { parseLayout, printMove } from '../../../../src/games/klondike/model/layout-text.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { ULG, YCP_TEXT, YCP_TEXT_REFERENCE } from '../../../../src/games/klondike/model/rules.js';
import type { Card } from '../../../../src/core/card.js';
import type { Seat } from '../../../support/seat.js';
import { emptySeat, seatAt } from '../../../support/seat.js';

const cards = (list: readonly Card[]): string => list.map(printCard).join(' ');

/** `stock>waste 4h 3h 2h; waste[0] 4h up` */
function printChange({ event, move, moved, turned, isUndo, isNewGame }: KlondikeChange): string {
  return [
    [event, ...(move === undefined ? [] : [printMove(move)])].join(' '),
    ...(isUndo ? ['undo'] : []),
    ...(isNewGame ? ['new game'] : []),
    ...moved.map((group) => `${group.from}>${group.to} ${cards(group.cards)}`),
    ...turned.map(({ pile, index, card, isFaceUp }) =>
      [`${pile}[${index}]`, printCard(card), isFaceUp ? 'up' : 'down'].join(' '),
    ),
  ].join('; ');
}

function listenTo({ game }: Pick<Seat, 'game'>): string[] {
  const heard: string[] = [];
  game.onChange((change) => heard.push(printChange(change)));
  return heard;
}

describe('the reported changes', () => {
  test.each<[what: string, layout: string, events: string, changes: string[], rules?: Rules]>([
    [
      'a draw has the cards in their order on the waste',
      'stock: 2h 3h 4h 5h\nwaste: Kc',
      'stock',
      ['clickStock stock; stock>waste 5h 4h 3h; waste[1] 5h up; waste[2] 4h up; waste[3] 3h up'],
    ],
    [
      'a redeal',
      'waste: 5h 4h',
      'stock',
      ['clickStock stock; waste>stock 4h 5h; stock[0] 4h down; stock[1] 5h down'],
    ],
    [
      'of both undone',
      'stock: 2h 3h',
      'stock stock undo undo',
      [
        'clickStock stock; stock>waste 3h 2h; waste[0] 3h up; waste[1] 2h up',
        'clickStock stock; waste>stock 2h 3h; stock[0] 2h down; stock[1] 3h down',
        'undo stock; undo; stock>waste 3h 2h; waste[0] 3h up; waste[1] 2h up',
        'undo stock; undo; waste>stock 2h 3h; stock[0] 2h down; stock[1] 3h down',
      ],
    ],
    [
      'a move of several cards includes the card that turns up',
      't1: 5d 6d | Kh Qc\nt3: Ac',
      't1>t2*2',
      ['moveTableauToTableau t1>t2*2; t1>t2 Kh Qc; t1[1] 6d up'],
    ],
    [
      'undo and redo turn the card face down and face up again',
      't1: 5d | Ah',
      't1>f1 undo redo',
      [
        'moveTableauToFoundation t1>f1; t1>f1 Ah; t1[0] 5d up',
        'undo t1>f1; undo; f1>t1 Ah; t1[0] 5d down',
        'redo t1>f1; t1>f1 Ah; t1[0] 5d up',
      ],
    ],
    [
      'a card comes back from a foundation',
      'f1: Ah\nt1: 2c',
      'f1>t1',
      ['moveFoundationToTableau f1>t1; f1>t1 Ah'],
    ],
    [
      'a draw from a stock in play turns up the next card',
      'stock: 2h 3h 4h',
      'stock',
      ['clickStock stock; stock>waste 4h; stock[1] 3h up; waste[0] 4h down'],
      YCP_TEXT,
    ],
    [
      'a card is played from a stock in play',
      'stock: 2h Kh',
      'w>t1',
      ['moveWasteToTableau s>t1; stock>t1 Kh; stock[0] 2h up'],
      YCP_TEXT,
    ],
    [
      'a redeal onto a stock in play hides the face-down cards',
      'waste: 4h 3h 2h',
      'stock',
      ['clickStock stock; waste>stock ## ## 4h; stock[2] 4h up'],
      YCP_TEXT,
    ],
    [
      'a click that turns the waste over and draws makes two steps',
      'waste: 4h 3h 2h',
      'stock undo',
      [
        'clickStock stock; waste>stock ## 3h ##; stock>waste ##; stock[1] 3h up',
        'undo stock; undo; waste>stock ##; stock>waste ## 3h ##; waste[1] 3h down',
      ],
      YCP_TEXT_REFERENCE,
    ],
  ])('%s', (_, ...row) => {
    const [layout, events, changes, rules = ULG] = row;
    const seat = seatAt(layout, { rules });
    const heard = listenTo(seat);
    seat.press(events);
    expect(heard).toEqual(changes);
  });

  test('a new game brings all cards from the stock, even if the same game begins again', () => {
    const seat = emptySeat({ deal: 't1: 3c | 7h\nf1: Ah\nstock: 2s' });
    const heard = listenTo(seat);
    seat.press('new new');
    const dealt = 'newGame; new game; stock>f1 Ah; stock>t1 ## 7h; f1[0] Ah up; t1[1] 7h up';
    expect(heard).toEqual([dealt, dealt]);
  });

  test('a restored game makes the same changes as a new game', () => {
    const { game, press } = seatAt('stock: 2h 3h');
    press('stock');
    const heard = listenTo({ game });
    game.restore(game.save() ?? '');
    expect(heard).toEqual(['restore; new game; stock>waste 3h 2h; waste[0] 3h up; waste[1] 2h up']);
  });
});

test('a listener hears each accepted event once, but not a refused event', () => {
  const seat = seatAt('t1: Kh');
  const heard = listenTo(seat);
  seat.press('stock t1>t2 t1>f1 undo undo redo');
  expect(heard.map((text) => text.split(';')[0])).toEqual([
    'moveTableauToTableau t1>t2',
    'undo t1>t2',
    'redo t1>t2',
  ]);
});

test('a listener hears of a change after the controller made it and before the views show it', () => {
  const { game, view, press } = seatAt('t1: Kh');
  const seen: unknown[] = [];
  game.onChange(() => seen.push([view.frame.moves, game.moves]));
  press('t1>t2');
  expect([seen, view.frame.moves]).toEqual([[[0, 1]], 1]);
});

test('a removed listener hears nothing more', () => {
  const { game, press } = seatAt('t1: Kh');
  const heard: string[] = [];
  const remove = game.onChange(({ event }) => heard.push(event));
  press('t1>t2');
  remove();
  press('undo');
  expect(heard).toEqual(['moveTableauToTableau']);
});

test('if a listener throws, the others and the views still hear of the change', () => {
  const { game, view, press } = seatAt('t1: Kh');
  game.onChange(() => {
    throw new Error('no animation');
  });
  const heard = listenTo({ game });
  expect(() => press('t1>t2')).toThrow('no animation');
  expect([heard.length, view.frame.moves]).toEqual([1, 1]);
});

test('listeners hear the changes in order, even if one of them plays on', () => {
  const { game, view } = seatAt('t1: Kh\nstock: 2h');
  game.onChange(({ event }) => {
    if (event === 'moveTableauToTableau') game.clickStock();
  });
  const heard: string[] = [];
  game.onChange(({ event }) => heard.push(event));
  view.take();
  game.play({ from: 't1', count: 1, to: 't2' });
  expect([heard, view.take().filter((call) => call === 'refresh').length, view.frame.moves]).toEqual([
    ['moveTableauToTableau', 'clickStock'],
    1,
    2,
  ]);
});

test('refuses a listener that is not a function', () => {
  const game = new KlondikeController();
  expect(() => game.onChange(undefined as never)).toThrow(
    TypeError('listener must be a function, not undefined'),
  );
});

test('a new game from a layout reports the cards of that layout', () => {
  const game = new KlondikeController();
  const heard = listenTo({ game });
  game.nextDeal(dealFromLayout({ ...EMPTY_LAYOUT, ...parseLayout('t7: 9d') }));
  game.newGame();
  expect(heard).toEqual(['newGame; new game; stock>t7 9d; t7[0] 9d up']);
});
