/** How a game of Monte Carlo Solitaire is set up. */
import type { Grid, GridSize } from '../model/grid.js';
import type { Move } from '../model/play.js';
import type { Refusal } from '../model/refusal.js';

/**
 * Finds the move to advise in a grid; undefined if there is none. The grid is a copy, and the same object as long
 * as the cards have not moved.
 */
export type Advise = (grid: Grid) => Move | undefined;

/** How a `MonteCarloController` plays; all of it may be left out. */
export interface MonteCarloOptions {
  /** Five rows and columns by default. */
  readonly size?: GridSize;
  /** The name of the deal that every `newDeal` deals; by default each `newDeal` draws its own. */
  readonly deal?: string;
  /**
   * Finds the move for `hintAhead`. By default an `Advisor` does, which searches a short time for the best
   * ending.
   */
  readonly advise?: Advise;
  /** The name that the About box credits. */
  readonly name?: string;
  /** The rules told to a player: `HELP` by default. */
  readonly help?: string;
  /** Hears why an event was refused. */
  readonly onRefusal?: (why: Refusal) => void;
}
