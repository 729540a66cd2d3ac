/**
 * The steps of a search, each of one card: its kind in the bits above the card's index. Clicks on the stock are no
 * steps: a card of stock or waste that can be reached is played at once.
 */

/** A locked card moves, with all cards on it, to another pile of the tableau. */
export const UNCOVER = 0;
/** A card goes from the tableau to its foundation. */
export const UP_FROM_TABLEAU = 1;
/** A card goes from stock or waste to its foundation. */
export const UP_FROM_STOCK = 2;
/** A card goes from stock or waste to the tableau. */
export const DOWN_FROM_STOCK = 3;
/** A card comes back from its foundation to the tableau. */
export const BACK = 4;

/** @param kind from 0 to 4 @param card its index, 0 to 51 */
export const stepOf = (kind: number, card: number): number => (kind << 6) | card;
export const kindOf = (step: number): number => step >> 6;
export const cardOfStep = (step: number): number => step & 63;

/**
 * An order of trying, most wanted first, a letter for each kind of step: `L`ocked cards up, other tableau cards up
 * (`P`laced), from the `S`tock up, from the stock `D`own, `U`ncover, and back `F`rom a foundation. A capital letter
 * tries low ranks first, a small one high ranks.
 */
export type Order = string;

/** Where each kind's set of cards lies in the scratch of the search; two numbers each. */
export const SETS = 'LPSDUF';

/** The kind of step that each letter stands for. */
export const KINDS: Readonly<Record<string, number>> = {
  L: UP_FROM_TABLEAU,
  P: UP_FROM_TABLEAU,
  S: UP_FROM_STOCK,
  D: DOWN_FROM_STOCK,
  U: UNCOVER,
  F: BACK,
};

/** Set where the high ranks are tried first. */
export const HIGH_FIRST = 8;

const LISTS = new Map<Order, Int32Array>();

/** For each letter its kind above four bits: the place of its set, and `HIGH_FIRST`. Least wanted first. */
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
