/** What the compilers of Java and C# refuse, and JavaScript hands over all the same. */
import { valueText } from '../text/value-text.js';

/** A class, whatever its constructor. */
export interface Kind {
  readonly name: string;
  [Symbol.hasInstance](value: unknown): boolean;
}

/** What is wrong with a value that must be of the class; undefined where nothing is. */
export const faultOf = (kind: Kind, value: unknown): string | undefined =>
  value instanceof kind ? undefined : `not a ${kind.name}: ${valueText(value)}`;

/** The same of an array, and of the first of its members that is at fault. */
export const faultIn = (kind: Kind, values: unknown): string | undefined =>
  Array.isArray(values)
    ? Array.from(values, (member) => faultOf(kind, member)).find((fault) => fault !== undefined)
    : `not an array: ${valueText(values)}`;
