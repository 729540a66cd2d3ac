/** What the classes of this door throw when they are used wrongly, by their .NET names. */

/** A call that is not possible as things are, such as a look at the front of an empty queue. */
export class InvalidOperationException extends Error {
  override readonly name = 'InvalidOperationException';
}

/** An argument that no call takes. */
export class ArgumentException extends Error {
  override readonly name: string = 'ArgumentException';
}

/** A number below or above all that the call takes. */
export class ArgumentOutOfRangeException extends ArgumentException {
  override readonly name = 'ArgumentOutOfRangeException';
}
