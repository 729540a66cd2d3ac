/**
 * Every state of a game from its first to the one now. States are values, so undo is a step back.
 * Invariant: there is always a state; the first is never undone.
 */
export class History<State> {
  private readonly states: [State, ...State[]];

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

  push(next: State): void {
    this.states.push(next);
  }

  /** One move back. False at the first state, which stays. */
  undo(): boolean {
    if (this.moves === 0) return false;
    this.states.pop();
    return true;
  }
}
