/** An assistant's answers, for any game. Each answer can take some time. */
import type { Card } from './card.js';
import type { LineVerdict } from './line-verdicts.js';

/** The levels of a hint. Each level includes all levels before it. */
export const HINT_LEVELS = ['possible', 'where', 'card', 'move', 'why'] as const;

/** How much a hint shows: that a useful move exists; its place; its card; the move; its reason. */
export type HintLevel = (typeof HINT_LEVELS)[number];

/** A hint, up to the level that was requested. */
export interface Advice<Call, Place> {
  /** False if no move is useful. In that case, `why` has the reason at every level. */
  readonly isPossible: boolean;
  /** The place where the move begins. Undefined if it begins at several places. */
  readonly where?: Place | undefined;
  /** The card to move, or the lowest one of several. Undefined if no card moves. */
  readonly card?: Card | undefined;
  /** The events of the move. */
  readonly calls?: readonly Call[];
  /** A word for the reason. */
  readonly why?: string;
}

/** Answers questions about the current game. Before the first game, these questions have no answer. */
export interface Assistance<Call, Place> {
  /** The next move. @throws RangeError if the level is unknown */
  hint(level: HintLevel): Promise<Advice<Call, Place> | undefined>;
  /** The events of moves that never do harm, in a playable order. */
  safe(): Promise<readonly Call[]>;
  /** The events to the end of a game that plays itself; undefined for any other game. */
  finish(): Promise<readonly Call[] | undefined>;
  /** The events of a winning line; undefined if the search finds none. The signal or the next event ends the search. */
  solution(signal?: AbortSignal): Promise<readonly Call[] | undefined>;
  /**
   * The verdict on the current game: can it still be won, or up to which move could it be won? The signal or the next
   * event ends the search with `unknown`.
   */
  verdict(signal?: AbortSignal): Promise<LineVerdict | undefined>;
}
