/** Moves as text: `a1-b2` removes a pair, `consolidate` moves the cards together. */
import { TextError } from '../../../core/text/text-error.js';
import type { Move } from './play.js';
import { parseCell, printCell } from '../words/cell.js';

/** The move as text: `a1-b2` or `consolidate`. */
export const printMove = (move: Move): string =>
  move === 'consolidate' ? move : move.map(printCell).join('-');

/** @throws TextError */
export function parseMove(text: string): Move {
  if (text === 'consolidate') return text;
  const [, first = '', second = ''] = /^(\w+)-(\w+)$/.exec(text) ?? [];
  const [one, other] = [parseCell(first), parseCell(second)];
  if (one === undefined || other === undefined) {
    throw new TextError({ line: 1, column: 1 }, text, 'a move: a1-b2 or consolidate');
  }
  return [one, other];
}
