/** The WebAssembly core: compiled when it is first wanted, and used again by one search after the other. */
import type { Start } from '../start.js';
import { fillHeights, fillSafe } from './height-tables.js';
import { REACH_ALIKE, REACH_LATER, REACH_NOW, ROW } from './memory-map.js';
import { MODULE } from './module.js';
import { writeRecords } from './records.js';

/** What the core exports; more is told in `assembly/search.ts` and `assembly/stack.ts`. */
interface Exports {
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

/** Cores that no search has. */
const IDLE: WasmCore[] = [];

/**
 * How many of them are kept, and up to which size: a memory never gets smaller. At most two searches of a position are
 * under way, the whole one and an easier one; a page should not hold more than 64 MB for nothing. No answer depends on it.
 */
const MOST_IDLE = 2;
const MOST_BYTES = 2 ** 26;

let compiled: WebAssembly.Module | undefined;
let isRefused = false;

/** One instance with its memory, of which one search at a time makes use. */
export class WasmCore {
  readonly exports: Exports;
  private start: Start | undefined;
  private worryBack: boolean | undefined;

  constructor(module: WebAssembly.Module) {
    this.exports = new WebAssembly.Instance(module).exports as unknown as Exports;
    fillHeights(this.numbers);
  }

  /** The whole memory. It is another object after the memory grew. */
  get numbers(): Int32Array {
    return new Int32Array(this.exports.memory.buffer);
  }

  /** Writes the tables of a start, unless they are there. */
  load(start: Start): void {
    if (this.start === start) return;
    this.start = start;
    const { numbers } = this;
    const { reach, worryBack, wonEarly } = start;
    if (this.worryBack !== worryBack) fillSafe(numbers, worryBack);
    this.worryBack = worryBack;
    numbers.set(reach.now, REACH_NOW / 4);
    numbers.set(reach.later, REACH_LATER / 4);
    numbers.set(reach.alike, REACH_ALIKE / 4);
    new Uint8Array(numbers.buffer).set(start.row, ROW);
    writeRecords(numbers, start);
    this.exports.setRules(reach.isFree, worryBack, wonEarly, reach.isUnlimited);
  }
}

/** A core for one search; undefined where WebAssembly is missing or forbidden. */
export function takeWasmCore(): WasmCore | undefined {
  if (isRefused) return undefined;
  try {
    compiled ??= new WebAssembly.Module(Uint8Array.from(atob(MODULE), (byte) => byte.charCodeAt(0)));
    return IDLE.pop() ?? new WasmCore(compiled);
  } catch {
    isRefused = compiled === undefined;
    return undefined;
  }
}

/** Keeps the core for a later search, unless enough are kept or it has grown too large. */
export function giveBack(core: WasmCore): void {
  if (IDLE.length < MOST_IDLE && core.exports.memory.buffer.byteLength <= MOST_BYTES) IDLE.push(core);
}
