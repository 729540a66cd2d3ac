/** What the player is doing, as a value, and what follows from a key or a click. */
import type { CardSearch } from '../../../../core/card-search.js';
import type { OrRedo } from '../../../../core/redo.js';
import type { MonteCarloCall } from '../../contract/handler.js';
import type { GridState } from '../drawing/draw-table.js';
import type { ProgramAct } from '../../../../terminal/input/keys.js';
import type { MonteCarloTerminalStrings } from '../strings/english.js';
import { ENGLISH } from '../strings/english.js';

/** A command that leaves the game in play. */
export type GridLeaveCommand = 'newGame' | 'previousDeal' | 'nextDeal';

export interface GridPlayState extends GridState {
  /** The texts in which the player is answered. */
  readonly strings: MonteCarloTerminalStrings;
  /** A question asked below the grid: may the game in play be left, which game is to be dealt, which card is to be found? */
  readonly question:
    /** The same command again leaves the game. */
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

/** Something to be done outside the state. */
export type GridAct =
  | {
      readonly act: 'report';
      readonly call: OrRedo<MonteCarloCall>;
      /** The number that was typed for the event. It is asked for again if the event is refused. */
      readonly typed?: string;
    }
  /** Shows lines in place of the grid. */
  | { readonly act: 'read'; readonly lines: readonly string[] }
  /** Opens the list of what can be set. */
  | { readonly act: 'settings' }
  | { readonly act: ProgramAct };

export interface GridStep {
  readonly state: GridPlayState;
  readonly act?: GridAct;
  /** Does the state's message refuse what the player wanted? */
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
