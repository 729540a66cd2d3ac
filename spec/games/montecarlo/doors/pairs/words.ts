/**
 * Games at this door as text: `6h 2s -- 8d`, one line per row, with the course's symbols and `--` for an empty cell.
 */
import { Coordinates, Game } from '../../../../../src/pairs.js';

export interface Size {
  readonly rows: number;
  readonly cols: number;
}

export const FIVE: Size = { rows: 5, cols: 5 };

export const at = (row: number, column: number): Coordinates => new Coordinates(row, column);

export function gameOf(number: number | bigint, { rows, cols }: Size = FIVE): Game {
  const game = new Game(rows, cols);
  game.newGame(number);
  return game;
}

export function cardAt(game: Game, cell: Coordinates): string {
  const [rank, suit] = [game.getRank(cell), game.getSuit(cell)];
  if (rank === null && suit === null) return '--';
  return `${rank?.getSymbol() ?? '?'}${suit?.getSymbol() ?? '?'}`;
}

/** The cells row by row from the top. */
export const cellsOf = ({ rows, cols }: Size): Coordinates[] =>
  Array.from({ length: rows * cols }, (_, index) => at(Math.floor(index / cols), index % cols));

export const cardsOf = (game: Game, size: Size = FIVE): string[] =>
  cellsOf(size).map((cell) => cardAt(game, cell));

export function tableauOf(game: Game, size: Size = FIVE): string[] {
  const cards = cardsOf(game, size);
  return Array.from({ length: size.rows }, (_, row) =>
    cards.slice(row * size.cols, (row + 1) * size.cols).join(' '),
  );
}

/** All answers that a game gives. */
export const stateOf = (game: Game, size: Size = FIVE): string =>
  [
    ...tableauOf(game, size),
    `left: ${game.cardsLeft()}, score: ${game.score()}, wins: ${String(game.playerWins())}`,
  ].join('\n');

/** Cells as `04-13`: the row and column of one cell, then of the other. */
export function remove(game: Game, pair: string): boolean {
  const [one = NaN, first = NaN, other = NaN, second = NaN] = pair.replace('-', '').split('').map(Number);
  return game.removeCards(at(one, first), at(other, second));
}
