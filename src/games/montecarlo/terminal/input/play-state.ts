/** The state of the player's input as a value, and the effects of a key or a click. */
import type { CardSearch } from '../../../../core/card-search.js';
import type { OrRedo } from '../../../../core/redo.js';
import type { MonteCarloCall } from '../../contract/handler.js';
import type { GridState } from '../drawing/draw-table.js';
import type { ProgramAct } from '../../../../terminal/input/keys.js';
import type { MonteCarloTerminalStrings } from '../strings/english.js';
import { ENGLISH } from '../strings/english.js';

/** A command that ends the game in play. */
export type GridLeaveCommand = 'newGame' | 'previousDeal' | 'nextDeal';

export interface GridPlayState extends GridState {
  /** The texts of the answers to the player. */
  readonly strings: MonteCarloTerminalStrings;
  /** A question below the grid. It asks whether the game may end, which game to deal, or which card to find. */
  readonly question:
    /** If the same command is repeated, it ends the game. */
    | { readonly asks: 'to leave'; readonly by: GridLeaveCommand }
    | { readonly asks: 'number'; readonly typed: string }
    | { readonly asks: 'card'; readonly search: CardSearch }
    | undefined;
}

export const FIRST_STATE: GridPlayState = {
  strings: ENGLISH,
  cursor: { row: 0, column: 0 },
  message: '',
  isAlarm: false,
  question: undefined,
};

/** An effect outside the state. */
export type GridAct =
  | {
      readonly act: 'report';
      readonly call: OrRedo<MonteCarloCall>;
      /** The typed number. If the handler refuses the event, the player can correct the number. */
      readonly typed?: string;
    }
  /** Shows lines instead of the grid. */
  | { readonly act: 'read'; readonly lines: readonly string[] }
  /** Opens the list of settings. */
  | { readonly act: 'settings' }
  | { readonly act: ProgramAct };

export interface GridStep {
  readonly state: GridPlayState;
  readonly act?: GridAct;
  /** Is the message a refusal? */
  readonly isRefused?: true;
}

/** The state without a message or question. */
export const quiet = (state: GridPlayState): GridPlayState => ({
  ...state,
  message: '',
  shorter: [],
  isAlarm: false,
  question: undefined,
});

export const reports = (state: GridPlayState, call: OrRedo<MonteCarloCall>, typed?: string): GridStep => ({
  state,
  act: { act: 'report', call, ...(typed !== undefined && { typed }) },
});
