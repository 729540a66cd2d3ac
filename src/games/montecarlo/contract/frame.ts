/** What a view shows after a refresh, as data. */
import type { Cell } from '../words/cell.js';

export interface Frame {
  /** From the top, each from the left; `NO_CARD` for an empty cell. No rows before anything is told. */
  readonly rows: readonly (readonly number[])[];
  /** The cells with red borders, in the order told. */
  readonly highlighted: readonly Cell[];
  /** In the deck. */
  readonly cardsLeft: number;
  readonly score: number;
  /** Undefined before the first game, and for a game of given cards. */
  readonly game: bigint | undefined;
  readonly won: boolean;
  /** Was a beep told with this refresh? */
  readonly beeped: boolean;
  /** The rules in brief, where they were told with this refresh. */
  readonly help: string | undefined;
  /** Was it told with this refresh that the hint is to consolidate? */
  readonly consolidateHinted: boolean;
}

/** What a view shows before it is told anything. */
export const EMPTY_FRAME: Frame = {
  rows: [],
  highlighted: [],
  cardsLeft: 0,
  score: 0,
  game: undefined,
  won: false,
  beeped: false,
  help: undefined,
  consolidateHinted: false,
};
