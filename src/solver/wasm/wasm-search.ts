/** The search of `set-search.ts` in WebAssembly, with the same positions, visits and steps. */
import { HEIGHT_KEYS, heightKey } from '../heights.js';
import { firstEntries, growthsWithin } from '../position-table.js';
import type { CardSetSearch, SearchEnd, SearchOptions } from '../search.js';
import { VISITS_PER_CHECK } from '../search.js';
import type { SearchStart } from '../start.js';
import { listOf, stepOf } from '../steps.js';
import {
  ENDED_BYTES,
  ENDED_LOST,
  ENDED_VISITS,
  ENDED_WON,
  FRAME_BELOW,
  FRAME_COUNTS,
  FRAME_LOCKED,
  FRAME_PATH,
  FRAME_PATH_END,
  NO_MOVE,
  REACH_ALIKE,
  REACH_LATER,
  REACH_NOW,
  ROW,
  STACK,
  STEP_ORDER,
} from './memory-map.js';
import { MODULE } from './module.js';
import { fillHeights, fillSafe, ONE_EMPTY_PILE, ONE_FACE_DOWN, STEP_KINDS, writeRecords } from './tables.js';

const SEARCH_ENDS: Readonly<Record<number, SearchEnd>> = {
  [ENDED_VISITS]: 'visits',
  [ENDED_WON]: 'won',
  [ENDED_LOST]: 'lost',
  [ENDED_BYTES]: 'bytes',
};

/** With this budget, a table could grow to 8 GB, more than WebAssembly can address. */
const TOO_MANY_BYTES = 10 * 2 ** 30;

/** A search in WebAssembly. It owns its core from `begin` to `end`. */
export class WasmSearch implements CardSetSearch {
  visits = 0;

  private constructor(
    private readonly core: WasmCore,
    private readonly options: SearchOptions,
  ) {}

  /** Undefined without WebAssembly, or without enough memory for it. */
  static begin(start: SearchStart, options: SearchOptions): WasmSearch | undefined {
    const core = options.bytes < TOO_MANY_BYTES ? acquireCore() : undefined;
    if (core === undefined) return undefined;
    core.load(start);
    const entries = firstEntries(options.visits, options.bytes);
    const growths = growthsWithin(entries, options.bytes);
    const left = (1 << start.row.length) - 1;
    if (core.exports.begin(Math.log2(entries), growths, start.boundary, start.redeals, left) === 0)
      return undefined;
    const { numbers } = core;
    const bytes = new Uint8Array(numbers.buffer);
    listOf(options.order).forEach((item, at) => (bytes[STEP_ORDER + at] = item & 15));
    writePosition(numbers, start);
    return new WasmSearch(core, options);
  }

  get stored(): number {
    return numberIn(this.core.exports.stored);
  }

  get steps(): readonly number[] {
    const { numbers, exports } = this.core;
    const halves = new Uint16Array(numbers.buffer);
    const lastFirst: number[] = [];
    let from = numberIn(exports.end);
    let to = numberIn(exports.pathEnd);
    for (let frame = numberIn(exports.top); ; frame = numbers[(frame + FRAME_BELOW) / 4] ?? 0) {
      for (let at = to / 2; at > from / 2;) {
        const step = halves[--at] ?? NO_MOVE;
        if (step !== NO_MOVE) lastFirst.push(stepOf(STEP_KINDS[step >> 6]?.step ?? 0, step & 63));
      }
      if (frame === 0) return lastFirst.reverse();
      from = numbers[(frame + FRAME_PATH) / 4] ?? 0;
      to = numbers[(frame + FRAME_PATH_END) / 4] ?? 0;
    }
  }

  run(visits = this.options.visits): SearchEnd {
    const { exports } = this.core;
    for (;;) {
      const pulse = VISITS_PER_CHECK - (this.visits % VISITS_PER_CHECK);
      const found = SEARCH_ENDS[exports.run(Math.min(pulse, Math.max(1, visits - this.visits)))] ?? 'lost';
      this.visits += numberIn(exports.entered);
      if (found !== 'visits' || this.visits >= visits) return found;
      if (this.visits % VISITS_PER_CHECK === 0 && this.options.isOver?.(this.visits) === true)
        return 'stopped';
    }
  }

  end(): void {
    release(this.core);
  }
}

const numberIn = (global: WebAssembly.Global): number => global.value as number;

function writePosition(numbers: Int32Array, start: SearchStart): void {
  const at = STACK / 4;
  numbers[at] = start.visibleLow;
  numbers[at + 1] = start.visibleHigh;
  numbers[at + FRAME_LOCKED / 4] = start.lockedLow;
  numbers[at + FRAME_LOCKED / 4 + 1] = start.lockedHigh;
  numbers[at + FRAME_COUNTS / 4] = start.lockKey * HEIGHT_KEYS + heightKey(start.heights);
  numbers[at + FRAME_COUNTS / 4 + 1] =
    start.heights + start.empty * ONE_EMPTY_PILE + start.hidden * ONE_FACE_DOWN;
}

/** The core's exports, described in `assembly/search.ts` and `assembly/stack.ts`. */
interface CoreExports {
  readonly memory: WebAssembly.Memory;
  readonly entered: WebAssembly.Global;
  readonly stored: WebAssembly.Global;
  readonly top: WebAssembly.Global;
  readonly end: WebAssembly.Global;
  readonly pathEnd: WebAssembly.Global;
  setRules(isFree: boolean, worryBack: boolean, wonEarly: boolean, isUnlimited: boolean): void;
  begin(tableBits: number, growths: number, boundary: number, redeals: number, left: number): number;
  run(visits: number): number;
}

/** Cores that no search is using. */
const IDLE: WasmCore[] = [];

/**
 * How many idle cores to keep, and the largest size to keep, because a core's memory never shrinks. A position needs at
 * most two searches at once, and a page shouldn't hold more than 64 MB for nothing. Answers don't depend on these
 * limits.
 */
const MOST_IDLE = 2;
const MOST_BYTES = 2 ** 26;

let compiled: WebAssembly.Module | undefined;
let isRefused = false;

/** An instance of the core with its memory. One search uses it at a time. */
class WasmCore {
  readonly exports: CoreExports;
  private start: SearchStart | undefined;
  private worryBack: boolean | undefined;

  constructor(module: WebAssembly.Module) {
    this.exports = new WebAssembly.Instance(module).exports as unknown as CoreExports;
    fillHeights(this.numbers);
  }

  /** The whole memory, as a new object because the memory may have grown. */
  get numbers(): Int32Array {
    return new Int32Array(this.exports.memory.buffer);
  }

  /** Writes the tables of a start, unless they are already there. */
  load(start: SearchStart): void {
    if (this.start === start) return;
    this.start = start;
    const { numbers } = this;
    const { reach, worryBack, isWonEarly } = start;
    if (this.worryBack !== worryBack) fillSafe(numbers, worryBack);
    this.worryBack = worryBack;
    numbers.set(reach.now, REACH_NOW / 4);
    numbers.set(reach.later, REACH_LATER / 4);
    numbers.set(reach.alike, REACH_ALIKE / 4);
    new Uint8Array(numbers.buffer).set(start.row, ROW);
    writeRecords(numbers, start);
    this.exports.setRules(reach.isFree, worryBack, isWonEarly, reach.isUnlimited);
  }
}

/** A core for one search; undefined where WebAssembly is missing or forbidden. */
function acquireCore(): WasmCore | undefined {
  if (isRefused) return undefined;
  try {
    compiled ??= new WebAssembly.Module(Uint8Array.from(atob(MODULE), (byte) => byte.charCodeAt(0)));
    return IDLE.pop() ?? new WasmCore(compiled);
  } catch {
    isRefused = compiled === undefined;
    return undefined;
  }
}

/** Keeps the core for a later search, unless it has grown too large or enough cores are idle. */
function release(core: WasmCore): void {
  if (IDLE.length < MOST_IDLE && core.exports.memory.buffer.byteLength <= MOST_BYTES) IDLE.push(core);
}
