import { describe, expect, test } from '@jest/globals';
import {
  CLUBS_K,
  FOUNDATION_1,
  FOUNDATION_4,
  TABLEAU_1,
  TABLEAU_3,
} from '../../../../src/games/klondike/contract/constants.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { RecordingView } from '../../../../src/games/klondike/views/recording.js';
import type { TableauIndex } from '../../../../src/games/klondike/words/piles.js';
import { cardsNumbered } from '../../../support/cards.js';
import { callOfWord, seatAt } from '../../../support/seat.js';

const newView = (): RecordingView => new RecordingView(new KlondikeController());

/** Makes each call to a view once. */
function tellAll(view: RecordingView): void {
  view.stockEmpty(false);
  view.stockEmpty(true);
  view.wasteCards(cardsNumbered(1, 51));
  view.foundationCards(FOUNDATION_4, cardsNumbered(39, 40));
  view.tableauCards(TABLEAU_3, cardsNumbered(52, 34));
  view.tableauCards(TABLEAU_1, []);
  view.updateMoves(4);
  view.win();
  view.refreshWindow();
}

test.each([null, undefined])('%s is not a handler', (handler) => {
  expect(() => new RecordingView(handler as never)).toThrow(
    expect.objectContaining({ name: 'NullHandlerException' }),
  );
});

test('calls are stored as data, oldest first', () => {
  const view = newView();
  tellAll(view);
  expect(view.calls).toEqual([
    { call: 'stockEmpty', args: [false] },
    { call: 'stockEmpty', args: [true] },
    { call: 'wasteCards', args: [[1, 51]] },
    { call: 'foundationCards', args: [3, [39, 40]] },
    { call: 'tableauCards', args: [2, [52, 34]] },
    { call: 'tableauCards', args: [0, []] },
    { call: 'updateMoves', args: [4] },
    { call: 'win', args: [] },
    { call: 'refreshWindow', args: [] },
  ]);
});

test('takeCalls returns each call once, as text', () => {
  const view = newView();
  tellAll(view);
  expect(view.take()).toEqual([
    'stock: full',
    'stock: empty',
    'waste: 2s Kc',
    'f4: Ac 2c',
    't3: ## 9d',
    't1:',
    'moves: 4',
    'win',
    'refresh',
  ]);
  expect(view.take()).toEqual([]);
  view.updateMoves(5);
  expect(view.take()).toEqual(['moves: 5']);
});

test('a call that throws is not stored', () => {
  const view = newView();
  expect(() => view.wasteCards(cardsNumbered(53))).toThrow();
  expect(() => view.tableauCards(7 as TableauIndex, [])).toThrow();
  expect(() => view.foundationCards(FOUNDATION_1, cardsNumbered(1, 2, 3))).toThrow();
  expect(() => view.updateMoves(-1)).toThrow();
  expect(view.calls).toEqual([]);
});

test('stored calls are copies', () => {
  const view = newView();
  const cards = cardsNumbered(0, 1);
  view.wasteCards(cards);
  view.tableauCards(TABLEAU_1, cards);
  view.foundationCards(FOUNDATION_1, cards);
  cards[0] = CLUBS_K;
  expect(view.take()).toEqual(['waste: As 2s', 't1: As 2s', 'f1: As 2s']);
});

test('each refresh stores a frame, and the last one is visible', () => {
  const view = newView();
  view.updateMoves(1);
  view.refreshWindow();
  view.updateMoves(2);
  view.refreshWindow();
  view.updateMoves(3);
  expect(view.frames.map(({ moves }) => moves)).toEqual([1, 2]);
  expect([view.frame, view.text]).toEqual([view.frames[1], 'stock: empty\nmoves: 2']);
});

test('clear forgets calls and frames, but the visible frame stays', () => {
  const view = newView();
  tellAll(view);
  const { text } = view;
  view.clear();
  expect([view.calls, view.frames, view.take(), view.text]).toEqual([[], [], [], text]);
  view.updateMoves(1);
  expect(view.take()).toEqual(['moves: 1']);
});

describe('its player', () => {
  test('its player acts like a person at the view', () => {
    const { view } = seatAt('waste: Kh\nt1: 5c | Ks');
    view.take();
    expect(view.player.report(callOfWord('w>t2'))).toBe('accepted');
    expect(view.take()).toEqual(['waste:', 't2: Kh', 'moves: 1', 'refresh']);
    expect(view.player.report(callOfWord('w>t3'))).toBe('not-reported');
    expect(view.player.report(callOfWord('t1>t3*2'))).toBe('not-reported');
    expect(view.player.report(callOfWord('t2>t1'))).toBe('refused');
    expect(view.take()).toEqual([]);
  });
});
