/**
 * The line of a game in play: its states as a watcher sees them, and verdicts on them, from the first to the current one.
 * A lost state leads only to lost states, and a winnable one comes only from winnable ones. So a line has at most one border, and
 * few of its states need to be decided to find it.
 */

/** The verdict of a search on a state. */
export type StateVerdict<State> =
  /** `through` are states on the way to a win: each of them is winnable as well. */
  | { readonly verdict: 'winnable'; readonly through: readonly State[] }
  | { readonly verdict: 'lost' | 'unknown' };

/** The verdict on a line. */
export interface LineVerdict {
  /** The verdict on the current state. */
  readonly verdict: 'winnable' | 'lost' | 'unknown';
  /** The last number of moves after which the game is known to be winnable; undefined if of none that is known. */
  readonly winnableUntil: number | undefined;
  /**
   * The first number of moves after which the game is known to be lost. If it is the next one after `winnableUntil`,
   * the move between them lost the game. Else the states between them could not be decided.
   */
  readonly lostFrom: number | undefined;
}

/** The number of stored verdicts. The oldest are dropped. */
const MOST_KEPT = 10_000;

/** Keeps what it has found out: one event more costs one search, and none if it was foreseen. */
export class LineVerdicts<State> {
  private readonly kept = new Map<string, LineVerdict['verdict']>();

  /**
   * @param keyOf the same for states that are the same to a search
   * @param decide decides a state. An `unknown` that comes after the signal is not kept
   */
  constructor(
    private readonly keyOf: (state: State) => string,
    private readonly decide: (state: State, signal: AbortSignal | undefined) => Promise<StateVerdict<State>>,
  ) {}

  /** @param line not empty. If a signal ends the search, the result has the verdicts found so far. */
  async verdict(line: readonly State[], signal?: AbortSignal): Promise<LineVerdict> {
    const last = line.length - 1;
    const verdictAt = (at: number): Promise<LineVerdict['verdict']> => this.verdictOf(line[at], signal);
    if ((await verdictAt(last)) === 'winnable') {
      return { verdict: 'winnable', winnableUntil: last, lostFrom: undefined };
    }
    // A state that stays unknown counts as lost in one search for the border, and as winnable in the other.
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

  /** The stored verdict on a state, without a search. */
  known(state: State): LineVerdict['verdict'] {
    return this.kept.get(this.keyOf(state)) ?? 'unknown';
  }

  /** The last state known to be winnable, or -1, and the first known to be lost, or the length of the line. */
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

/** Asks states between two borders, half of them away each time. */
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

/** The states of a game from its first one to the current one, as a watcher sees them. */
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

  /** Runs work that ends with the next event, or with another signal. */
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
