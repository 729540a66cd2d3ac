/** From an event to the move that it asks for, and back. */
import { STOCK, callOf } from '../../games/klondike/contract/calls.js';
import { pileAt } from '../../games/klondike/contract/checked-numbers.js';
import type { KlondikeCall, KlondikeEventName } from '../../games/klondike/contract/handler.js';
import type { Carry, Move } from '../../games/klondike/model/play.js';
import { FOUNDATIONS, TABLEAU } from '../../games/klondike/words/piles.js';

/** The routes that cards can take, as a script writes them. */
export type Route = 'w>t' | 'w>f' | 't>f' | 'f>t' | 't>t';

/** The routes by the events that ask for them. */
export const ROUTES_ASKED: Readonly<Partial<Record<KlondikeEventName, Route>>> = {
  moveWasteToTableau: 'w>t',
  moveWasteToFoundation: 'w>f',
  moveTableauToFoundation: 't>f',
  moveFoundationToTableau: 'f>t',
  moveTableauToTableau: 't>t',
};

/** What an event asks for; undefined for undo, a new game, and piles that there are not. */
export function moveOf(call: KlondikeCall): Move | undefined {
  switch (call.event) {
    case 'newGame':
    case 'undo':
      return undefined;
    case 'clickStock':
      return 'stock';
    case 'moveWasteToTableau':
      return carry('waste', 1, pileAt(TABLEAU, call.args[0]));
    case 'moveWasteToFoundation':
      return carry('waste', 1, pileAt(FOUNDATIONS, call.args[0]));
    case 'moveTableauToFoundation':
      return carry(pileAt(TABLEAU, call.args[0]), 1, pileAt(FOUNDATIONS, call.args[1]));
    case 'moveFoundationToTableau':
      return carry(pileAt(FOUNDATIONS, call.args[0]), 1, pileAt(TABLEAU, call.args[1]));
    case 'moveTableauToTableau':
      return carry(pileAt(TABLEAU, call.args[0]), call.args[1], pileAt(TABLEAU, call.args[2]));
  }
}

const carry = (
  from: Carry['from'] | undefined,
  count: number,
  to: Carry['to'] | undefined,
): Move | undefined => (from === undefined || to === undefined ? undefined : { from, count, to });

/** The event that asks for a legal move. */
export const eventOf = (move: Move): KlondikeCall => callOf(move) ?? STOCK;

export const routeOf = ({ from, to }: Carry): Route => `${letterOf(from)}>${letterOf(to)}` as Route;

const letterOf = (pile: Carry['from']): string => pile.charAt(0);
