/** The answers of an assistant, in every game. Each answer may take some time. */
import type { Card } from './card.js';
import type { LineVerdict } from './line-verdicts.js';

/** The levels of a hint. Each includes all levels before it. */
export const HINT_LEVELS = ['possible', 'where', 'card', 'move', 'why'] as const;

/** How much a hint tells: that something can be done; where; with which card; the move; its reason. */
export type HintLevel = (typeof HINT_LEVELS)[number];

/** A hint, up to the level that was requested. */
export interface Advice<Call, Place> {
  /** False if nothing useful can be done; `why` then has the reason at every level. */
  readonly isPossible: boolean;
  /** The place where the move begins. Undefined if there are several. */
  readonly where?: Place | undefined;
  /** The card to move, the lowest one of several. Undefined if no card moves. */
  readonly card?: Card | undefined;
  /** The events of the move. */
  readonly calls?: readonly Call[];
  /** A word for the reason. */
  readonly why?: string;
}

/** Questions about the current game. Before the first game, they have no answer. */
export interface Assistance<Call, Place> {
  /** The next move. @throws RangeError if the level is unknown */
  hint(level: HintLevel): Promise<Advice<Call, Place> | undefined>;
  /** The events of moves that never do harm, in an order in which they can be played. */
  safe(): Promise<readonly Call[]>;
  /** The events to the end of a game that plays itself; undefined if it does not. */
  finish(): Promise<readonly Call[] | undefined>;
  /** The events of a line that wins; undefined if none was found. The signal or the next event ends the search. */
  solution(signal?: AbortSignal): Promise<readonly Call[] | undefined>;
  /** Can the game still be won, and until when could it? The signal or the next event ends the search: `unknown`. */
  verdict(signal?: AbortSignal): Promise<LineVerdict | undefined>;
}
