/**
 * Checks the classes of arguments. Compilers of Java and C# refuse a wrong class; JavaScript passes it on.
 */
import { valueText } from '../text/value-text.js';

/** Any class, whatever its constructor takes. */
export interface Kind {
  readonly name: string;
  [Symbol.hasInstance](value: unknown): boolean;
}

/** What is wrong with a value that must be an instance of `kind`; undefined if it is one. */
export const faultOf = (kind: Kind, value: unknown): string | undefined =>
  value instanceof kind ? undefined : `not a ${kind.name}: ${valueText(value)}`;

/** What is wrong with an array of such values: the first member's fault; undefined if there is none. */
export function faultIn(kind: Kind, values: unknown): string | undefined {
  if (!Array.isArray(values)) return `not an array: ${valueText(values)}`;
  for (const member of values as unknown[]) {
    const fault = faultOf(kind, member);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
