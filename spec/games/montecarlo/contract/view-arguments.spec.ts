import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { checkHandler, checkRows } from '../../../../src/games/montecarlo/contract/view-arguments.js';
import type { MonteCarloView } from '../../../../src/games/montecarlo/contract/view.js';
import { MonteCarloFrameView } from '../../../../src/games/montecarlo/views/frame-view.js';
import { cardsNumbered } from '../../../support/cards.js';
import { errorOf } from '../../../support/error-of.js';

const ROWS = [cardsNumbered(0, -1, 51), cardsNumbered(13, 14, 15)];

function shown(): MonteCarloFrameView {
  const view = new MonteCarloFrameView();
  view.cells(ROWS);
  view.highlightedCells([{ row: 0, column: 1 }]);
  view.refreshWindow();
  return view;
}

type Call = (view: MonteCarloFrameView) => void;

const odd = (value: unknown): never => value as never;

describe('a view refuses', () => {
  test.each<[what: string, call: Call, message: string]>([
    ['no rows', (v) => v.cells(odd(null)), 'TypeError: null was given as the rows of cells; give an array.'],
    [
      'no row',
      (v) => v.cells(odd([[1], null])),
      'TypeError: null was given as row 1; give an array of cards.',
    ],
    [
      'a hole',
      (v) => v.cells(odd(Array(1))),
      'TypeError: undefined was given as row 0; give an array of cards.',
    ],
    [
      'rows of different lengths',
      (v) => v.cells([cardsNumbered(1, 2), cardsNumbered(3)]),
      'RangeError: row 1 has length 1; all rows must be as long as the first and not empty.',
    ],
    [
      'rows without cells',
      (v) => v.cells([[]]),
      'RangeError: row 0 has length 0; all rows must be as long as the first and not empty.',
    ],
    [
      'too many cells',
      (v) => v.cells([Array<Card>(27).fill(1 as Card), Array<Card>(27).fill(2 as Card)]),
      'RangeError: 2 x 27 cells were given; a grid has at most 52 cells.',
    ],
    ...[52, -2, 1.5, NaN, '5', undefined].map((card): [string, Call, string] => [
      `the card ${String(card)}`,
      (v) =>
        v.cells(
          odd([
            [1, 2],
            [3, card],
          ]),
        ),
      `RangeError: ${typeof card === 'string' ? '"5"' : String(card)} is not a card (row 1, column 1); ` +
        'cards run from 0 to 51, and -1 is an empty cell.',
    ]),
    [
      'a number that is not a card in the first place',
      (v) => v.cells(odd([[53, 2]])),
      'RangeError: 53 is not a card (row 0, column 0); cards run from 0 to 51, and -1 is an empty cell.',
    ],
    [
      'no cells to highlight',
      (v) => v.highlightedCells(odd(undefined)),
      'TypeError: undefined was given as the highlighted cells; give an array.',
    ],
    ...[
      { row: 2, column: 0 },
      { row: 0, column: 3 },
      { row: -1, column: 0 },
      { row: 0.5, column: 0 },
    ].map((cell): [string, Call, string] => [
      `the cell ${cell.row}, ${cell.column}`,
      (v) => v.highlightedCells([{ row: 0, column: 0 }, cell]),
      `RangeError: row ${cell.row}, column ${cell.column} is not a cell of the 2 x 3 grid; both are counted from 0.`,
    ]),
    [
      'a number as a cell',
      (v) => v.highlightedCells([odd(5)]),
      'TypeError: 5 was given as a highlighted cell; give its row and column.',
    ],
    [
      'a value that is not a cell',
      (v) => v.highlightedCells([odd(null)]),
      'TypeError: null was given as a highlighted cell; give its row and column.',
    ],
    ...[-1, 53, 2.5, NaN, odd('5')].flatMap((count): [string, Call, string][] => [
      [
        `${String(count)} cards left`,
        (v) => v.cardsLeft(count),
        `RangeError: ${typeof count === 'string' ? '"5"' : String(count)} was given as the cards left in the deck; use a whole number from 0 to 52.`,
      ],
      [
        `a score of ${String(count)}`,
        (v) => v.score(count),
        `RangeError: ${typeof count === 'string' ? '"5"' : String(count)} was given as the score; use a whole number from 0 to 52.`,
      ],
    ]),
    [
      'a number that is not a bigint',
      (v) => v.gameNumber(odd(5)),
      'TypeError: 5 was given as the number of the game; give a bigint or undefined.',
    ],
    [
      'rules that are not a string',
      (v) => v.help(odd(5)),
      'TypeError: 5 was given as the short rules; give a string.',
    ],
  ])('%s, and changes nothing', (_what, call, message) => {
    const view = shown();
    const { frame } = view;
    expect(errorOf(() => call(view))).toBe(message);
    view.refreshWindow();
    expect(view.frame).toEqual(frame);
  });
});

test('a view accepts the lowest and highest values', () => {
  const view = new MonteCarloFrameView();
  view.cells([Array<Card>(52).fill(51 as Card)]);
  view.highlightedCells([{ row: 0, column: 51 }]);
  view.cardsLeft(52);
  view.score(52);
  view.gameNumber(-5n);
  view.refreshWindow();
  const { rows, highlighted, cardsLeft, score, game } = view.frame;
  expect([rows[0]?.length, highlighted, cardsLeft, score, game]).toEqual([
    52,
    [{ row: 0, column: 51 }],
    52,
    52,
    -5n,
  ]);
});

test.each([
  ['null', null],
  ['undefined', undefined],
  ['"Ada"', 'Ada'],
  ['a function', () => undefined],
])('%s is not a handler', (said, handler) => {
  expect(errorOf(() => checkHandler(handler))).toBe(
    `TypeError: A view needs an events handler, not ${said}.`,
  );
  expect(errorOf(() => checkHandler({}))).toBe('nothing');
});

test('no cell can be highlighted before the first grid', () => {
  const view = new MonteCarloFrameView();
  expect(errorOf(() => view.highlightedCells([{ row: 0, column: 0 }]))).toBe(
    'RangeError: row 0, column 0 is not a cell of the 0 x 0 grid; both are counted from 0.',
  );
  view.highlightedCells([]);
  view.refreshWindow();
  expect(view.frame.highlighted).toEqual([]);
});

/** For the compiler, a plain number is a card only after the check. */
export function rowsLetIn(view: MonteCarloView, rows: readonly (readonly number[])[]): void {
  // @ts-expect-error plain numbers are not cards
  view.cells(rows);
  checkRows(rows);
  view.cells(rows);
}
