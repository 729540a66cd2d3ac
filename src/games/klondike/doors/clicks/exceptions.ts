/** The exceptions that this door throws after a wrong call, with their .NET names. */

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
