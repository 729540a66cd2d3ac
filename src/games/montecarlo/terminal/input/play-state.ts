/** What the player is doing, as a value, and what follows from a key or a click. */
import type { CardSearch } from '../../../../core/card-search.js';
import type { OrRedo } from '../../../../core/redo.js';
import type { MonteCarloCall } from '../../contract/handler.js';
import type { TableState } from '../drawing/draw-table.js';
import type { MonteCarloTerminalStrings } from '../strings/english.js';
import { ENGLISH } from '../strings/english.js';
import type { ProgramAct } from '../../../../terminal/input/program-keys.js';

/** A command that leaves the game in play. */
export type Leaving = 'newGame' | 'previousDeal' | 'nextDeal';

/** A question asked below the grid: may the game in play be left, which game is to be dealt, which card is to be found? */
type Question =
  /** The same command again leaves the game. */
  | { readonly asks: 'to leave'; readonly by: Leaving }
  | { readonly asks: 'number'; readonly typed: string }
  | { readonly asks: 'card'; readonly search: CardSearch };

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
  /** Shows lines in place of the grid. */
  | { readonly act: 'read'; readonly lines: readonly string[] }
  /** Opens the list of what can be set. */
  | { readonly act: 'settings' }
  | { readonly act: ProgramAct };

export interface Step {
  readonly state: PlayState;
  readonly act?: Act;
  /** Does the state's message refuse what the player wanted? */
  readonly isRefused?: true;
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
