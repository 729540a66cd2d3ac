/** From an event to the cards that it carries from pile to pile. */
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../words/piles.js';
import type { Carrying } from './carry-call.js';
import type { KlondikeCall } from './handler.js';

/** What an event carries; undefined if it carries nothing. The pile in play is called the waste. */
export function carryingOf(call: KlondikeCall): Carrying | undefined {
  switch (call.event) {
    case 'moveWasteToTableau':
      return carrying('waste', 1, TABLEAU[call.args[0]]);
    case 'moveWasteToFoundation':
      return carrying('waste', 1, FOUNDATIONS[call.args[0]]);
    case 'moveTableauToFoundation':
      return carrying(TABLEAU[call.args[0]], 1, FOUNDATIONS[call.args[1]]);
    case 'moveTableauToTableau':
      return carrying(TABLEAU[call.args[0]], call.args[1], TABLEAU[call.args[2]]);
    case 'moveFoundationToTableau':
      return carrying(FOUNDATIONS[call.args[0]], 1, TABLEAU[call.args[1]]);
    case 'newGame':
    case 'clickStock':
    case 'undo':
      return undefined;
  }
}

const carrying = (from: PileId | undefined, count: number, to: PileId | undefined): Carrying | undefined =>
  from === undefined || to === undefined ? undefined : { from, count, to };
