/**
 * The line of a game in play: its states from the first to the current one, and verdicts on them. All states after a lost
 * one are lost, and all states before a winnable one are winnable. So a line has at most one boundary, and a binary search
 * finds it.
 */

/** The verdict of a search on a state. */
export type StateVerdict<State> =
  /** `through` has states on the way to a win, which are all winnable. */
  | { readonly verdict: 'winnable'; readonly through: readonly State[] }
  | { readonly verdict: 'lost' | 'unknown' };

/** The verdict on a line. */
export interface LineVerdict {
  /** The verdict on the current state. */
  readonly verdict: 'winnable' | 'lost' | 'unknown';
  /**
   * The last number of moves after which the game is known to be winnable; undefined if it is not known after any move.
   */
  readonly winnableUntil: number | undefined;
  /**
   * The first number of moves after which the game is known to be lost. If it is one more than `winnableUntil`, the move
   * between them lost the game. Otherwise, the states between them are undecided.
   */
  readonly lostFrom: number | undefined;
}

/** The most verdicts to store. The oldest verdicts are dropped. */
const MOST_KEPT = 10_000;

/** Caches verdicts: each new event costs one search, or none if it follows a known way to a win. */
export class LineVerdicts<State> {
  private readonly kept = new Map<string, LineVerdict['verdict']>();

  /**
   * @param keyOf gives the same key to states that a search treats alike
   * @param decide decides a state. An `unknown` after the signal is not cached
   */
  constructor(
    private readonly keyOf: (state: State) => string,
    private readonly decide: (state: State, signal: AbortSignal | undefined) => Promise<StateVerdict<State>>,
  ) {}

  /** @param line not empty. If the signal ends the search, the result has the verdicts so far. */
  async verdict(line: readonly State[], signal?: AbortSignal): Promise<LineVerdict> {
    const last = line.length - 1;
    const verdictAt = (at: number): Promise<LineVerdict['verdict']> => this.verdictOf(line[at], signal);
    if ((await verdictAt(last)) === 'winnable') {
      return { verdict: 'winnable', winnableUntil: last, lostFrom: undefined };
    }
    // An unknown state counts as lost in the first search for the border, and as winnable in the second.
    await border(...this.bordersIn(line), async (at) => (await verdictAt(at)) === 'winnable');
    const [start, end] = this.bordersIn(line);
    if (end <= last) await border(start, end, async (at) => (await verdictAt(at)) !== 'lost');
    const [winnable, lost] = this.bordersIn(line);
    return {
      verdict: lost <= last ? 'lost' : 'unknown',
      winnableUntil: winnable < 0 ? undefined : winnable,
      lostFrom: lost <= last ? lost : undefined,
    };
  }

  /** The cached verdict on a state, without a search. */
  known(state: State): LineVerdict['verdict'] {
    return this.kept.get(this.keyOf(state)) ?? 'unknown';
  }

  /**
   * The index of the last state known to be winnable, or -1, and of the first state known to be lost, or the length of
   * the line.
   */
  private bordersIn(line: readonly State[]): readonly [winnable: number, lost: number] {
    const verdicts = line.map((state) => this.kept.get(this.keyOf(state)));
    const lost = verdicts.indexOf('lost');
    return [verdicts.lastIndexOf('winnable'), lost < 0 ? line.length : lost];
  }

  private async verdictOf(
    state: State | undefined,
    signal: AbortSignal | undefined,
  ): Promise<LineVerdict['verdict']> {
    if (state === undefined) return 'unknown';
    const known = this.kept.get(this.keyOf(state));
    if (known !== undefined) return known;
    if (isGiven(signal)) return 'unknown';
    const found = await this.decide(state, signal);
    if (found.verdict === 'unknown' && isGiven(signal)) return 'unknown';
    this.keep(state, found.verdict);
    if (found.verdict === 'winnable') for (const passed of found.through) this.keep(passed, 'winnable');
    return found.verdict;
  }

  private keep(state: State, verdict: LineVerdict['verdict']): void {
    this.kept.set(this.keyOf(state), verdict);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}

const isGiven = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;

/** A binary search between two borders. */
async function border(
  winnable: number,
  lost: number,
  isBefore: (at: number) => Promise<boolean>,
): Promise<void> {
  let low = winnable;
  let high = lost;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (await isBefore(middle)) low = middle;
    else high = middle;
  }
}

/** Watches a game and stores its states, from the first to the current one. */
export class WatchedLine<State> {
  private readonly states: State[];
  private moved = new AbortController();

  /**
   * @param now the current state, undefined before the first game, and the number of its moves
   * @param states the states before the watch began
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

  /** Call this after each event. */
  look(): void {
    const { state, moves } = this.now();
    if (state === undefined) return;
    this.moved.abort();
    this.moved = new AbortController();
    this.states[moves] = state;
    this.states.length = moves + 1;
  }

  /** The answer, or `instead` as soon as an event comes before the answer. */
  unlessMoved<Result>(answer: Promise<Result>, instead: Result): Promise<Result> {
    const { signal } = this.moved;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => resolve(instead));
      answer.then(resolve, reject);
    });
  }

  /** Runs work that the next event or another signal aborts. */
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
