/** The states of a game from its first one to the current one, as somebody sees them who watches it. */

export class WatchedLine<State> {
  private readonly states: State[];
  private moved = new AbortController();

  /**
   * @param now the current state, undefined before the first game, and how many moves lead to it
   * @param states those before the watching began
   */
  constructor(
    private readonly now: () => { readonly state: State | undefined; readonly moves: number },
    states: readonly State[] = [],
  ) {
    this.states = states.slice();
    this.look();
  }

  /** Empty before the first game. */
  get line(): readonly State[] {
    return this.states;
  }

  /** To be called after each event. */
  look(): void {
    const { state, moves } = this.now();
    if (state === undefined) return;
    this.moved.abort();
    this.moved = new AbortController();
    this.states[moves] = state;
    this.states.length = moves + 1;
  }

  /** What is answered; or `instead`, at once, if an event comes before the answer. */
  unlessMoved<Result>(answer: Promise<Result>, instead: Result): Promise<Result> {
    const { signal } = this.moved;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => resolve(instead));
      answer.then(resolve, reject);
    });
  }

  /** Runs what is wanted only until the next event, or until another signal is given. */
  async untilMoved<Result>(
    signal: AbortSignal | undefined,
    run: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const over = new AbortController();
    const end = (): void => over.abort();
    for (const one of [signal, this.moved.signal]) {
      if (one?.aborted === true) end();
      one?.addEventListener('abort', end, { signal: over.signal });
    }
    try {
      return await run(over.signal);
    } finally {
      end();
    }
  }
}
