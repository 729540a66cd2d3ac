/** The facts that the page shows and shares after a win. */
import type { Tool } from '../../browser/parts/entries.js';
import type { BestLine } from '../../core/statistics/best-line.js';
import type { WinNote } from '../../core/statistics/game-watch.js';

/** Additions of other parts of the page to the panel after a win, such as the deal of the day. */
export interface WinExtras {
  /** The game's name in a shared line; the title of the game and its deal by default. */
  readonly title?: string | undefined;
  /** Sentences about news, such as a streak. */
  readonly news?: readonly string[] | undefined;
  /** Other sentences. */
  readonly others?: readonly string[] | undefined;
  /** The panel's main button; "Next deal" by default. */
  readonly primary?: Tool | undefined;
}

export interface WinFacts {
  readonly moves: number;
  /** The moves without redeals; undefined if the number of redeals is unknown. */
  readonly counted: number | undefined;
  readonly milliseconds: number;
  /** Undefined if no line is known. */
  readonly best: BestLine | 'searching' | undefined;
  readonly notes: readonly WinNote[];
  readonly extras: WinExtras;
  /** The moves to beat, from a link. */
  readonly beat: number | undefined;
}
