/**
 * Answers that a handler's interface can't give. A view may get an assistant in addition to its handler. Every member
 * is optional.
 */
import type { Assistance } from '../../../core/assistance.js';
import type { LineVerdict } from '../../../core/line-verdicts.js';
import type { Redoes } from '../../../core/redo.js';
import type { PileId } from '../words/piles.js';
import type { KlondikeCall } from './handler.js';

/** Questions about the current game of Klondike. The pile in play is called the waste, as in `targets`. */
export interface KlondikeAssistance extends Assistance<KlondikeCall, PileId> {
  /**
   * The stored verdicts on the current deal and on the states after each of these calls. Doesn't search. The caller
   * must know that the game accepts the calls.
   */
  known(calls: readonly KlondikeCall[]): Promise<readonly LineVerdict['verdict'][]>;
}

/** The score of a game. */
export interface Score {
  /** Points or dollars. */
  readonly scoring: 'standard' | 'vegas';
  readonly points: number;
  /** The balance of all games, in dollars. */
  readonly balance?: number;
}

/** The assistant of a view, in addition to its handler. */
export interface KlondikeAssistant extends Partial<Redoes>, Partial<KlondikeAssistance> {
  /**
   * The piles that would take the top `count` cards of a pile. The pile in play is always called the waste
   * here, whatever the house is.
   */
  targets?(take: { readonly from: PileId; readonly count: number }): readonly PileId[];
  /**
   * How many more times the waste may be turned over; `Infinity` if there is no limit, undefined before the first game.
   */
  redealsLeft?(): number | undefined;
  /** The score of the current game. Undefined before the first game, and for games without a score. */
  score?(): Score | undefined;
  /**
   * The time of the current game in milliseconds. Undefined before the first move, and if the player has turned the
   * time off. A view asks for it about once a second.
   */
  time?(): number | undefined;
  /**
   * The automatic moves of the current game. A view asks for them whenever it shows a different game. Without an
   * answer, the view remembers the automatic moves that it has made.
   */
  ownMoves?(): OwnMoves | undefined;
}

/** The moves that the table made instead of the player. The first move after a deal has the number 1. */
export interface OwnMoves {
  /** The numbers of these moves in the game in play, including moves that can be redone. */
  numbers(): ReadonlySet<number>;
  /** Records whether the last move, which has this number, was automatic. Nothing can be redone after it. */
  note(move: number, isOwn: boolean): void;
}

/** Remembers the moves of one game. */
class OwnMovesInMemory implements OwnMoves {
  private readonly own = new Set<number>();

  numbers(): ReadonlySet<number> {
    return this.own;
  }

  note(move: number, isOwn: boolean): void {
    for (const one of this.own) if (one >= move) this.own.delete(one);
    if (isOwn) this.own.add(move);
  }
}

/** Counts the events that one undo or redo by the player stands for. */
export class UndoGroups {
  /** @param own by default, remembers the moves of the current game only */
  constructor(private readonly own: OwnMoves = new OwnMovesInMemory()) {}

  /** Records an accepted event that is neither undo nor redo. `moves` is the number of moves, including it. */
  note(moves: number, isByItself: boolean): void {
    this.own.note(moves, isByItself);
  }

  /** The number of undo events that take back the player's last event. */
  undosAt(moves: number): number {
    const own = this.own.numbers();
    let undos = 1;
    while (undos < moves && own.has(moves - undos + 1)) undos++;
    return undos;
  }

  /** The number of redo events that repeat an event of the player. */
  redosAt(moves: number): number {
    const own = this.own.numbers();
    let redos = 1;
    while (own.has(moves + redos + 1)) redos++;
    return redos;
  }
}
