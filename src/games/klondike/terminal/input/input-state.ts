/** The message or question below the table, as a value, and what follows from a key. */
import type { CardSearch } from '../../../../core/card-search.js';
import type { ProgramAct } from '../../../../terminal/input/keys.js';
import type { Cursor } from '../../views/cursor.js';
import type { PlayCommandName } from '../../views/play-commands.js';
import type { PileId } from '../../words/piles.js';
import type { KlondikeTerminalStrings } from '../strings/english.js';
import { ENGLISH } from '../strings/english.js';
import type { OfferedCommands } from './offered.js';

/** A command that leaves the game in play. */
export type LeavingCommand = 'newGame' | 'again' | 'previousDeal' | 'nextDeal';

export interface InputState extends Required<OfferedCommands> {
  /** The texts in which the player is answered. */
  readonly strings: KlondikeTerminalStrings;
  readonly message: string;
  /** The message again for narrower windows, the longest first. */
  readonly shorter: readonly string[];
  /** A question below the table: leave the game in play? Which deal to play? Which card to find? */
  readonly question:
    /** The same command again leaves the game. */
    | { readonly asks: 'to leave'; readonly by: LeavingCommand }
    | { readonly asks: 'deal'; readonly typed: string; readonly back: number }
    | { readonly asks: 'card'; readonly search: CardSearch }
    | undefined;
  /** The names of the deals played so far; the one in play is last. */
  readonly deals: readonly string[];
}

export const FIRST_STATE: InputState = {
  strings: ENGLISH,
  message: '',
  shorter: [],
  question: undefined,
  redoes: false,
  choosesDeals: false,
  listsMoves: false,
  sets: false,
  assisted: [],
  deals: [],
};

/** An action that the view takes outside the state. */
export type InputAct =
  /** Plays cards. `key` is the key as it was read. */
  | { readonly act: 'play'; readonly command: PlayCommandName; readonly key?: string }
  /** Moves the cursor. */
  | { readonly act: 'move to'; readonly cursor: Cursor }
  /** Asks the assistant. */
  | { readonly act: 'hint' | 'finish' | 'toWinnable' | 'solution' }
  /** Opens the list of settings. */
  | { readonly act: 'settings' }
  | {
      /** Deals the game of this name. */
      readonly act: 'deal';
      readonly name: string;
      /** The text that was typed for the name. If no deal has this name, the view asks again. */
      readonly typed?: string;
    }
  /** Shows the text of these piles instead of the table. */
  | { readonly act: 'read'; readonly piles: readonly PileId[] }
  | { readonly act: ProgramAct };

export interface InputStep {
  readonly state: InputState;
  /** In order. */
  readonly acts?: readonly InputAct[];
  /** Does the state's message refuse what the player wanted? */
  readonly isRefused?: true;
}

/** The deals with the one in play as the last, each once. */
export const dealsWith = (deals: readonly string[], name: string | undefined): readonly string[] =>
  name === undefined || name === deals.at(-1) ? deals : [...deals.filter((other) => other !== name), name];

/** The state without a message or question. */
export const quiet = (state: InputState): InputState => ({
  ...state,
  message: '',
  shorter: [],
  question: undefined,
});
