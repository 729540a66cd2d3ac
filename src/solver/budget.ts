/** The options of a solver, the budget they set, and its answers. */
import type { FieldsOf } from '../core/given.js';
import { valueText } from '../core/given.js';
import type { Move } from '../games/klondike/model/play.js';

/** The truth about a position, and what it took to find it. */
export type Answer = Verdict & {
  /** Positions entered, those met before included. */
  readonly visits: number;
  readonly milliseconds: number;
};

/** What a position is, or why that was not found out. */
export type Verdict =
  | Win
  | { readonly verdict: 'lost' }
  | { readonly verdict: 'unknown'; readonly why: Limit };

/** A position that can be won. */
export interface Win {
  readonly verdict: 'winnable';
  /** A line that wins, played by the rules before it is returned. */
  readonly moves: readonly Move[];
  /** Asked for a shortest line: true if it is proved that none is shorter than this one, as `lineLength` counts. */
  readonly minimal?: boolean;
  /** No line is shorter than that; told if a shortest line is asked for and this one is not proved to be one. */
  readonly bound?: number;
}

/** How much a search may take. Without options it goes on until it knows, or 1 GB is full. */
export interface SolveOptions {
  /** The most positions to enter; the same one may be entered many times. */
  readonly visits?: number | undefined;
  readonly milliseconds?: number | undefined;
  /** The most memory for the positions met, from 64 kB. 1 GB if nothing is said. */
  readonly bytes?: number | undefined;
  /** What the search is written in: WebAssembly where that is allowed, if nothing is said. The answer is the same. */
  readonly core?: 'webassembly' | 'typescript' | undefined;
  /**
   * Search on for a line that is proved to be a shortest one; false if nothing is said. What is left of the budget when
   * the position is known to be winnable is spent on that.
   */
  readonly minimal?: boolean | undefined;
  /** Spend a few thousand visits to make a line that wins shorter. By default the first line found is the answer. */
  readonly short?: boolean | undefined;
  /** Looked at every few thousand visits. */
  readonly signal?: AbortSignal | undefined;
  /** Called every few thousand visits with their number so far. */
  readonly progress?: ((visits: number) => void) | undefined;
}

/** The fields of `SolveOptions`. */
export const SOLVE_FIELDS: FieldsOf<SolveOptions> = {
  visits: true,
  milliseconds: true,
  bytes: true,
  core: true,
  minimal: true,
  short: true,
  signal: true,
  progress: true,
};

/** Why a search ended without a verdict. */
export type Limit = 'visits' | 'milliseconds' | 'bytes' | 'aborted';

const GIGABYTE = 2 ** 30;

const LEAST_BYTES = 2 ** 16;

/** Visits between two looks at the clock of a search that uses them one by one. */
const PULSE_OF_ONE = 1024;

/** What is left of the options' budget. One budget serves the searches of one position, one after the other. */
export class Budget {
  readonly bytes: number;
  private readonly began = performance.now();
  private readonly most: number;
  private readonly deadline: number;
  private used = 0;

  /** @throws RangeError if an option is no number in its range */
  constructor(private readonly options: SolveOptions) {
    const { visits = Infinity, milliseconds = Infinity, bytes = GIGABYTE } = options;
    check('visits', visits, 1);
    check('milliseconds', milliseconds, 0);
    check('bytes', bytes, LEAST_BYTES);
    checkOthers(options);
    this.most = Math.floor(visits);
    this.bytes = bytes;
    this.deadline = this.began + milliseconds;
  }

  /** Visits of the searches that ended. */
  get visits(): number {
    return this.used;
  }

  get visitsLeft(): number {
    return this.most - this.used;
  }

  get milliseconds(): number {
    return performance.now() - this.began;
  }

  /** The limit met by a search that uses visits one by one and whose positions take so many bytes; undefined if none. */
  limitMet(bytes: number): Limit | undefined {
    if (this.visitsLeft <= 0) return 'visits';
    if (bytes > this.bytes) return 'bytes';
    return this.used % PULSE_OF_ONE === 0 && this.isOver(0) ? (this.limitOfTime() ?? 'aborted') : undefined;
  }

  use(visits: number): void {
    this.used += visits;
  }

  /** Must a search with so many visits stop? Tells the caller how far it is. */
  isOver(visits: number): boolean {
    this.tell(visits);
    return this.limitOfTime() !== undefined;
  }

  /** Tells the caller how far a search with so many visits is. */
  tell(visits = 0): void {
    this.options.progress?.(this.used + visits);
  }

  limitOfTime(): Limit | undefined {
    if (this.options.signal?.aborted === true) return 'aborted';
    return performance.now() > this.deadline ? 'milliseconds' : undefined;
  }
}

const CORES: readonly unknown[] = ['webassembly', 'typescript', undefined];

function checkOthers({ core, signal, progress }: SolveOptions): void {
  if (!CORES.includes(core))
    throw new RangeError(`core is 'webassembly' or 'typescript', not ${valueText(core)}`);
  if (signal !== undefined && typeof (signal as Partial<AbortSignal> | null)?.aborted !== 'boolean')
    throw new RangeError(`signal is an AbortSignal, not ${valueText(signal)}`);
  if (progress !== undefined && typeof progress !== 'function')
    throw new RangeError(`progress is a function, not ${valueText(progress)}`);
}

function check(name: string, value: unknown, least: number): void {
  if (typeof value !== 'number' || !(value >= least)) {
    throw new RangeError(`${name} is a number from ${least}, not ${String(value)}`);
  }
}
