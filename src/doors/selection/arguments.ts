/** What Java's compiler refuses, and JavaScript hands over all the same. */
import { say } from '../../core/say.js';
import { IllegalArgumentException } from './exceptions.js';

/** A class, whatever its constructor. */
interface Kind {
  readonly name: string;
  [Symbol.hasInstance](value: unknown): boolean;
}

/** @throws IllegalArgumentException unless the value is of the class */
export function mustBe(kind: Kind, value: unknown): void {
  if (!(value instanceof kind)) throw new IllegalArgumentException(`not a ${kind.name}: ${say(value)}`);
}

/** A copy. @throws IllegalArgumentException unless the value is an array with only members of the class */
export function listOf<Member>(kind: Kind, values: readonly Member[]): Member[] {
  if (!Array.isArray(values)) throw new IllegalArgumentException(`not an array: ${say(values)}`);
  const members = Array.from<Member>(values);
  for (const member of members) mustBe(kind, member);
  return members;
}

/** @throws IllegalArgumentException unless the value is a whole number */
export function mustBeWhole(value: number): void {
  if (!Number.isInteger(value)) throw new IllegalArgumentException(`not a whole number: ${say(value)}`);
}
