/** What a solver answers. */
import type { Move } from '../games/klondike/model/play.js';
import type { Limit } from './budget.js';

/** The truth about a position, and what it took to find it. */
export type Answer = Verdict & {
  /** Positions entered, those met before included. */
  readonly visits: number;
  readonly milliseconds: number;
};

/** What a position is, or why that was not found out. */
export type Verdict =
  | Win
  | { readonly verdict: 'lost' }
  | { readonly verdict: 'unknown'; readonly why: Limit };

/** A position that can be won. */
export interface Win {
  readonly verdict: 'winnable';
  /** A line that wins, played by the rules before it is returned. */
  readonly moves: readonly Move[];
  /** Asked for a shortest line: true if it is proved that none is shorter than this one, as `lineLength` counts. */
  readonly minimal?: boolean;
  /** No line is shorter than that; told if a shortest line is asked for and this one is not proved to be one. */
  readonly bound?: number;
}
