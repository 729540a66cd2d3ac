/** The door refuses arguments that are not piles with the right exception, and changes nothing. */
import { expect, test } from '@jest/globals';
import { Game, TableauColumn } from '../../../../../src/clicks.js';
import { errorOf } from '../../../../support/error-of.js';
import type { Board } from './board.js';
import { boardAt } from './board.js';

/** An argument of any type, as a program in JavaScript may pass it. */
const given = (value: unknown): never => value as never;

test.each<[call: string, error: string, make: (board: Board) => unknown]>([
  [
    'new Game with no stock',
    'not a CardPile: undefined',
    ({ columns }) => new Game(given(undefined), columns, 0),
  ],
  ['new Game with no columns', 'not an array: null', ({ stock }) => new Game(stock, given(null), 0)],
  [
    'new Game with a gap in its columns',
    'not a TableauColumn: undefined',
    ({ stock, columns }) => new Game(stock, [...columns.slice(1), given(undefined)], 0),
  ],
  [
    'drawCardsFromStock with no discard',
    'not a DiscardPile: undefined',
    ({ game, stock }) => game.drawCardsFromStock(stock, given(undefined)),
  ],
  [
    'drawCardsFromStock with a column for the stock',
    'not a CardPile: an object',
    ({ game, discard }) => game.drawCardsFromStock(given(new TableauColumn()), discard),
  ],
  [
    'selectDiscard with nothing',
    'not a DiscardPile: undefined',
    ({ game }) => game.selectDiscard(given(undefined)),
  ],
  [
    'selectTableauCards with a pile',
    'not a TableauColumn: an object',
    ({ game, stock }) => game.selectTableauCards(given(stock), 1),
  ],
  [
    'selectFoundationPile with nothing',
    'not a CardPile: undefined',
    ({ game }) => game.selectFoundationPile(given(undefined)),
  ],
  [
    'selectFoundationPile with a stack of something else',
    'not a Card: 1',
    ({ game }) => game.selectFoundationPile(given([1, 2])),
  ],
])('%s: %s', (_, error, make) => {
  const board = boardAt('stock: 2c 3c; w: 9h; t1: 7s');
  board.click('t1');
  const before = board.text;
  expect([errorOf(() => make(board)), board.text]).toEqual([`ArgumentException: ${error}`, before]);
});
