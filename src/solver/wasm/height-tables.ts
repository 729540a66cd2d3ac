/** Cards by the heights of two foundations of one colour, as tables in the memory of the WebAssembly core. */
import { KING } from '../../core/card.js';
import { HIGH, LOW, indexAt } from '../card-index.js';
import { NEXT, OTHER_SAFE, OWN_SAFE, OWN_SAFE_TOP, TOP } from './memory-map.js';

/** The ranks from 0, first to last, that are in a table's entry for a suit; `twin` is the other suit of its colour. */
type Ranks = (height: number, twin: number) => readonly [first: number, last: number];

const NO_RANKS = [0, -1] as const;

/** The tables that hold under all rules. */
export function fillHeights(memory: Int32Array): void {
  fill(memory, NEXT, (height) => [height, height]);
  fill(memory, TOP, (height) => [height - 1, height - 1]);
  fill(memory, OWN_SAFE_TOP, (height, twin) => (height <= twin + 3 ? [height - 1, height - 1] : NO_RANKS));
}

/** The tables that tell what goes up without ever doing harm, as `isSafe` in `heights.ts`. */
export function fillSafe(memory: Int32Array, worryBack: boolean): void {
  fill(memory, OWN_SAFE, (height, twin) => (!worryBack || height <= twin + 2 ? [height, height] : NO_RANKS));
  fill(memory, OTHER_SAFE, (height, twin) => [0, Math.min(height, twin) + (worryBack ? 1 : 0)]);
}

function fill(memory: Int32Array, table: number, ranks: Ranks): void {
  for (let colour = 0; colour < 2; colour++) {
    for (let one = 0; one <= KING; one++) {
      for (let other = 0; other <= KING; other++) {
        const at = table / 4 + 2 * (colour * 256 + other * 16 + one);
        const [low, high] = setOf(colour * 2, ranks(one, other));
        const [lowOther, highOther] = setOf(colour * 2 + 1, ranks(other, one));
        memory[at] = low | lowOther;
        memory[at + 1] = high | highOther;
      }
    }
  }
}

function setOf(place: number, [first, last]: readonly [number, number]): [low: number, high: number] {
  let [low, high] = [0, 0];
  for (let rank = Math.max(first, 0); rank <= Math.min(last, KING - 1); rank++) {
    low |= LOW[indexAt(rank, place)] ?? 0;
    high |= HIGH[indexAt(rank, place)] ?? 0;
  }
  return [low, high];
}
