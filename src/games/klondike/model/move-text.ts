/**
 * Moves as text: `stock`, `w>t3`, `t2>t6*3`. The number of cards is left out if it is one. A stock in play is
 * `s`.
 */
import { checkGiven } from '../../../core/given.js';
import { TextError } from '../../../core/text/text-error.js';
import type { PileId } from '../words/piles.js';
import { PILES, checkPile } from '../words/piles.js';
import type { Move } from './play.js';

const SHORT: Partial<Record<PileId, string>> = { stock: 's', waste: 'w' };

const shortOf = (id: PileId): string => SHORT[id] ?? id;

/** The move in the words of scripts, such as `t2>t6*3`. @throws TypeError or RangeError unless it is a move */
export function printMove(move: Move): string {
  if (move === 'stock') return move;
  checkGiven('move', move, 'an object');
  checkPile('move.from', move.from);
  checkPile('move.to', move.to);
  checkGiven('move.count', move.count, 'a number');
  const count = move.count === 1 ? '' : `*${move.count}`;
  return `${shortOf(move.from)}>${shortOf(move.to)}${count}`;
}

/** The move of a text. @throws TextError; TypeError unless it is a string */
export function parseMove(text: string): Move {
  checkGiven('text', text, 'a string');
  const move = readMove(text);
  if (move !== undefined) return move;
  throw new TextError({ line: 1, column: 1 }, text, 'a move: stock, w>t3, t5>f2, t2>t6*3, f1>t4');
}

/** The move of a text; undefined if it is none. */
export function readMove(text: string): Move | undefined {
  if (text === 'stock') return text;
  const [, source, target, count = '1'] = /^(\w+)>(\w+)(?:\*([1-9]\d{0,8}))?$/.exec(text) ?? [];
  const from = PILES.find((id) => shortOf(id) === source);
  const to = PILES.find((id) => shortOf(id) === target);
  return from && to && { from, count: Number(count), to };
}
