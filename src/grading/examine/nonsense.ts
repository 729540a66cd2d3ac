/**
 * Nonsense: events with one wrong argument, which would be legal if it were rounded, wrapped, limited, replaced or read
 * as a number.
 */
import { valueText } from '../../core/given.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';

/** Wrong numbers, or values that are not numbers. */
export type NonsenseKind = 'numbers' | 'others';

/**
 * These events with one argument replaced by nonsense of this kind. None of them is legal.
 * @param legal all legal events; the same ones by default
 */
export function nonsenseNear(
  calls: readonly KlondikeCall[],
  { kind, legal = calls }: { readonly kind: NonsenseKind; readonly legal?: readonly KlondikeCall[] },
): KlondikeCall[] {
  const known = new Set(legal.map(textOf));
  const odd = calls.flatMap((call) =>
    call.args.flatMap((arg, index) => ODD[kind](arg).map((odd) => withArgument(call, index, odd))),
  );
  return odd.filter((call) => {
    const text = textOf(call);
    return !known.has(text) && known.add(text);
  });
}

const ODD: Readonly<Record<NonsenseKind, (legal: number) => unknown[]>> = {
  numbers: (legal) => [
    ...[-legal, 0, NaN, -1, -Infinity, 99, Infinity],
    ...[0.5, 0.1, -0.1, -0.5, 4, -4, 7, -7, 8, 256, 2 ** 32].map((step) => legal + step),
  ],
  others: (legal) => [String(legal), `${legal}.5`, [legal], ...(READ_AS.get(legal) ?? [])],
};

/** Values that JavaScript converts to 0 and to 1, or that a default parameter replaces. */
const READ_AS: ReadonlyMap<number, readonly unknown[]> = new Map([
  [0, [null, undefined, false, '']],
  [1, [null, undefined, true]],
]);

const withArgument = (call: KlondikeCall, at: number, odd: unknown): KlondikeCall =>
  ({ ...call, args: call.args.map((arg, index) => (index === at ? odd : arg)) }) as unknown as KlondikeCall;

const textOf = ({ event, args }: KlondikeCall): string =>
  [event, ...args.map((arg: unknown) => (Array.isArray(arg) ? 'array' : '') + valueText(arg))].join(' ');
