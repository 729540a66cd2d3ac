/**
 * All states of a game, from the first to the current one. States are values, so undo is a step back.
 * Invariant: there is at least one state; the first is never undone.
 */
export class History<State> {
  private readonly states: [State, ...State[]];
  /** The undone states. The state at the end of this list was undone last. */
  private undone: State[] = [];

  constructor(first: State) {
    this.states = [first];
  }

  get now(): State {
    return this.states[this.states.length - 1] ?? this.states[0];
  }

  /** All states from the first one on, including undone ones. */
  get line(): readonly [State, ...State[]] {
    return [...this.states, ...this.undone.slice().reverse()];
  }

  /** The number of moves from the first state to the current one. */
  get moves(): number {
    return this.states.length - 1;
  }

  /** Is there an undone move that can be redone? */
  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Makes `next` the current state. Undone states can no longer be redone. */
  push(next: State): void {
    this.states.push(next);
    if (this.undone.length > 0) this.undone = [];
  }

  /** Goes one move back. Returns false at the first state. */
  undo(): boolean {
    if (this.moves === 0) return false;
    this.undone.push(this.now);
    this.states.pop();
    return true;
  }

  /** Redoes the last undone move. Returns false if no move was undone. */
  redo(): boolean {
    const next = this.undone.pop();
    if (next === undefined) return false;
    this.states.push(next);
    return true;
  }
}
