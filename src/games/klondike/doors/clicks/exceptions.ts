/** The exceptions that this door throws after a wrong call, with their .NET names. */
import type { AnyClass } from '../../../../core/door.js';
import { faultIn, faultOf } from '../../../../core/door.js';

/** A call that is not possible now, such as peeking at the front of an empty queue. */
export class InvalidOperationException extends Error {
  override readonly name = 'InvalidOperationException';
}

/** An argument that the call does not accept. */
export class ArgumentException extends Error {
  override readonly name: string = 'ArgumentException';
}

/** A number outside the range that the call accepts. */
export class ArgumentOutOfRangeException extends ArgumentException {
  override readonly name = 'ArgumentOutOfRangeException';
}

/** C#'s compiler refuses other classes. @throws ArgumentException unless the value is an instance of the class */
export const mustBe = (kind: AnyClass, value: unknown): void => check(faultOf(kind, value));

/** @throws ArgumentException unless the value is an array of instances of the class */
export const mustBeListOf = (kind: AnyClass, values: unknown): void => check(faultIn(kind, values));

function check(fault: string | undefined): void {
  if (fault !== undefined) throw new ArgumentException(fault);
}
