/** What the player is in the middle of, as a value, and what follows from a key or a click. */
import type { Offering } from './offered.js';
import type { OrRedo } from '../../../../core/redo.js';
import type { KlondikeCall } from '../../contract/handler.js';
import type { PileId } from '../../words/piles.js';
import type { Cursor } from '../../views/cursor.js';
import { onPile } from '../../views/cursor.js';
import type { TableState } from '../drawing/draw-table.js';
import type { KlondikeTerminalStrings } from '../strings/catalogue.js';
import { ENGLISH } from '../strings/catalogue.js';
import type { ProgramAct } from '../../../../terminal/input/program-keys.js';

/** A command that leaves the game in play. */
export type Leaving = 'newGame' | 'again';

/** Asked below the table: may the game in play be left, or which deal is to be played? */
export type Question =
  /** The same command again leaves it. */
  | { readonly asks: 'to leave'; readonly by: Leaving }
  | { readonly asks: 'deal'; readonly typed: string; readonly back: number };

export interface PlayState extends TableState {
  /** In which the player is answered. */
  readonly strings: KlondikeTerminalStrings;
  readonly redoes: Offering['redoes'];
  readonly choosesDeals: Offering['choosesDeals'];
  readonly question: Question | undefined;
  /** The names of those played so far, the one in play last. */
  readonly deals: readonly string[];
  /** The mouse button is down and holds the cards in hand; `moved` once they were over another pile. */
  readonly drag: { readonly moved: boolean } | undefined;
  /** The last click that picked up a card, for a second one soon after. */
  readonly click: { readonly pile: PileId; readonly time: number } | undefined;
}

export const FIRST_STATE: PlayState = {
  strings: ENGLISH,
  cursor: onPile('stock'),
  hand: undefined,
  message: '',
  shorter: [],
  question: undefined,
  redoes: false,
  choosesDeals: false,
  deals: [],
  drag: undefined,
  click: undefined,
};

/** What is to be done outside the state. */
export type Act =
  | {
      readonly act: 'report';
      readonly call: OrRedo<KlondikeCall>;
      /** Where the cursor goes if the event is refused. */
      readonly back?: Cursor;
    }
  /** The top card of a pile to whichever foundation takes it. */
  | { readonly act: 'send up'; readonly from: PileId }
  /** The game of this name, in place of the one in play. */
  | {
      readonly act: 'deal';
      readonly name: string;
      /** What was typed for it; it is asked for again where there is no such deal. */
      readonly typed?: string;
    }
  | { readonly act: ProgramAct };

export interface Step {
  readonly state: PlayState;
  readonly act?: Act;
}

/** Nothing is said or asked. */
export const quiet = (state: PlayState): PlayState => ({
  ...state,
  message: '',
  shorter: [],
  question: undefined,
});

/** The cards in hand back where they came from, and the cursor with them. */
export function letGo(state: PlayState): PlayState {
  if (state.hand === undefined) return state;
  const cursor = { pile: state.hand.from, depth: state.hand.count };
  return { ...state, cursor, hand: undefined, drag: undefined, click: undefined };
}
