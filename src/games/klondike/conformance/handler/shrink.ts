/** Makes lines shorter on which a handler differs from the reference. */
import type { KlondikeCall } from '../../contract/handler.js';
import type { Difference } from './compare.js';
import { differenceAlong } from './compare.js';
import type { Judging } from './handler-kit.js';

/**
 * How many calls may be played in search of a shorter line. It is no time, so that the same line is found each
 * time.
 */
const MOST_CALLS = 8_000;

/**
 * A difference on a line as short as can be found. Leaves out calls, many at a time and then fewer, while
 * the handler still differs.
 */
export function shrunk(judging: Judging, difference: Difference): Difference {
  let best = difference;
  let played = 0;
  for (let size = lengthOf(best) >> 1; size > 0; size = size === 1 ? 0 : size >> 1) {
    for (let at = 1; at < lengthOf(best) && played < MOST_CALLS;) {
      const calls = without(callsOf(best), at, size);
      played += calls.length;
      const found = differenceAlong(judging, { deal: best.deal, calls });
      if (found === undefined) at += size;
      else best = found;
    }
  }
  return best;
}

const callsOf = ({ expected }: Difference): KlondikeCall[] => expected.map(({ call }) => call);

const lengthOf = ({ expected }: Difference): number => expected.length;

const without = (calls: readonly KlondikeCall[], at: number, size: number): KlondikeCall[] => [
  ...calls.slice(0, at),
  ...calls.slice(at + size),
];
