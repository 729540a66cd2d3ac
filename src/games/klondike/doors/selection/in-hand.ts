/**
 * Which selections are in the player's hand: each can be put down once, or cards would double. Those the
 * controller has lifted belong to their model; those a caller has made belong to none.
 */
import type { KlondikeModel } from './cards/klondike-model.js';
import type { Selection } from './cards/selection.js';
import { IllegalArgumentException, IllegalStateException } from './exceptions.js';
import { pileIdAt } from './layout.js';

/**
 * What has been lifted from a model and not been put down: each selection with the index of its bottom card
 * in its pile, as if all cards in hand lay there.
 */
type Held = Map<Selection, number>;

const inHand = new WeakMap<KlondikeModel, Held>();

/** Where selections were lifted. */
const liftedFrom = new WeakMap<Selection, KlondikeModel>();

const putDown = new WeakSet<Selection>();

/** Models whose main deck was drawn from while cards of it were in hand: it is not as they left it. */
const drawnFrom = new WeakSet<KlondikeModel>();

const heldOf = (model: KlondikeModel): Held => inHand.get(model) ?? new Map<Selection, number>();

/** Takes a selection in hand. */
export function hold(model: KlondikeModel, selection: Selection): Selection {
  inHand.set(model, heldOf(model).set(selection, selection.getOrigin().getCardIndex()));
  liftedFrom.set(selection, model);
  return selection;
}

/** Can it be put down in this model? */
export const isUsable = (model: KlondikeModel, selection: Selection): boolean =>
  errorOfUse(model, selection) === undefined;

/** @throws IllegalStateException where it cannot be put down any more, IllegalArgumentException in another model */
export function mustBeUsable(model: KlondikeModel, selection: Selection): void {
  const error = errorOfUse(model, selection);
  if (error !== undefined) throw error;
}

function errorOfUse(model: KlondikeModel, selection: Selection): Error | undefined {
  const from = selection.getOrigin().toString();
  const home = liftedFrom.get(selection);
  if (putDown.has(selection)) {
    return new IllegalStateException(`the selection from ${from} has been put down before: select anew`);
  }
  if (home === undefined || heldOf(model).has(selection)) return undefined;
  if (home !== model) return new IllegalArgumentException(`the selection from ${from} is of another model`);
  return new IllegalStateException(`the cards have been dealt anew since the selection from ${from}`);
}

/** A selection has been put back in its place. */
export function putBack(model: KlondikeModel, selection: Selection): void {
  heldOf(model).delete(selection);
  putDown.add(selection);
  if (!isDeckInHand(model)) drawnFrom.delete(model);
}

/** A card has been drawn, or the waste has come back. */
export function drawn(model: KlondikeModel): void {
  if (isDeckInHand(model)) drawnFrom.add(model);
}

/** Was the main deck drawn from since cards of it, still in hand, were lifted? */
export const isDrawnFrom = (model: KlondikeModel): boolean => drawnFrom.has(model);

const isDeckInHand = (model: KlondikeModel): boolean =>
  [...heldOf(model).keys()].some((selection) => pileIdAt(selection.getOrigin()) === 'stock');

/** A selection has left its pile: cards in hand from above it will lie so much lower. */
export function movedOn(model: KlondikeModel, selection: Selection): void {
  const held = heldOf(model);
  const index = held.get(selection) ?? Infinity;
  putBack(model, selection);
  for (const [other, above] of held) {
    if (above > index && areFromOnePile(selection, other)) held.set(other, above - selection.getNumCards());
  }
}

/** What was lifted from the model will never be put down: its cards are dealt anew. */
export function forgetHeld(model: KlondikeModel): void {
  inHand.delete(model);
  drawnFrom.delete(model);
}

/**
 * Where in its pile the selection's bottom card goes back to: below it there may be others in hand.
 * Undefined for a selection the controller has not lifted.
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
