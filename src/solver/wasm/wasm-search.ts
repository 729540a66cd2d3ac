/** The search of `set-search.ts` in WebAssembly: the same positions, visits and steps. */
import { HEIGHT_KEYS, heightKey } from '../heights.js';
import { firstEntries, growthsWithin } from '../position-table.js';
import type { SearchEnd, Search, SearchOptions } from '../search.js';
import { VISITS_A_PULSE } from '../search.js';
import type { Start } from '../start.js';
import { listOf, stepOf } from '../steps.js';
import type { WasmCore } from './wasm-core.js';
import { giveBack, takeWasmCore } from './wasm-core.js';
import {
  FRAME_BELOW,
  ENDED_BYTES,
  FRAME_COUNTS,
  FRAME_LOCKED,
  ENDED_LOST,
  NO_MOVE,
  STEP_ORDER,
  FRAME_PATH,
  FRAME_PATH_END,
  STACK,
  ENDED_VISITS,
  ENDED_WON,
} from './memory-map.js';
import { ONE_EMPTY_PILE, ONE_FACE_DOWN, STEP_KINDS } from './records.js';

const SEARCH_ENDS: Readonly<Record<number, SearchEnd>> = {
  [ENDED_VISITS]: 'visits',
  [ENDED_WON]: 'won',
  [ENDED_LOST]: 'lost',
  [ENDED_BYTES]: 'bytes',
};

/** With so many bytes a table may grow to 8 GB, more than WebAssembly has addresses for. */
const TOO_MANY_BYTES = 10 * 2 ** 30;

/** A search in WebAssembly. It has its core from `begin` to `end`. */
export class WasmSearch implements Search {
  visits = 0;

  private constructor(
    private readonly core: WasmCore,
    private readonly options: SearchOptions,
  ) {}

  /** Undefined if there is no WebAssembly, or not enough memory for it. */
  static begin(start: Start, options: SearchOptions): WasmSearch | undefined {
    const core = options.bytes < TOO_MANY_BYTES ? takeWasmCore() : undefined;
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
    let [from, to] = [numberIn(exports.end), numberIn(exports.pathEnd)];
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
      const pulse = VISITS_A_PULSE - (this.visits % VISITS_A_PULSE);
      const found = SEARCH_ENDS[exports.run(Math.min(pulse, Math.max(1, visits - this.visits)))] ?? 'lost';
      this.visits += numberIn(exports.entered);
      if (found !== 'visits' || this.visits >= visits) return found;
      if (this.visits % VISITS_A_PULSE === 0 && this.options.isOver?.(this.visits) === true) return 'stopped';
    }
  }

  end(): void {
    giveBack(this.core);
  }
}

const numberIn = (global: WebAssembly.Global): number => global.value as number;

function writePosition(numbers: Int32Array, start: Start): void {
  const at = STACK / 4;
  numbers[at] = start.visibleLow;
  numbers[at + 1] = start.visibleHigh;
  numbers[at + FRAME_LOCKED / 4] = start.lockedLow;
  numbers[at + FRAME_LOCKED / 4 + 1] = start.lockedHigh;
  numbers[at + FRAME_COUNTS / 4] = start.lockKey * HEIGHT_KEYS + heightKey(start.heights);
  numbers[at + FRAME_COUNTS / 4 + 1] =
    start.heights + start.empty * ONE_EMPTY_PILE + start.hidden * ONE_FACE_DOWN;
}
