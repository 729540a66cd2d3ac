/**
 * A game as text, which is a script with the size of its grid, its deal and its moves. It leaves out events that don't
 * change any card, such as a selection or a hint.
 */
import { checkGiven } from '../../../core/given.js';
import type { History } from '../../../core/history.js';
import { printSaved, readHead, readMoves } from '../../../core/saved-game.js';
import type { Word } from '../../../core/text/words.js';
import type { MonteCarloDeal } from '../model/deals.js';
import { parseDeal } from '../model/deals.js';
import type { Grid, GridSize } from '../model/grid.js';
import { moveBetween } from '../model/moves.js';
import { play } from '../model/play.js';
import { parseCell, printCell } from '../words/cell.js';

/** A deal and the moves since then. */
export interface MonteCarloGame {
  readonly deal: MonteCarloDeal;
  readonly start: Grid;
  readonly history: History<Grid>;
}

const headOf = ({ rows, columns }: GridSize, deal: string): string =>
  `[Game "montecarlo"] [Size "${rows}x${columns}"]\n[Deal "${deal}"]\ndeal`;

export const printGame = (size: GridSize, { deal, start, history }: MonteCarloGame): string =>
  printSaved(headOf(size, deal.name), history, (before, after) => wordsBetween(start, before, after));

/** Earlier versions saved the second tag. */
const RESTARTS: readonly string[] = ['restart', 'replay'];

/** The events that led from one grid to the next. A pair takes two clicks. */
function wordsBetween(start: Grid, before: Grid, after: Grid): string {
  const move = moveBetween(start, before, after);
  return typeof move === 'string' ? move : move.map(printCell).join(' ');
}

/** @throws TypeError unless it is a string; TextError unless it is the text of a game on grids of this size */
export function readGame(size: GridSize, text: string): MonteCarloGame {
  checkGiven('text', text, 'a string');
  const { words, name } = readHead(text, (deal) => headOf(size, deal));
  const deal = parseDeal(name);
  const start = deal.start(size);
  const history = readMoves(inMoves(words), start, (now, word) =>
    RESTARTS.includes(word) ? now !== start && start : after(now, word),
  );
  return { deal, start, history };
}

/** Joins the two clicks of a pair into one word. */
function inMoves(words: readonly Word[]): Word[] {
  const moves: Word[] = [];
  for (const word of words) {
    const last = moves.at(-1);
    if (last !== undefined && parseCell(last.text) && parseCell(word.text))
      moves.splice(-1, 1, { ...last, text: `${last.text} ${word.text}` });
    else moves.push(word);
  }
  return moves;
}

/** The grid after a move; undefined or false unless the move is legal. */
function after(grid: Grid, words: string): Grid | false | undefined {
  const [one, other] = words.split(' ').map(parseCell);
  const move = words === 'consolidate' ? words : one && other && ([one, other] as const);
  const outcome = move && play(grid, move);
  return outcome?.ok && outcome.next;
}
