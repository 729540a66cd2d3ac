/** The visible state of a view after a refresh, as data. */
import type { Card } from '../../../core/card.js';
import { checkGiven } from '../../../core/given.js';
import type { Cell } from '../words/cell.js';

/** The visible grid, as of the last refresh. */
export interface MonteCarloFrame {
  /** The rows from the top, each from the left; `NO_CARD` for an empty cell. Empty until the first call of `cells`. */
  readonly rows: readonly (readonly Card[])[];
  /** The cells with red borders, in the order in which the handler gave them. */
  readonly highlighted: readonly Cell[];
  /** The number of cards in the deck. */
  readonly cardsLeft: number;
  readonly score: number;
  /** Undefined before the first game, and for a game that starts from custom cards. */
  readonly game: bigint | undefined;
  readonly won: boolean;
  /** Did this refresh come with a beep? */
  readonly beeped: boolean;
  /** The short rules, if this refresh came with them. */
  readonly help: string | undefined;
  /** Did this refresh come with the hint to consolidate? */
  readonly consolidateHinted: boolean;
}

/** @throws TypeError unless the rows are arrays and the highlighted cells are an array */
export function checkFrame(frame: unknown): asserts frame is MonteCarloFrame {
  checkGiven('frame', frame, 'an object');
  const { rows, highlighted } = frame as MonteCarloFrame;
  checkGiven('frame.rows', rows, 'an array');
  for (const [index, row] of rows.entries()) checkGiven(`frame.rows[${index}]`, row, 'an array');
  checkGiven('frame.highlighted', highlighted, 'an array');
}

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** The initial frame of a view. */
export const EMPTY_FRAME: MonteCarloFrame = /* @__PURE__ */ Object.freeze({
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
