/** The visible state of a view after a refresh, as data. */
import type { Card } from '../../../core/card.js';
import { checkGiven } from '../../../core/given.js';
import type { Cell } from '../words/cell.js';

/** The visible grid: what a view was told up to its last refresh. */
export interface Frame {
  /**
   * From the top, each from the left; `NO_CARD` for an empty cell. There are no rows before the view is told
   * of any.
   */
  readonly rows: readonly (readonly Card[])[];
  /** The cells with red borders, in the order told. */
  readonly highlighted: readonly Cell[];
  /** How many cards are left in the deck. */
  readonly cardsLeft: number;
  readonly score: number;
  /** Undefined before the first game, and for a game of given cards. */
  readonly game: bigint | undefined;
  readonly won: boolean;
  /** Was a beep told with this refresh? */
  readonly beeped: boolean;
  /** The rules in brief, if they were told with this refresh; otherwise undefined. */
  readonly help: string | undefined;
  /** Was the hint to consolidate told with this refresh? */
  readonly consolidateHinted: boolean;
}

/** @throws TypeError unless this is a frame: its rows are arrays, and the highlighted cells are an array */
export function checkFrame(frame: unknown): asserts frame is Frame {
  checkGiven('frame', frame, 'an object');
  const { rows, highlighted } = frame as Frame;
  checkGiven('frame.rows', rows, 'an array');
  for (const [index, row] of rows.entries()) checkGiven(`frame.rows[${index}]`, row, 'an array');
  checkGiven('frame.highlighted', highlighted, 'an array');
}

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** The initial frame of a view. */
export const EMPTY_FRAME: Frame = /* @__PURE__ */ Object.freeze({
  rows: NONE,
  highlighted: NONE,
  cardsLeft: 0,
  score: 0,
  game: undefined,
  won: false,
  beeped: false,
  help: undefined,
  consolidateHinted: false,
});
