/** What the door throws when it is called wrongly, by Java's names. */

/** Something is asked for that is not there: a card, a pile. */
export class NoSuchElementException extends Error {
  override readonly name = 'NoSuchElementException';
}

/** An argument nothing can be done with. */
export class IllegalArgumentException extends Error {
  override readonly name = 'IllegalArgumentException';
}

/** A call at the wrong time: the argument would have been right earlier, or elsewhere. */
export class IllegalStateException extends Error {
  override readonly name = 'IllegalStateException';
}
