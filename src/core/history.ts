/**
 * Every state of a game from its first to the one now. States are values, so undo is a step back.
 * Invariant: there is always a state; the first is never undone.
 */
export class History<State> {
  private readonly states: [State, ...State[]];
  /** Last undone last. */
  private undone: State[] = [];

  constructor(first: State) {
    this.states = [first];
  }

  get now(): State {
    return this.states[this.states.length - 1] ?? this.states[0];
  }

  /** How many moves lie between the first state and the one now. */
  get moves(): number {
    return this.states.length - 1;
  }

  /** Has a move been undone, and none made since? */
  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** What was undone is forgotten. */
  push(next: State): void {
    this.states.push(next);
    this.undone = [];
  }

  /** One move back. False at the first state, which stays. */
  undo(): boolean {
    if (this.moves === 0) return false;
    this.undone.push(this.now);
    this.states.pop();
    return true;
  }

  /** The move undone last is made again. False where there is none. */
  redo(): boolean {
    const next = this.undone.pop();
    if (next === undefined) return false;
    this.states.push(next);
    return true;
  }
}
