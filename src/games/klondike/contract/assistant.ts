/**
 * What a handler's interface cannot offer. A view may be given it besides its handler. Each part may be
 * absent.
 */
import type { Assistance } from '../../../core/assistance.js';
import type { LineVerdict } from '../../../core/line-verdicts.js';
import type { OwnMoves } from './undo-groups.js';
import type { Redoes } from '../../../core/redo.js';
import type { PileId } from '../words/piles.js';
import type { KlondikeCall } from './handler.js';

/** What can be asked about a game of Klondike in play. The pile in play is called the waste, as in `targets`. */
export interface KlondikeAssistance extends Assistance<KlondikeCall, PileId> {
  /**
   * What was found out, without a further search: of the deal in play, and of the states that these calls lead to from
   * there. Whoever plays the calls knows that they are accepted.
   */
  known(calls: readonly KlondikeCall[]): Promise<readonly LineVerdict['verdict'][]>;
}

/** What a game has scored. */
export interface Score {
  /** How it is counted: points, or dollars. */
  readonly scoring: 'standard' | 'vegas';
  readonly points: number;
  /** What all games together have won or lost, in dollars. */
  readonly balance?: number;
}

/** What a view can ask or tell the game besides its handler. */
export interface KlondikeAssistant extends Partial<Redoes>, Partial<KlondikeAssistance> {
  /**
   * The piles that would take the top `count` cards of a pile. The pile in play is always called the waste
   * here, whatever the house.
   */
  targets?(take: { readonly from: PileId; readonly count: number }): readonly PileId[];
  /** How often the waste may still be turned over; `Infinity` without a limit, undefined before the first game. */
  redealsLeft?(): number | undefined;
  /** What the game in play has scored; undefined before the first game, and if it is not scored. */
  score?(): Score | undefined;
  /**
   * How long the game in play has taken, in milliseconds; undefined before the first move, and if it is not to be shown. A view asks about once
   * a second.
   */
  time?(): number | undefined;
  /**
   * Which moves of the game in play the table has made by itself. A view asks whenever another game is on it. Without it,
   * or if it is undefined, the view remembers those that it has seen.
   */
  ownMoves?(): OwnMoves | undefined;
}
