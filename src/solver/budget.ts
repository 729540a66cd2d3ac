/** The options of a solver, the budget they set, and its answers. */
import type { Card } from '../core/card.js';
import { DECK_SIZE, HIDDEN, printCard } from '../core/card.js';
import type { FieldsOf } from '../core/given.js';
import { valueText } from '../core/given.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { Move } from '../games/klondike/model/play.js';
import type { Rules } from '../games/klondike/model/rules.js';
import type { PileId } from '../games/klondike/words/piles.js';
import { PILES, isTableau } from '../games/klondike/words/piles.js';

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
export class SearchBudget {
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

/** A position to be decided, and what that may take. */
export interface Problem {
  readonly rules: Rules;
  readonly layout: Layout;
  readonly budget: SearchBudget;
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

/**
 * Checks a position where a caller gives it. Cards may be missing, as a game may begin with fewer than 52.
 * @throws RangeError if it is no layout, a pile's top card lies face down on the tableau, or something in a pile is no
 * card or lies there twice
 */
export function checkLayout(layout: unknown): asserts layout is Layout {
  const piles = (typeof layout === 'object' && layout !== null ? layout : {}) as Partial<Layout>;
  const places = new Map<unknown, PileId>();
  for (const id of PILES) {
    const { cards, faceDown = 0 } = piles[id] ?? {};
    if (!Array.isArray(cards))
      throw new RangeError(
        `layout is what a deal's start(rules) gives, or a game later, not ${valueText(layout)}`,
      );
    if (isTableau(id) && cards.length > 0 && faceDown >= cards.length)
      throw new RangeError(
        `layout: the top card of ${id} lies face up, here all ${cards.length} lie face down`,
      );
    for (const card of cards as unknown[]) addCard(places, card, id);
  }
}

/** @param places where each card lies that was met */
function addCard(places: Map<unknown, PileId>, card: unknown, id: PileId): void {
  if (card === HIDDEN)
    throw new RangeError(`layout: a card in ${id} is not known; hint tells what to do without knowing it`);
  if (!Number.isInteger(card) || (card as number) < 0 || (card as number) >= DECK_SIZE)
    throw new RangeError(`layout: a card in ${id} is ${valueText(card)}; expected a number from 0 to 51`);
  const before = places.get(card);
  if (before !== undefined)
    throw new RangeError(`layout: ${printCard(card as Card)} lies in ${before} and again in ${id}`);
  places.set(card, id);
}
