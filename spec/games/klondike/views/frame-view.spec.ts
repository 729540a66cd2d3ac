import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import {
  CLUBS_Q,
  CLUBS_K,
  FOUNDATION_1,
  FOUNDATION_2,
  FOUNDATION_4,
  TABLEAU_1,
  TABLEAU_3,
  TABLEAU_4,
  TABLEAU_7,
} from '../../../../src/games/klondike/contract/constants.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import { EMPTY_FRAME } from '../../../../src/games/klondike/contract/frame.js';
import { parseFrame, printFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { FrameView } from '../../../../src/games/klondike/views/frame-view.js';
import type { FoundationIndex, TableauIndex } from '../../../../src/games/klondike/words/piles.js';
import { cardsNumbered, ALL_CARDS } from '../../../support/cards.js';

/** Each call of a view, and the line of the frame that it changes. */
const TELLINGS: [line: string, tell: (view: FrameView) => void][] = [
  ['stock: full', (view) => view.stockEmpty(false)],
  ['waste: 2s Kc 6d', (view) => view.wasteCards(cardsNumbered(1, 51, 31))],
  ['waste: ##', (view) => view.wasteCards(cardsNumbered(52))],
  ['f1: As', (view) => view.foundationCards(FOUNDATION_1, cardsNumbered(0))],
  ['f4: ## 2c', (view) => view.foundationCards(FOUNDATION_4, cardsNumbered(52, 40))],
  ['t1: Kh Qs', (view) => view.tableauCards(TABLEAU_1, cardsNumbered(25, 11))],
  ['t7: ## ## 9d', (view) => view.tableauCards(TABLEAU_7, cardsNumbered(52, 52, 34))],
  ['moves: 4', (view) => view.updateMoves(4)],
  ['won', (view) => view.win()],
];

const shown = (view: FrameView): string => printFrame(view.frame);

test('a new view has an empty stock, no cards and no moves', () => {
  expect(shown(new FrameView())).toBe('stock: empty\nmoves: 0');
  expect(new FrameView().frame).toEqual(EMPTY_FRAME);
});

describe.each(TELLINGS)('%s', (line, tell) => {
  test('is not visible before a refresh', () => {
    const view = new FrameView();
    tell(view);
    expect(view.frame).toEqual(EMPTY_FRAME);
  });

  test('is visible after a refresh, and nothing else changes', () => {
    const view = new FrameView();
    tell(view);
    view.refreshWindow();
    expect(view.frame).toEqual(parseFrame(line.startsWith('stock') ? line : `stock: empty; ${line}`));
  });

  test('stays visible after another refresh', () => {
    const view = new FrameView();
    tell(view);
    view.refreshWindow();
    const first = view.frame;
    view.refreshWindow();
    expect(view.frame).toEqual(first);
  });
});

test('the last call before a refresh counts', () => {
  const view = new FrameView();
  view.tableauCards(TABLEAU_3, cardsNumbered(0, 1));
  view.tableauCards(TABLEAU_3, cardsNumbered(2));
  view.refreshWindow();
  expect(shown(view)).toBe('stock: empty\nt3: 3s\nmoves: 0');
});

test('the view keeps values that no call changes', () => {
  const view = new FrameView();
  view.wasteCards(cardsNumbered(0));
  view.tableauCards(TABLEAU_1, cardsNumbered(1));
  view.refreshWindow();
  view.tableauCards(TABLEAU_7, cardsNumbered(2));
  view.refreshWindow();
  expect(shown(view)).toBe('stock: empty\nwaste: As\nt1: 2s\nt7: 3s\nmoves: 0');
});

test('shows 52 tableau cards, and hidden cards everywhere', () => {
  const view = new FrameView();
  const all = ALL_CARDS;
  view.tableauCards(TABLEAU_4, all);
  view.wasteCards(cardsNumbered(52, 52, 52));
  view.foundationCards(FOUNDATION_2, cardsNumbered(52, 52));
  view.refreshWindow();
  expect([view.frame.tableau[3], view.frame.waste, view.frame.foundations[1]]).toEqual([
    all,
    [52, 52, 52],
    [52, 52],
  ]);
});

describe('arrays are copied', () => {
  test.each<[string, (view: FrameView, cards: Card[]) => void]>([
    ['wasteCards', (view, cards) => view.wasteCards(cards)],
    ['tableauCards', (view, cards) => view.tableauCards(TABLEAU_1, cards)],
    ['foundationCards', (view, cards) => view.foundationCards(FOUNDATION_1, cards)],
  ])('by %s', (_name, tell) => {
    const view = new FrameView();
    const cards = cardsNumbered(0, 1);
    tell(view, cards);
    cards[0] = CLUBS_K;
    view.refreshWindow();
    cards.push(CLUBS_Q);
    expect(shown(view)).toMatch(/: As 2s\n/);
  });
});

describe('a call that throws changes nothing', () => {
  const told = (): FrameView => {
    const view = new FrameView();
    view.wasteCards(cardsNumbered(0));
    view.tableauCards(TABLEAU_1, cardsNumbered(1));
    view.foundationCards(FOUNDATION_1, cardsNumbered(13));
    view.updateMoves(3);
    view.win();
    view.refreshWindow();
    return view;
  };

  test.each<[name: string, call: (view: FrameView) => void]>([
    ['NullArrayException', (view) => view.wasteCards(null as never)],
    ['TooManyCardsException', (view) => view.wasteCards(cardsNumbered(1, 2, 3, 4))],
    ['UnknownCardException', (view) => view.wasteCards(cardsNumbered(1, 53))],
    ['UnknownTableauException', (view) => view.tableauCards(7 as TableauIndex, cardsNumbered(1))],
    ['UnknownCardException', (view) => view.tableauCards(TABLEAU_1, cardsNumbered(5, 6, -1))],
    ['UnknownFoundationException', (view) => view.foundationCards(-1 as FoundationIndex, cardsNumbered(1))],
    ['TooManyCardsException', (view) => view.foundationCards(FOUNDATION_1, cardsNumbered(1, 2, 3))],
    ['NegativeNumberException', (view) => view.updateMoves(-1)],
  ])('%s', (name, call) => {
    const view = told();
    const before = view.frame;
    expect(() => call(view)).toThrow(expect.objectContaining({ name }));
    view.refreshWindow();
    expect(view.frame).toEqual(before);
  });
});

describe('a win', () => {
  const won = (): FrameView => {
    const view = new FrameView();
    view.updateMoves(9);
    view.win();
    view.refreshWindow();
    return view;
  };

  test('becomes visible together with all other calls before the same refresh, in any order', () => {
    const view = new FrameView();
    view.win();
    view.updateMoves(9);
    view.refreshWindow();
    expect(view.frame.won).toBe(true);
  });

  test.each<[what: string, tell: (view: FrameView) => void]>([
    ['a number of moves', (view) => view.updateMoves(8)],
    ["piles that don't change", (view) => view.tableauCards(TABLEAU_1, [])],
    ['nothing', () => undefined],
  ])('stays visible after %s', (_, tell) => {
    const view = won();
    tell(view);
    view.refreshWindow();
    expect(view.frame.won).toBe(true);
  });

  test.each<[what: string, tell: (view: FrameView) => void]>([
    ['a card back on the tableau', (view) => view.tableauCards(TABLEAU_1, cardsNumbered(12))],
    ['different cards on a foundation', (view) => view.foundationCards(FOUNDATION_1, cardsNumbered(10, 11))],
    ['cards in the waste', (view) => view.wasteCards(cardsNumbered(3))],
    ['cards in the stock', (view) => view.stockEmpty(false)],
  ])('ends when the view shows a different table: %s', (_, tell) => {
    const view = won();
    tell(view);
    expect(view.frame.won).toBe(true);
    view.refreshWindow();
    expect(view.frame.won).toBe(false);
  });

  test("ends immediately when the player goes on, and doesn't return", () => {
    const view = won();
    view.endWin();
    expect(shown(view)).toBe('stock: empty\nmoves: 9');
    view.refreshWindow();
    expect(shown(view)).toBe('stock: empty\nmoves: 9');
  });

  test("doesn't end through the calls after it before its refresh", () => {
    const view = won();
    view.tableauCards(TABLEAU_1, cardsNumbered(12));
    view.win();
    view.tableauCards(TABLEAU_1, []);
    view.refreshWindow();
    expect(view.frame.won).toBe(true);
  });
});

describe('a view that draws', () => {
  class Drawing extends FrameView {
    readonly drawn: Frame[] = [];

    protected override refreshed(frame: Frame): void {
      this.drawn.push(frame);
    }
  }

  test('receives each frame once, at its refresh', () => {
    const view = new Drawing();
    view.updateMoves(1);
    expect(view.drawn).toEqual([]);
    view.refreshWindow();
    view.updateMoves(2);
    view.refreshWindow();
    expect(view.drawn.map(({ moves }) => moves)).toEqual([1, 2]);
  });

  test('already shows the frame that it receives', () => {
    const view = new Drawing();
    view.updateMoves(1);
    view.refreshWindow();
    expect(view.drawn[0]).toBe(view.frame);
  });
});

test("the first frame of a new view can't be changed", () => {
  const { frame } = new FrameView();
  const parts = [
    frame,
    frame.waste,
    frame.foundations,
    ...frame.foundations,
    frame.tableau,
    ...frame.tableau,
  ];
  expect(parts.every((part) => Object.isFrozen(part))).toBe(true);
});
