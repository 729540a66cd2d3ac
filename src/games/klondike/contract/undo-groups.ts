/** Groups the events that one undo takes back: the player's event and the table's own moves after it. */

/** The moves that the table made, not the player. The first move after the deal has the number 1. */
export interface OwnMoves {
  /** The numbers of these moves in the game in play, including moves that can be redone. */
  numbers(): ReadonlySet<number>;
  /** Notes the last move, which has this number. No move can be redone any more. */
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

  /** Notes an accepted event that is neither undo nor redo. `moves` is the number of moves with it. */
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
