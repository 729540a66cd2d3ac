/** Describes events that move cards by the names of their piles. */
import type { KlondikeCall, PileId } from 'klondike-kit';
import { FOUNDATIONS, TABLEAU } from 'klondike-kit';

export interface Carry {
  readonly from: PileId;
  readonly count: number;
  readonly to: PileId;
}

/** Returns undefined for an event that moves no cards. */
export function carryOf(call: KlondikeCall): Carry | undefined {
  switch (call.event) {
    case 'newGame':
    case 'undo':
    case 'clickStock':
      return undefined;
    case 'moveWasteToTableau':
      return { from: 'waste', count: 1, to: tableau(call.args[0]) };
    case 'moveWasteToFoundation':
      return { from: 'waste', count: 1, to: foundation(call.args[0]) };
    case 'moveTableauToFoundation':
      return { from: tableau(call.args[0]), count: 1, to: foundation(call.args[1]) };
    case 'moveFoundationToTableau':
      return { from: foundation(call.args[0]), count: 1, to: tableau(call.args[1]) };
    case 'moveTableauToTableau':
      return { from: tableau(call.args[0]), count: call.args[1], to: tableau(call.args[2]) };
  }
}

const tableau = (index: number): PileId => TABLEAU[index] ?? 'stock';

const foundation = (index: number): PileId => FOUNDATIONS[index] ?? 'stock';
