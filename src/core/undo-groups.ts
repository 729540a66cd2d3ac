/** Which events are taken back together: one of the player, and those that the table played by itself after it. */
export class UndoGroups {
  /** The numbers of moves that events of the table have led to. */
  private readonly own = new Set<number>();

  /** An event was accepted that is neither undo nor redo, and there are so many moves now. */
  note(moves: number, isByItself: boolean): void {
    for (const one of [...this.own]) if (one >= moves) this.own.delete(one);
    if (isByItself) this.own.add(moves);
  }

  /** How many undo events take back the player's last event. */
  undosAt(moves: number): number {
    let undos = 1;
    while (undos < moves && this.own.has(moves - undos + 1)) undos++;
    return undos;
  }

  /** How many redo events make an event of the player again, if that many were undone. */
  redosAt(moves: number): number {
    let redos = 1;
    while (this.own.has(moves + redos + 1)) redos++;
    return redos;
  }
}
