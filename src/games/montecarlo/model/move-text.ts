/** Moves as text: `a1-b2` removes a pair, `consolidate` moves the cards together. */
import { checkGiven } from '../../../core/given.js';
import { TextError } from '../../../core/text/text-error.js';
import type { Move } from './play.js';
import { checkPair } from './play.js';
import { parseCell, printCell } from '../words/cell-text.js';

/** The move as text: `a1-b2` or `consolidate`. @throws TypeError unless it is a move */
export function printMove(move: Move): string {
  if (move === 'consolidate') return move;
  checkPair(move);
  return move.map(printCell).join('-');
}

/** The move of a text. @throws TextError; TypeError unless it is a string */
export function parseMove(text: string): Move {
  checkGiven('text', text, 'a string');
  if (text === 'consolidate') return text;
  const [, first = '', second = ''] = /^(\w+)-(\w+)$/.exec(text) ?? [];
  const [one, other] = [parseCell(first), parseCell(second)];
  if (one === undefined || other === undefined) {
    throw new TextError({ line: 1, column: 1 }, text, 'a move: a1-b2 or consolidate');
  }
  return [one, other];
}
