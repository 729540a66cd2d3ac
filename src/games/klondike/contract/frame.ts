/** What a view shows after a refresh, as data. */
import type { Card } from '../../../core/card.js';

export interface Frame {
  readonly stockEmpty: boolean;
  /** Three cards at most. Bottom to top, like all piles of a frame. */
  readonly waste: readonly Card[];
  /** Leftmost first; two cards at most of each. */
  readonly foundations: readonly (readonly Card[])[];
  /** Leftmost first; `HIDDEN` for each face-down card. */
  readonly tableau: readonly (readonly Card[])[];
  /**
   * A stock in play: its top card, and the rest under it, face down. Absent if the stock lies face down.
   * Frames of a `KlondikeView` never have it, for there the pile in play is the waste.
   */
  readonly stock?: readonly Card[];
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
