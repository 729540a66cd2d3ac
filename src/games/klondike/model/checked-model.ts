/**
 * The functions of the model with checked arguments, for programs that use this package. Inside the package arguments are
 * known to be right, and searches ask millions of times. The functions that programs call as often check their arguments
 * only when they fail.
 */
import type { Card } from '../../../core/card.js';
import { checkGiven, checkWhole } from '../../../core/given.js';
import type { PileId } from '../words/piles.js';
import { checkPile } from '../words/piles.js';
import { checkPosition } from './check-rules.js';
import { layoutKey as keyOf } from './layout-key.js';
import * as layoutText from './layout-text.js';
import type { Layout } from './layout.js';
import { checkPiles } from './layout.js';
import { checkMove } from './check-move.js';
import * as moveText from './move-text.js';
import * as moves from './moves.js';
import type { Move, Outcome } from './play.js';
import * as playing from './play.js';
import type { Refusal } from './refusal.js';
import * as refusing from './refuse-in-layout.js';
import type { Take } from './refuse.js';
import type { Rules } from './rules.js';

/** Makes a move if the rules allow it. The layout given stays as it is. @throws TypeError or RangeError unless there are rules, a layout and a move */
export function play(rules: Rules, layout: Layout, move: Move): Outcome {
  checkMove(move);
  try {
    return playing.play(rules, layout, move);
  } catch (error) {
    throw faultIn(error, rules, layout);
  }
}

/** Why `play` would refuse the move; undefined if it would not. @throws as `play` */
export function refuseMove(rules: Rules, layout: Layout, move: Move): Refusal | undefined {
  checkMove(move);
  try {
    return playing.refuseMove(rules, layout, move);
  } catch (error) {
    throw faultIn(error, rules, layout);
  }
}

/** Why the top `count` cards of a pile may not be lifted; undefined if they may. @throws as `play`, and TypeError unless `take` is an object */
export function refuseTake(rules: Rules, layout: Layout, take: Take): Refusal | undefined {
  checkGiven('take', take, 'an object');
  try {
    return refusing.refuseTake(rules, layout, take);
  } catch (error) {
    throw faultIn(error, rules, layout);
  }
}

/**
 * Why lifted cards may not be laid on a pile; undefined if they may. `cards` are bottom to top.
 * @throws as `play`, and TypeError unless there is an array of cards
 */
export function refusePlace(
  rules: Rules,
  layout: Layout,
  place: { readonly cards: readonly Card[]; readonly to: PileId },
): Refusal | undefined {
  checkGiven('place', place, 'an object');
  checkGiven('place.cards', place.cards, 'an array');
  try {
    return refusing.refusePlace(rules, layout, place);
  } catch (error) {
    throw faultIn(error, rules, layout);
  }
}

/**
 * The stock click comes first, then moves by their source: the pile in play, tableau, foundations. Fewest
 * cards first.
 * @throws as `play`
 */
export function legalMoves(rules: Rules, layout: Layout): Move[] {
  try {
    return moves.legalMoves(rules, layout);
  } catch (error) {
    throw faultIn(error, rules, layout);
  }
}

/**
 * How many lines of `depth` legal moves there are. A layout that is reached in two ways counts twice.
 * @throws as `play`, and RangeError unless `depth` is a whole number from 0
 */
export function perft(rules: Rules, layout: Layout, depth: number): number {
  checkPosition(rules, layout);
  checkWhole('depth', depth, { min: 0 });
  return moves.perft(rules, layout, depth);
}

/**
 * A short string, the same for layouts in which all cards lie alike: the key of a search's visited set. `redeals` is
 * no part of it, for under unlimited redeals it would tell apart what is the same; where they are limited, add it.
 * @throws TypeError unless it is a layout
 */
export function layoutKey(layout: Layout): string {
  try {
    return keyOf(layout);
  } catch (error) {
    checkPiles(layout);
    throw error;
  }
}

/** The layout as text. Empty piles are left out. @throws TypeError unless it is a layout */
export function printLayout(layout: Layout): string {
  checkPiles(layout);
  return layoutText.printLayout(layout);
}

/** The move in the words of scripts, such as `t2>t6*3`. @throws TypeError or RangeError unless it is a move */
export function printMove(move: Move): string {
  if (move !== 'stock') {
    checkGiven('move', move, 'an object');
    checkPile('move.from', move.from);
    checkPile('move.to', move.to);
    checkGiven('move.count', move.count, 'a number');
  }
  return moveText.printMove(move);
}

/** The move of a text. @throws TextError; TypeError unless it is a string */
export function parseMove(text: string): Move {
  checkGiven('text', text, 'a string');
  return moveText.parseMove(text);
}

/** The error, unless rules or layout are wrong. @throws RangeError or TypeError that says which */
function faultIn(error: unknown, rules: unknown, layout: unknown): unknown {
  checkPosition(rules, layout);
  return error;
}
