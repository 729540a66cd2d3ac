/** Defines handlers that turn nonsense into legal arguments. */
import type { Call, Fault } from './faults.js';
import { misreadingAll } from './faults.js';

type Read = (value: number) => number;

/** Returns a handler that misreads one argument of an event. */
export const misreading = (event: Call['event'], index: number, read: Read): Fault['bring'] =>
  misreadingAll((value, at, call) =>
    typeof value === 'number' && call.event === event && at === index ? read(value) : value,
  );

const MISREADINGS: readonly (readonly [fault: string, event: Call['event'], index: number, read: Read])[] = [
  ['rounds the number of cards down', 'moveTableauToTableau', 1, Math.floor],
  ['ignores the sign of the number of cards', 'moveTableauToTableau', 1, Math.abs],
  ['moves one card if the number is zero', 'moveTableauToTableau', 1, (count) => count || 1],
  ['starts again at the first foundation after the last', 'moveWasteToFoundation', 0, (pile) => pile & 3],
];

export const ARGUMENT_FAULTS: readonly Fault[] = [
  ...MISREADINGS.map(([fault, event, index, read]): Fault => ({
    fault,
    lost: 'robust.no-pile',
    bring: misreading(event, index, read),
  })),
  {
    fault: 'reads text as the number of a pile',
    lost: 'robust.no-pile',
    bring: misreadingAll((value) => (typeof value === 'number' ? value : Number(value))),
  },
];
