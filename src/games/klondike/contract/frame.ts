/** What a view shows after a refresh, as data. */

export interface Frame {
  readonly stockEmpty: boolean;
  /** Three cards at most. Bottom to top, here and below. */
  readonly waste: readonly number[];
  /** Leftmost first; two cards at most of each. */
  readonly foundations: readonly (readonly number[])[];
  /** Leftmost first; `HIDDEN` for each face-down card. */
  readonly tableau: readonly (readonly number[])[];
  /**
   * Of a stock in play: its top card, and under it, face down, the rest. Absent where the stock lies face
   * down, and from what a `KlondikeView` is told: its waste is the pile in play.
   */
  readonly stock?: readonly number[];
  readonly moves: number;
  readonly won: boolean;
}

/** What a view shows before it is told anything. */
export const EMPTY_FRAME: Frame = {
  stockEmpty: true,
  waste: [],
  foundations: [[], [], [], []],
  tableau: [[], [], [], [], [], [], []],
  moves: 0,
  won: false,
};
