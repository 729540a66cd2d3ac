/**
 * The selections in the player's hand. Each can be put down only once, or cards would be duplicated. Selections that
 * the controller lifted belong to their model. Selections that a caller made don't belong to any model.
 */
import type { KlondikeModel, Selection } from './klondike-model.js';
import { IllegalArgumentException, IllegalStateException } from './exceptions.js';
import { pileIdAt } from './layout.js';

/**
 * The selections that were lifted from a model and not put down. Each has the index of its bottom card in its pile,
 * counted as if all cards in hand still lay there.
 */
type HeldSelections = Map<Selection, number>;

const selectionsOf = new WeakMap<KlondikeModel, HeldSelections>();

/** The model from which each selection was lifted. */
const liftedFrom = new WeakMap<Selection, KlondikeModel>();

const putDown = new WeakSet<Selection>();

/** The models in which a card was drawn while other cards of the main deck were in hand. */
const modelsWithDraw = new WeakSet<KlondikeModel>();

const heldFrom = (model: KlondikeModel): HeldSelections =>
  selectionsOf.get(model) ?? new Map<Selection, number>();

/** Records a lifted selection and returns it. */
export function recordLift(model: KlondikeModel, selection: Selection): Selection {
  selectionsOf.set(model, heldFrom(model).set(selection, selection.getOrigin().getCardIndex()));
  liftedFrom.set(selection, model);
  return selection;
}

/** Can the selection be put down in this model? */
export const isUsable = (model: KlondikeModel, selection: Selection): boolean =>
  errorOfUse(model, selection) === undefined;

/**
 * @throws IllegalStateException if the selection can't be put down any more, IllegalArgumentException if it belongs to
 * another model
 */
export function mustBeUsable(model: KlondikeModel, selection: Selection): void {
  const error = errorOfUse(model, selection);
  if (error !== undefined) throw error;
}

function errorOfUse(model: KlondikeModel, selection: Selection): Error | undefined {
  const home = liftedFrom.get(selection);
  const isPutDown = putDown.has(selection);
  if (!isPutDown && (home === undefined || heldFrom(model).has(selection))) return undefined;
  const from = selection.getOrigin().toString();
  if (isPutDown) {
    return new IllegalStateException(
      `the selection from ${from} was already put down; select the cards again`,
    );
  }
  if (home !== model)
    return new IllegalArgumentException(`the selection from ${from} belongs to another model`);
  return new IllegalStateException(`a new game was dealt after the selection from ${from}`);
}

export function recordPutBack(model: KlondikeModel, selection: Selection): void {
  heldFrom(model).delete(selection);
  putDown.add(selection);
  if (!isDeckCardHeld(model)) modelsWithDraw.delete(model);
}

/** Records a draw, or the return of the waste. */
export function recordDraw(model: KlondikeModel): void {
  if (isDeckCardHeld(model)) modelsWithDraw.add(model);
}

/** Was a card drawn while other cards of the main deck were in hand? */
export const wasDeckDrawn = (model: KlondikeModel): boolean => modelsWithDraw.has(model);

const isDeckCardHeld = (model: KlondikeModel): boolean =>
  [...heldFrom(model).keys()].some((selection) => pileIdAt(selection.getOrigin()) === 'stock');

/** Records that a selection has left its pile. Cards in hand that were above it will return to a lower index. */
export function recordMove(model: KlondikeModel, selection: Selection): void {
  const held = heldFrom(model);
  const index = held.get(selection) ?? Infinity;
  recordPutBack(model, selection);
  for (const [other, above] of held) {
    if (above > index && areFromOnePile(selection, other)) held.set(other, above - selection.getNumCards());
  }
}

/** Forgets all lifted selections when a new game is dealt. They can't be put down any more. */
export function forgetSelections(model: KlondikeModel): void {
  selectionsOf.delete(model);
  modelsWithDraw.delete(model);
}

/**
 * The index to which the selection's bottom card returns in its pile. The index ignores cards that were below it and
 * are also in hand. Undefined for a selection that the controller didn't lift.
 */
export function indexToReturnTo(model: KlondikeModel, selection: Selection): number | undefined {
  const held = heldFrom(model);
  const index = held.get(selection);
  if (index === undefined) return undefined;
  let missing = 0;
  for (const [other, below] of held) {
    if (below < index && areFromOnePile(selection, other)) missing += other.getNumCards();
  }
  return Math.max(0, index - missing);
}

const areFromOnePile = (one: Selection, other: Selection): boolean =>
  pileIdAt(one.getOrigin()) === pileIdAt(other.getOrigin());
