/** The exceptions of a view after a wrong call, with the statement's names. */

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

/** No array where an array of cards is due. */
export class NullArrayException extends KlondikeException {
  override readonly name = 'NullArrayException';
}

/** No handler where a view needs one. */
export class NullHandlerException extends KlondikeException {
  override readonly name = 'NullHandlerException';
}

/** A number that is no card. */
export class UnknownCardException extends KlondikeException {
  override readonly name = 'UnknownCardException';
}

/** A number that is no tableau pile. */
export class UnknownTableauException extends KlondikeException {
  override readonly name = 'UnknownTableauException';
}

/** A number that is no foundation. */
export class UnknownFoundationException extends KlondikeException {
  override readonly name = 'UnknownFoundationException';
}
