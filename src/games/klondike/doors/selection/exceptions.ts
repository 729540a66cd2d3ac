/** What the door throws when it is called wrongly, by Java's names. */

/** There is no such card or pile. */
export class NoSuchElementException extends Error {
  override readonly name = 'NoSuchElementException';
}

/** An argument that the call does not accept. */
export class IllegalArgumentException extends Error {
  override readonly name = 'IllegalArgumentException';
}

/** A call at the wrong time. The same argument would be right earlier, or elsewhere. */
export class IllegalStateException extends Error {
  override readonly name = 'IllegalStateException';
}
