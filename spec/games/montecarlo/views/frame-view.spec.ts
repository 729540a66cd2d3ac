import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { EMPTY_FRAME } from '../../../../src/games/montecarlo/contract/frame.js';
import { MonteCarloFrameView } from '../../../../src/games/montecarlo/views/frame-view.js';
import { cardsNumbered } from '../../../support/cards.js';

const ROWS = [cardsNumbered(0, 1, -1)];
const [A, B] = [
  { row: 0, column: 0 },
  { row: 0, column: 1 },
];

describe('a view shows', () => {
  test('nothing at first', () => {
    expect(new MonteCarloFrameView().frame).toEqual(EMPTY_FRAME);
  });

  test('no changes before a refresh', () => {
    const view = new MonteCarloFrameView();
    view.cells(ROWS);
    view.score(2);
    view.beep();
    expect(view.frame).toEqual(EMPTY_FRAME);
  });

  test('all changes after a refresh', () => {
    const view = new MonteCarloFrameView();
    view.cells(ROWS);
    view.highlightedCells([A, B]);
    view.cardsLeft(27);
    view.score(2);
    view.gameNumber(12345n);
    view.beep();
    view.help('Remove pairs.');
    view.hintConsolidate();
    view.win();
    view.refreshWindow();
    expect(view.frame).toEqual({
      rows: ROWS,
      highlighted: [A, B],
      cardsLeft: 27,
      score: 2,
      game: 12345n,
      won: true,
      beeped: true,
      help: 'Remove pairs.',
      consolidateHinted: true,
    });
  });

  test('a beep, help and the hint to consolidate for one refresh, and other facts until they change', () => {
    const view = new MonteCarloFrameView();
    view.cells(ROWS);
    view.highlightedCells([A]);
    view.beep();
    view.help('');
    view.hintConsolidate();
    view.win();
    view.refreshWindow();
    view.refreshWindow();
    expect(view.frame).toEqual({ ...EMPTY_FRAME, rows: ROWS, highlighted: [A], won: true });
  });

  test('neither highlights nor a win after new cells', () => {
    const view = new MonteCarloFrameView();
    view.cells(ROWS);
    view.highlightedCells([A]);
    view.win();
    view.cells(ROWS);
    view.refreshWindow();
    expect(view.frame).toEqual({ ...EMPTY_FRAME, rows: ROWS });
  });
});

test('copies arrays and cells, so that later changes have no effect', () => {
  const view = new MonteCarloFrameView();
  const rows = [cardsNumbered(0, 1, 2)];
  const cell = { ...A };
  const cells = [cell];
  view.cells(rows);
  view.highlightedCells(cells);
  rows[0]?.fill(9 as Card);
  rows.push(cardsNumbered(7, 7, 7));
  cell.column = 2;
  cells.push(B);
  view.refreshWindow();
  expect([view.frame.rows, view.frame.highlighted]).toEqual([[[0, 1, 2]], [A]]);
});

test('an old frame never changes', () => {
  const view = new MonteCarloFrameView();
  view.score(2);
  view.refreshWindow();
  const { frame } = view;
  view.score(4);
  expect(frame.score).toBe(2);
});

/** Fields with these names once replaced fields of the base class. */
class Namesake extends MonteCarloFrameView {
  readonly told: string[] = [];
  readonly current = 'mine';
}

test.each<[name: string, newView: () => MonteCarloFrameView]>([
  ['if it has its own fields with any name', () => new Namesake()],
  ['behind a proxy, as frameworks add one', () => new Proxy(new MonteCarloFrameView(), {})],
])('a view works %s', (_, newView) => {
  const view = newView();
  view.cells(ROWS);
  view.score(2);
  view.refreshWindow();
  expect(view.frame).toEqual({ ...EMPTY_FRAME, rows: ROWS, score: 2 });
});
