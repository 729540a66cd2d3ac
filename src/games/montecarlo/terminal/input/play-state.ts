/** What the player is doing, as a value, and what follows from a key or a click. */
import type { OrRedo } from '../../../../core/redo.js';
import type { MonteCarloCall } from '../../contract/handler.js';
import type { TableState } from '../drawing/draw-table.js';
import type { MonteCarloTerminalStrings } from '../strings/catalogue.js';
import { ENGLISH } from '../strings/catalogue.js';
import type { ProgramAct } from '../../../../terminal/input/program-keys.js';

/** A question asked below the grid: may the game in play be left, or which game is to be dealt? */
export type Question = { readonly asks: 'to leave' } | { readonly asks: 'number'; readonly typed: string };

export interface PlayState extends TableState {
  /** The texts in which the player is answered. */
  readonly strings: MonteCarloTerminalStrings;
  readonly question: Question | undefined;
}

export const FIRST_STATE: PlayState = {
  strings: ENGLISH,
  cursor: { row: 0, column: 0 },
  message: '',
  isAlarm: false,
  question: undefined,
};

/** Something to be done outside the state. */
export type Act =
  | {
      readonly act: 'report';
      readonly call: OrRedo<MonteCarloCall>;
      /** The number that was typed for the event. It is asked for again if the event is refused. */
      readonly typed?: string;
    }
  | { readonly act: ProgramAct };

export interface Step {
  readonly state: PlayState;
  readonly act?: Act;
}

/** The state without a message or question. */
export const quiet = (state: PlayState): PlayState => ({
  ...state,
  message: '',
  shorter: [],
  isAlarm: false,
  question: undefined,
});

export const reports = (state: PlayState, call: OrRedo<MonteCarloCall>, typed?: string): Step => ({
  state,
  act: { act: 'report', call, ...(typed !== undefined && { typed }) },
});
