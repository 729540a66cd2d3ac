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
  | {
      readonly verdict: 'winnable';
      /** A line that wins, played by the rules before it is returned. */
      readonly moves: readonly Move[];
    }
  | { readonly verdict: 'lost' }
  | { readonly verdict: 'unknown'; readonly why: Limit };
