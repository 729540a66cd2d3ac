/**
 * Which selections are in the player's hand. Each can be put down only once, or cards would double.
 * Selections that the controller lifted belong to their model; those that a caller made belong to none.
 */
import type { KlondikeModel, Selection } from './klondike-model.js';
import { IllegalArgumentException, IllegalStateException } from './exceptions.js';
import { pileIdAt } from './layout.js';

/**
 * The selections that were lifted from a model and not put down. Each has the index of its bottom card in its
 * pile, counted as if all cards in hand still lay there.
 */
type HeldSelections = Map<Selection, number>;

const inHand = new WeakMap<KlondikeModel, HeldSelections>();

/** The model from which each selection was lifted. */
const liftedFrom = new WeakMap<Selection, KlondikeModel>();

const putDown = new WeakSet<Selection>();

/** Models whose main deck was drawn from while some of its cards were in hand. */
const drawnFrom = new WeakSet<KlondikeModel>();

const heldOf = (model: KlondikeModel): HeldSelections => inHand.get(model) ?? new Map<Selection, number>();

/** Takes a selection in hand. */
export function hold(model: KlondikeModel, selection: Selection): Selection {
  inHand.set(model, heldOf(model).set(selection, selection.getOrigin().getCardIndex()));
  liftedFrom.set(selection, model);
  return selection;
}

/** Can the selection be put down in this model? */
export const isUsable = (model: KlondikeModel, selection: Selection): boolean =>
  errorOfUse(model, selection) === undefined;

/**
 * @throws IllegalStateException if the selection cannot be put down any more, IllegalArgumentException if it
 * is of another model
 */
export function mustBeUsable(model: KlondikeModel, selection: Selection): void {
  const error = errorOfUse(model, selection);
  if (error !== undefined) throw error;
}

function errorOfUse(model: KlondikeModel, selection: Selection): Error | undefined {
  const home = liftedFrom.get(selection);
  const isPutDown = putDown.has(selection);
  if (!isPutDown && (home === undefined || heldOf(model).has(selection))) return undefined;
  const from = selection.getOrigin().toString();
  if (isPutDown) {
    return new IllegalStateException(`the selection from ${from} has been put down before: select anew`);
  }
  if (home !== model) return new IllegalArgumentException(`the selection from ${from} is of another model`);
  return new IllegalStateException(`the cards have been dealt anew since the selection from ${from}`);
}

/** Records that a selection has been put back in its place. */
export function putBack(model: KlondikeModel, selection: Selection): void {
  heldOf(model).delete(selection);
  putDown.add(selection);
  if (!isDeckInHand(model)) drawnFrom.delete(model);
}

/** Records that a card was drawn, or that the waste came back. */
export function drawn(model: KlondikeModel): void {
  if (isDeckInHand(model)) drawnFrom.add(model);
}

/** Was the main deck drawn from after some of its cards, which are still in hand, were lifted? */
export const isDrawnFrom = (model: KlondikeModel): boolean => drawnFrom.has(model);

const isDeckInHand = (model: KlondikeModel): boolean =>
  [...heldOf(model).keys()].some((selection) => pileIdAt(selection.getOrigin()) === 'stock');

/**
 * Records that a selection has left its pile. Cards in hand from above it will lie lower by as many cards.
 */
export function movedOn(model: KlondikeModel, selection: Selection): void {
  const held = heldOf(model);
  const index = held.get(selection) ?? Infinity;
  putBack(model, selection);
  for (const [other, above] of held) {
    if (above > index && areFromOnePile(selection, other)) held.set(other, above - selection.getNumCards());
  }
}

/** Forgets all lifted selections, because the model is dealt anew: they can never be put down. */
export function forgetHeld(model: KlondikeModel): void {
  inHand.delete(model);
  drawnFrom.delete(model);
}

/**
 * The index in its pile to which the selection's bottom card returns. Cards from below it may be in hand,
 * too, and do not count. Undefined for a selection that the controller has not lifted.
 */
export function indexToReturnTo(model: KlondikeModel, selection: Selection): number | undefined {
  const held = heldOf(model);
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
