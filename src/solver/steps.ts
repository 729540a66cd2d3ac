/**
 * The steps of a search. A step moves one card: its kind is in the bits above the card's index. Clicks on the stock are
 * not steps, because any reachable card in the stock or waste is played directly.
 */

/** A locked card moves, with all cards on it, to another tableau pile. */
export const UNCOVER = 0;
/** A card goes from the tableau to its foundation. */
export const UP_FROM_TABLEAU = 1;
/** A card goes from the stock or waste to its foundation. */
export const UP_FROM_STOCK = 2;
/** A card goes from the stock or waste to the tableau. */
export const DOWN_FROM_STOCK = 3;
/** A card comes back from its foundation to the tableau. */
export const BACK = 4;

/** @param kind 0 to 4 @param card its index, 0 to 51 */
export const stepOf = (kind: number, card: number): number => (kind << 6) | card;
export const kindOf = (step: number): number => step >> 6;
export const cardOfStep = (step: number): number => step & 63;

/**
 * The order in which to try steps, most promising first, with a letter for each kind: `L`ocked cards up, other
 * (`P`laced) tableau cards up, `S`tock cards up, stock cards `D`own, `U`ncover, and back `F`rom a foundation. A capital
 * letter tries low ranks first, and a small letter tries high ranks first.
 */
export type Order = string;

/** The order of the sets of cards that a search computes, one for each kind of step. Each set is two numbers. */
export const SETS = 'LPSDUF';

/** The kind of step for each letter. */
export const KINDS: Readonly<Record<string, number>> = {
  L: UP_FROM_TABLEAU,
  P: UP_FROM_TABLEAU,
  S: UP_FROM_STOCK,
  D: DOWN_FROM_STOCK,
  U: UNCOVER,
  F: BACK,
};

/** Set if high ranks come first. */
export const HIGH_FIRST = 8;

const LISTS = new Map<Order, Int32Array>();

/** For each letter: its kind, above four bits with the index of its set and `HIGH_FIRST`. Least promising first. */
export function listOf(order: Order): Int32Array {
  const list = LISTS.get(order) ?? newList(order);
  LISTS.set(order, list);
  return list;
}

const newList = (order: Order): Int32Array =>
  Int32Array.from(order.split('').reverse(), (letter) => {
    const name = letter.toUpperCase();
    return ((KINDS[name] ?? 0) << 4) | SETS.indexOf(name) | (letter === name ? 0 : HIGH_FIRST);
  });
