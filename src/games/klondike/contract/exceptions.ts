/** The exceptions that a view throws after a wrong call. The statement names them. */

/** Base of the seven exceptions. */
export abstract class KlondikeException extends Error {}

/** A number of moves below 0, or not a whole number. */
export class NegativeNumberException extends KlondikeException {
  override readonly name = 'NegativeNumberException';
}

/** More cards than the pile can show. */
export class TooManyCardsException extends KlondikeException {
  override readonly name = 'TooManyCardsException';
}

/** No array where a view needs an array of cards. */
export class NullArrayException extends KlondikeException {
  override readonly name = 'NullArrayException';
}

/** No handler where a view needs one. */
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
