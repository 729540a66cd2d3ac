/** Which events are taken back together: one of the player, and those that the table played by itself after it. */

/** The moves that the table has made by itself. The first move after the deal has the number 1. */
export interface OwnMoves {
  /** Those of the game in play, by their numbers; also those that can be redone. */
  numbers(): ReadonlySet<number>;
  /** The last move has this number. Nothing can be redone any more. */
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

/** Tells how many events one undo or redo of the player stands for. */
export class UndoGroups {
  /** @param own by default only the moves of the game in play are remembered, and only here */
  constructor(private readonly own: OwnMoves = new OwnMovesInMemory()) {}

  /** An event was accepted that is neither undo nor redo, and there are so many moves now. */
  note(moves: number, isByItself: boolean): void {
    this.own.note(moves, isByItself);
  }

  /** How many undo events take back the player's last event. */
  undosAt(moves: number): number {
    const own = this.own.numbers();
    let undos = 1;
    while (undos < moves && own.has(moves - undos + 1)) undos++;
    return undos;
  }

  /** How many redo events make an event of the player again, if that many were undone. */
  redosAt(moves: number): number {
    const own = this.own.numbers();
    let redos = 1;
    while (own.has(moves + redos + 1)) redos++;
    return redos;
  }
}
