/** The search of `set-search.ts` in WebAssembly: the same positions, visits and steps. */
import { HEIGHT_KEYS, heightKey } from '../heights.js';
import { firstEntries, growthsWithin } from '../position-table.js';
import type { Found, Search, SearchOptions } from '../search.js';
import { PULSE } from '../search.js';
import type { Start } from '../start.js';
import { listOf, stepOf } from '../steps.js';
import type { Core } from './core.js';
import { giveBack, takeCore } from './core.js';
import {
  BELOW,
  BYTES,
  COUNTS,
  LOCKED,
  LOST,
  NO_STEP,
  ORDER,
  PATH,
  PATH_END,
  STACK,
  VISITS,
  WON,
} from './memory-map.js';
import { EMPTY_PILE, FACE_DOWN, KINDS } from './records.js';

const FOUND: Readonly<Record<number, Found>> = {
  [VISITS]: 'visits',
  [WON]: 'won',
  [LOST]: 'lost',
  [BYTES]: 'bytes',
};

/** With so many bytes a table may grow to 8 GB, more than WebAssembly has addresses for. */
const TOO_MANY_BYTES = 10 * 2 ** 30;

export class WasmSearch implements Search {
  visits = 0;

  private constructor(
    private readonly core: Core,
    private readonly options: SearchOptions,
  ) {}

  /** Undefined if there is no WebAssembly, or not enough memory for it. */
  static begin(start: Start, options: SearchOptions): WasmSearch | undefined {
    const core = options.bytes < TOO_MANY_BYTES ? takeCore() : undefined;
    if (core === undefined) return undefined;
    core.load(start);
    const entries = firstEntries(options.visits, options.bytes);
    const growths = growthsWithin(entries, options.bytes);
    const left = (1 << start.row.length) - 1;
    if (core.exports.begin(Math.log2(entries), growths, start.boundary, start.redeals, left) === 0)
      return undefined;
    const { numbers } = core;
    const bytes = new Uint8Array(numbers.buffer);
    listOf(options.order).forEach((item, at) => (bytes[ORDER + at] = item & 15));
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
    for (let frame = numberIn(exports.top); ; frame = numbers[(frame + BELOW) / 4] ?? 0) {
      for (let at = to / 2; at > from / 2;) {
        const step = halves[--at] ?? NO_STEP;
        if (step !== NO_STEP) lastFirst.push(stepOf(KINDS[step >> 6]?.step ?? 0, step & 63));
      }
      if (frame === 0) return lastFirst.reverse();
      from = numbers[(frame + PATH) / 4] ?? 0;
      to = numbers[(frame + PATH_END) / 4] ?? 0;
    }
  }

  run(visits = this.options.visits): Found {
    const { exports } = this.core;
    for (;;) {
      const pulse = PULSE - (this.visits % PULSE);
      const found = FOUND[exports.run(Math.min(pulse, Math.max(1, visits - this.visits)))] ?? 'lost';
      this.visits += numberIn(exports.entered);
      if (found !== 'visits' || this.visits >= visits) return found;
      if (this.visits % PULSE === 0 && this.options.isOver?.(this.visits) === true) return 'stopped';
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
  numbers[at + LOCKED / 4] = start.lockedLow;
  numbers[at + LOCKED / 4 + 1] = start.lockedHigh;
  numbers[at + COUNTS / 4] = start.lockKey * HEIGHT_KEYS + heightKey(start.heights);
  numbers[at + COUNTS / 4 + 1] = start.heights + start.empty * EMPTY_PILE + start.hidden * FACE_DOWN;
}
