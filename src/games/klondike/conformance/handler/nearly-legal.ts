/**
 * Events with one argument that is nonsense and would be legal if it were rounded, wrapped, limited, replaced or
 * read as a number.
 */
import { valueText } from '../../../../core/text/value-text.js';
import type { KlondikeCall } from '../../contract/handler.js';
import { parseDeal } from '../../model/deals.js';
import { legalMoves } from '../../model/moves.js';
import type { Rules } from '../../model/rules.js';
import { eventFor } from './random-calls.js';

/** Numbers that are out of range, or values that are no numbers at all. */
export type Kind = 'numbers' | 'others';

const suit = (letter: string, count = 13): string =>
  Array.from('A23456789TJQK', (rank) => rank + letter)
    .slice(0, count)
    .join(' ');

/** Together they have a legal event for the first, the second and the last of each pile, and for several cards. */
export const POSITIONS: readonly string[] = [
  'waste: As; t1: Ah; t2: Ad; t7: Ac',
  `waste: Kc; f1: ${suit('s')}; f2: ${suit('h')}; f3: ${suit('c', 12)}; f4: ${suit('d')}`,
  't3: 5s | Kh; t4: 5c | Kd Qs; t5: 5h | Kc Qd Js',
  't1: 4s | Kh; t2: 4c | Kd Qs; t7: 4h | Kc Qd Js',
];

/** The carries that are legal in a position. */
export const legalCarries = (rules: Rules, position: string): KlondikeCall[] =>
  legalMoves(rules, parseDeal(position).start(rules)).flatMap((move) =>
    move === 'stock' ? [] : (eventFor(rules.inPlay, move) ?? []),
  );

/** The events of such a kind near legal ones; none of them is legal itself. */
export function nearTo(legal: readonly KlondikeCall[], kind: Kind): KlondikeCall[] {
  const known = new Set(legal.map(textOf));
  const calls = legal.flatMap((call) =>
    call.args.flatMap((arg, index) => ODD[kind](arg).map((odd) => withArgument(call, index, odd))),
  );
  return calls.filter((call) => {
    const text = textOf(call);
    return !known.has(text) && known.add(text);
  });
}

const ODD: Readonly<Record<Kind, (legal: number) => unknown[]>> = {
  numbers: (legal) => [
    ...[-legal, 0, NaN, -1, -Infinity, 99, Infinity],
    ...[0.5, 0.1, -0.1, -0.5, 4, -4, 7, -7, 8, 256, 2 ** 32].map((step) => legal + step),
  ],
  others: (legal) => [String(legal), `${legal}.5`, [legal], ...(READ_AS.get(legal) ?? [])],
};

/** What JavaScript takes for 0 and for 1, and what a default stands in for. */
const READ_AS: ReadonlyMap<number, readonly unknown[]> = new Map([
  [0, [null, undefined, false, '']],
  [1, [null, undefined, true]],
]);

const withArgument = (call: KlondikeCall, at: number, odd: unknown): KlondikeCall =>
  ({ ...call, args: call.args.map((arg, index) => (index === at ? odd : arg)) }) as unknown as KlondikeCall;

const textOf = ({ event, args }: KlondikeCall): string =>
  [event, ...args.map((arg: unknown) => (Array.isArray(arg) ? 'array' : '') + valueText(arg))].join(' ');
