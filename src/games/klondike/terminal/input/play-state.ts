/** What the player is doing, as a value, and what follows from a key or a click. */
import type { AssistedName, Offering } from './offered.js';
import type { OrRedo } from '../../../../core/redo.js';
import type { KlondikeCall } from '../../contract/handler.js';
import type { PileId } from '../../words/piles.js';
import type { CardSearch } from '../../../../core/card-search.js';
import type { Cursor } from '../../views/cursor.js';
import { onPile } from '../../views/cursor.js';
import type { TableState } from '../drawing/draw-table.js';
import type { KlondikeTerminalStrings } from '../strings/catalogue.js';
import { ENGLISH } from '../strings/catalogue.js';
import type { ProgramAct } from '../../../../terminal/input/program-keys.js';

/** A command that leaves the game in play. */
export type Leaving = 'newGame' | 'again' | 'previousDeal' | 'nextDeal';

/** A question asked below the table: may the game in play be left, which deal is to be played, which card is to be found? */
export type Question =
  /** The same command again leaves the game. */
  | { readonly asks: 'to leave'; readonly by: Leaving }
  | { readonly asks: 'deal'; readonly typed: string; readonly back: number }
  | { readonly asks: 'card'; readonly search: CardSearch };

export interface PlayState extends TableState {
  /** The texts in which the player is answered. */
  readonly strings: KlondikeTerminalStrings;
  readonly redoes: Offering['redoes'];
  readonly choosesDeals: Offering['choosesDeals'];
  readonly listsMoves: boolean;
  readonly sets: boolean;
  readonly assisted: readonly AssistedName[];
  readonly question: Question | undefined;
  /** The names of the deals played so far; the one in play is last. */
  readonly deals: readonly string[];
  /**
   * The mouse button is down and holds the cards in hand. `moved` is true once they were over another pile.
   */
  readonly drag: { readonly moved: boolean } | undefined;
  /** The piles that would take the cards in hand; undefined if nobody tells. */
  readonly targets: readonly PileId[] | undefined;
  /** The last click on a card, kept to recognize a double click. `isSent` is true if it has sent the card away. */
  readonly click: { readonly pile: PileId; readonly time: number; readonly isSent?: boolean } | undefined;
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
  listsMoves: false,
  sets: false,
  assisted: [],
  deals: [],
  drag: undefined,
  targets: undefined,
  click: undefined,
};

/** Something to be done outside the state. */
export type Act =
  | {
      readonly act: 'report';
      readonly call: OrRedo<KlondikeCall>;
      /** Where the cursor goes if the event is refused. */
      readonly back?: Cursor;
      /** How often an event is taken back; by default with what the table did by itself after it. */
      readonly times?: number;
    }
  /** Asks the assistant. */
  | { readonly act: 'hint' | 'finish' | 'toWinnable' | 'solution' }
  /** Opens the list of what can be set. */
  | { readonly act: 'settings' }
  /** Sends the cards just picked up to the best place, if one click or Enter does so. */
  | { readonly act: 'send' }
  /** Sends the top card of a pile to the foundation that takes it. */
  | { readonly act: 'send up'; readonly from: PileId }
  /** Deals the game of this name in place of the one in play. */
  | {
      readonly act: 'deal';
      readonly name: string;
      /** The text that was typed for the name. It is asked for again if there is no such deal. */
      readonly typed?: string;
    }
  /** Shows what is read of piles in place of the table. */
  | { readonly act: 'read'; readonly piles: readonly PileId[] }
  | { readonly act: ProgramAct };

export interface Step {
  readonly state: PlayState;
  readonly act?: Act;
  /** Does the state's message refuse what the player wanted? */
  readonly isRefused?: true;
}

/** The deals with the one in play as the last, each once. */
export const dealsWith = (deals: readonly string[], name: string | undefined): readonly string[] =>
  name === undefined || name === deals.at(-1) ? deals : [...deals.filter((other) => other !== name), name];

/** The state without a message or question. */
export const quiet = (state: PlayState): PlayState => ({
  ...state,
  message: '',
  shorter: [],
  question: undefined,
});

/** Puts the cards in hand back where they came from, and the cursor with them. */
export function letGo(state: PlayState): PlayState {
  if (state.hand === undefined) return state;
  const cursor = { pile: state.hand.from, depth: state.hand.count };
  return { ...state, cursor, hand: undefined, drag: undefined, click: undefined };
}
