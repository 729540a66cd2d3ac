/** The solver's options, budget and answers. */
import type { Card } from '../core/card.js';
import { DECK_SIZE, HIDDEN, printCard } from '../core/card.js';
import type { FieldsOf } from '../core/given.js';
import { valueText } from '../core/given.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { Move } from '../games/klondike/model/play.js';
import type { Rules } from '../games/klondike/model/rules.js';
import type { PileId } from '../games/klondike/words/piles.js';
import { PILES, isTableau } from '../games/klondike/words/piles.js';

/** The verdict on a position, and how much work it took. */
export type Answer = Verdict & {
  /** Positions visited, including repeats. */
  readonly visits: number;
  readonly milliseconds: number;
};

/** The verdict on a position, or the reason why the search found none. */
export type Verdict =
  | Win
  | { readonly verdict: 'lost' }
  | { readonly verdict: 'unknown'; readonly why: Limit };

/** A position that can be won. */
export interface Win {
  readonly verdict: 'winnable';
  /** A winning line. The rules have checked every move. */
  readonly moves: readonly Move[];
  /** Present if you asked for a shortest line: true if this line is proved shortest, as `lineLength` counts. */
  readonly minimal?: boolean;
  /** No line is shorter than this. Present if you asked for a shortest line and this one is not proved shortest. */
  readonly bound?: number;
}

/** Limits for a search. By default, a search runs until it has a verdict or has filled 1 GB of memory. */
export interface SolveOptions {
  /** The most positions to visit. A position counts each time that the search enters it. */
  readonly visits?: number | undefined;
  readonly milliseconds?: number | undefined;
  /** The most memory for the positions seen, at least 64 kB. The default is 1 GB. */
  readonly bytes?: number | undefined;
  /** The implementation. The default is WebAssembly where it is allowed. Both implementations give the same answer. */
  readonly core?: 'webassembly' | 'typescript' | undefined;
  /**
   * Keep searching until the line is proved shortest; false by default. This uses the budget that remains once the
   * position is known to be winnable.
   */
  readonly minimal?: boolean | undefined;
  /** Spend a few thousand visits on shortening the line. By default, the answer has the first line found. */
  readonly short?: boolean | undefined;
  /** The search checks this signal every few thousand visits. */
  readonly signal?: AbortSignal | undefined;
  /** Called every few thousand visits with the number of visits so far. */
  readonly progress?: ((visits: number) => void) | undefined;
}

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

/** Visits between two checks of the clock, for a search that counts its visits one by one. */
const CHECK_INTERVAL = 1024;

/** The unused part of the budget. All searches from one position share it. */
export class SearchBudget {
  readonly bytes: number;
  private readonly startTime = performance.now();
  private readonly most: number;
  private readonly deadline: number;
  private used = 0;

  /** @throws RangeError if an option is not a number in its range */
  constructor(private readonly options: SolveOptions) {
    const { visits = Infinity, milliseconds = Infinity, bytes = GIGABYTE } = options;
    check('visits', visits, 1);
    check('milliseconds', milliseconds, 0);
    check('bytes', bytes, LEAST_BYTES);
    checkOtherOptions(options);
    this.most = Math.floor(visits);
    this.bytes = bytes;
    this.deadline = this.startTime + milliseconds;
  }

  /** Visits of the searches that have ended. */
  get visits(): number {
    return this.used;
  }

  get visitsLeft(): number {
    return this.most - this.used;
  }

  get milliseconds(): number {
    return performance.now() - this.startTime;
  }

  /**
   * The limit that a search has reached, or undefined. Used by searches that count their visits one by one.
   * @param bytes the memory that their positions use
   */
  limitMet(bytes: number): Limit | undefined {
    if (this.visitsLeft <= 0) return 'visits';
    if (bytes > this.bytes) return 'bytes';
    return this.used % CHECK_INTERVAL === 0 && this.isOver(0) ? (this.limitOfTime() ?? 'aborted') : undefined;
  }

  use(visits: number): void {
    this.used += visits;
  }

  /** Reports progress, and returns whether a search with this many visits must stop. */
  isOver(visits: number): boolean {
    this.reportProgress(visits);
    return this.limitOfTime() !== undefined;
  }

  reportProgress(visits = 0): void {
    this.options.progress?.(this.used + visits);
  }

  limitOfTime(): Limit | undefined {
    if (this.options.signal?.aborted === true) return 'aborted';
    return performance.now() > this.deadline ? 'milliseconds' : undefined;
  }
}

/** A position to solve, and the budget for it. */
export interface Problem {
  readonly rules: Rules;
  readonly layout: Layout;
  readonly budget: SearchBudget;
}

const CORES: readonly unknown[] = ['webassembly', 'typescript', undefined];

function checkOtherOptions({ core, signal, progress }: SolveOptions): void {
  if (!CORES.includes(core))
    throw new RangeError(`core is 'webassembly' or 'typescript', not ${valueText(core)}`);
  if (signal !== undefined && typeof (signal as Partial<AbortSignal> | null)?.aborted !== 'boolean')
    throw new RangeError(`signal is an AbortSignal, not ${valueText(signal)}`);
  if (progress !== undefined && typeof progress !== 'function')
    throw new RangeError(`progress must be a function, not ${valueText(progress)}`);
}

function check(name: string, value: unknown, least: number): void {
  if (typeof value !== 'number' || !(value >= least)) {
    throw new RangeError(`${name} must be a number from ${least}, not ${String(value)}`);
  }
}

/**
 * Checks a layout passed by the caller. Cards may be missing, because a game may start with fewer than 52.
 * @throws RangeError if it is not a layout, if the top card of a tableau pile is face down, or if a pile holds
 * something that is not a card or holds a card twice
 */
export function checkLayout(layout: unknown): asserts layout is Layout {
  const piles = (typeof layout === 'object' && layout !== null ? layout : {}) as Partial<Layout>;
  const places = new Map<unknown, PileId>();
  for (const id of PILES) {
    const { cards, faceDown = 0 } = piles[id] ?? {};
    if (!Array.isArray(cards))
      throw new RangeError(`layout must be a layout, such as deal.start(rules), not ${valueText(layout)}`);
    if (isTableau(id) && cards.length > 0 && faceDown >= cards.length)
      throw new RangeError(
        `layout: the top card of ${id} must be face up, but all ${cards.length} are face down`,
      );
    for (const card of cards as unknown[]) addCard(places, card, id);
  }
}

/** @param places the pile of each card seen so far */
function addCard(places: Map<unknown, PileId>, card: unknown, id: PileId): void {
  if (card === HIDDEN)
    throw new RangeError(`layout: a card in ${id} is unknown; use hint, which works with unknown cards`);
  if (!Number.isInteger(card) || (card as number) < 0 || (card as number) >= DECK_SIZE)
    throw new RangeError(`layout: a card in ${id} is ${valueText(card)}; expected a number from 0 to 51`);
  const before = places.get(card);
  if (before !== undefined)
    throw new RangeError(`layout: ${printCard(card as Card)} is in ${before} and again in ${id}`);
  places.set(card, id);
}
