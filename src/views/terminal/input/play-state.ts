/** What the player is in the middle of, as a value, and what follows from a key or a click. */
import type { KlondikeCall } from '../../../klondike/contract/handler.js';
import type { PileId } from '../../../klondike/piles.js';
import type { Cursor } from '../../cursor.js';
import { onPile } from '../../cursor.js';
import type { TableState } from '../drawing/table.js';
import type { ProgramAct } from './program-keys.js';

export interface PlayState extends TableState {
  /** A second `n` leaves the game in play. */
  readonly asksNewGame: boolean;
  /** The mouse button is down and holds the cards in hand; `moved` once they were over another pile. */
  readonly drag: { readonly moved: boolean } | undefined;
  /** The last click that picked up a card, for a second one soon after. */
  readonly click: { readonly pile: PileId; readonly time: number } | undefined;
}

export const FIRST_STATE: PlayState = {
  cursor: onPile('stock'),
  hand: undefined,
  message: '',
  asksNewGame: false,
  drag: undefined,
  click: undefined,
};

/** What is to be done outside the state. */
export type Act =
  | {
      readonly act: 'report';
      readonly call: KlondikeCall;
      /** Where the cursor goes if the event is refused. */
      readonly back?: Cursor;
    }
  /** The top card of a pile to whichever foundation takes it. */
  | { readonly act: 'send up'; readonly from: PileId }
  | { readonly act: ProgramAct };

export interface Step {
  readonly state: PlayState;
  readonly act?: Act;
}

/** The cards in hand back where they came from, and the cursor with them. */
export function letGo(state: PlayState): PlayState {
  if (state.hand === undefined) return state;
  const cursor = { pile: state.hand.from, depth: state.hand.count };
  return { ...state, cursor, hand: undefined, drag: undefined, click: undefined };
}
