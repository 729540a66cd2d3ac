/** The message or question below the table as a value, and the effect of each key on it. */
import type { CardSearch } from '../../../../core/card-search.js';
import type { ProgramAct } from '../../../../terminal/input/keys.js';
import type { Cursor } from '../../views/cursor.js';
import type { PlayCommandName } from '../../views/play-commands.js';
import type { PileId } from '../../words/piles.js';
import type { KlondikeTerminalStrings } from '../strings/english.js';
import { ENGLISH } from '../strings/english.js';
import type { OfferedCommands } from './offered.js';

/** A command that leaves the current game. */
export type LeavingCommand = 'newGame' | 'again' | 'previousDeal' | 'nextDeal';

export interface InputState extends Required<OfferedCommands> {
  /** The texts of the answers. */
  readonly strings: KlondikeTerminalStrings;
  readonly message: string;
  /** Versions of the message for narrow windows, the longest first. */
  readonly shorter: readonly string[];
  /**
   * A question below the table. It asks whether to leave the current game, which deal comes next, or which card to
   * find.
   */
  readonly question:
    /** If the same command is repeated, it leaves the game. */
    | { readonly asks: 'to leave'; readonly by: LeavingCommand }
    | { readonly asks: 'deal'; readonly typed: string; readonly back: number }
    | { readonly asks: 'card'; readonly search: CardSearch }
    | undefined;
  /** The names of the deals played so far, with the current one last. */
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

/** An action outside the state, which the view performs. */
export type InputAct =
  /** Runs a command that plays cards. `key` is the key as the terminal sent it. */
  | { readonly act: 'play'; readonly command: PlayCommandName; readonly key?: string }
  /** Moves the cursor. */
  | { readonly act: 'move to'; readonly cursor: Cursor }
  /** Runs a command of the assistant. */
  | { readonly act: 'hint' | 'finish' | 'toWinnable' | 'solution' }
  /** Opens the list of settings. */
  | { readonly act: 'settings' }
  | {
      /** Deals the game with this name. */
      readonly act: 'deal';
      readonly name: string;
      /** The typed text. If it isn't the name of a deal, the view asks again. */
      readonly typed?: string;
    }
  /** Shows a description of these piles instead of the table. */
  | { readonly act: 'read'; readonly piles: readonly PileId[] }
  | { readonly act: ProgramAct };

export interface InputStep {
  readonly state: InputState;
  /** In order. */
  readonly acts?: readonly InputAct[];
  /** Is the state's message a refusal? */
  readonly isRefused?: true;
}

/** The deals, each once, with the current one last. */
export const dealsWith = (deals: readonly string[], name: string | undefined): readonly string[] =>
  name === undefined || name === deals.at(-1) ? deals : [...deals.filter((other) => other !== name), name];

/** The state without its message or question. */
export const quiet = (state: InputState): InputState => ({
  ...state,
  message: '',
  shorter: [],
  question: undefined,
});
