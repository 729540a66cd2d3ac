/** The exceptions that a view throws after a wrong call. The statement names them. */

/** The base class of the seven exceptions. */
export abstract class KlondikeException extends Error {}

/** A number of moves that is negative or not a whole number. */
export class NegativeNumberException extends KlondikeException {
  override readonly name = 'NegativeNumberException';
}

/** More cards than the pile can show. */
export class TooManyCardsException extends KlondikeException {
  override readonly name = 'TooManyCardsException';
}

/** Something other than the array of cards that a view needs. */
export class NullArrayException extends KlondikeException {
  override readonly name = 'NullArrayException';
}

/** A missing handler, which every view needs. */
export class NullHandlerException extends KlondikeException {
  override readonly name = 'NullHandlerException';
}

/** A number that is not a card. */
export class UnknownCardException extends KlondikeException {
  override readonly name = 'UnknownCardException';
}

/** A number that is not a tableau pile. */
export class UnknownTableauException extends KlondikeException {
  override readonly name = 'UnknownTableauException';
}

/** A number that is not a foundation. */
export class UnknownFoundationException extends KlondikeException {
  override readonly name = 'UnknownFoundationException';
}
