/** Copies of the states of a game, for whoever asks: nobody can change the game by them. */

/** A state, and the copy of it. */
export interface Copied<State> {
  readonly state: State;
  readonly copy: State;
}

/** Makes one copy of each state: the same state is always handed out as the same copy. */
export class Copies<State extends object> {
  private readonly made = new WeakMap<State, Copied<State>>();
  private last: Copied<State> | undefined;

  /** `copyOf` is given the state copied before, too: the copies may share what the states share. */
  constructor(private readonly copyOf: (state: State, before: Copied<State> | undefined) => State) {}

  of(state: State): State {
    const known = this.made.get(state) ?? { state, copy: this.copyOf(state, this.last) };
    this.made.set(state, known);
    this.last = known;
    return known.copy;
  }
}
