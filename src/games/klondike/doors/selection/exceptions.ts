/** The exceptions that this door throws after a wrong call, with their Java names. */
import { valueText } from '../../../../core/given.js';
import type { AnyClass } from '../../../../core/door.js';
import { faultIn, faultOf } from '../../../../core/door.js';

/** The card or the pile doesn't exist. */
export class NoSuchElementException extends Error {
  override readonly name = 'NoSuchElementException';
}

/** An argument that the call does not accept. */
export class IllegalArgumentException extends Error {
  override readonly name = 'IllegalArgumentException';
}

/** A call at the wrong time. The same argument would be right earlier, or for another model. */
export class IllegalStateException extends Error {
  override readonly name = 'IllegalStateException';
}

/** Java's compiler refuses other classes. @throws IllegalArgumentException unless the value is an instance of the class */
export const mustBe = (kind: AnyClass, value: unknown): void => check(faultOf(kind, value));

/**
 * Returns a copy.
 * @throws IllegalArgumentException unless the value is an array of instances of the class
 */
export function listOf<Member>(kind: AnyClass, values: readonly Member[]): Member[] {
  check(faultIn(kind, values));
  return Array.from<Member>(values);
}

/** @throws IllegalArgumentException unless the value is a whole number */
export const mustBeWhole = (value: number): void =>
  check(Number.isInteger(value) ? undefined : `not a whole number: ${valueText(value)}`);

function check(fault: string | undefined): void {
  if (fault !== undefined) throw new IllegalArgumentException(fault);
}
