/** What all searches over sets of cards are asked and tell. */
import type { Order } from './steps.js';

export interface SearchOptions {
  readonly order: Order;
  /** The most positions that will ever be entered. */
  readonly visits: number;
  /** The most bytes that the table of positions may take. */
  readonly bytes: number;
  /** Asked every few thousand visits; true stops the search. */
  readonly isOver?: ((visits: number) => boolean) | undefined;
}

export type SearchEnd = 'won' | 'lost' | 'visits' | 'bytes' | 'stopped';

export interface Search {
  /** Positions entered, those met before included. */
  readonly visits: number;
  /** Positions kept. */
  readonly stored: number;
  /** The steps that won, first to last. */
  readonly steps: readonly number[];
  /** Goes on where it was, until so many positions were entered. */
  run(visits?: number): SearchEnd;
  /** Gives back its memory. It can do no more then. */
  end(): void;
}

/** Visits between two questions whether the search is over. */
export const VISITS_A_PULSE = 8192;
