/** Layouts as keys for the visited set in a search. */
import type { Layout } from './layout.js';
import { checkPiles } from './layout.js';

/** A pile's key starts with its number of face-down cards. Character codes from here on distinguish it from a card. */
const FIRST_COUNT = 64;

/**
 * A short string, the same for layouts with all cards in the same places, as a key for a search's visited set. It
 * leaves out `redeals`, because the number doesn't matter if redeals are unlimited. If they are limited, add the
 * number.
 * @throws TypeError unless it is a layout
 */
export function layoutKey(layout: Layout): string {
  try {
    return keyOf(layout);
  } catch (error) {
    checkPiles(layout);
    throw error;
  }
}

function keyOf(layout: Layout): string {
  const { stock, waste, f1, f2, f3, f4, t1, t2, t3, t4, t5, t6, t7 } = layout;
  const codes: number[] = [];
  for (const { cards, faceDown } of [stock, waste, f1, f2, f3, f4, t1, t2, t3, t4, t5, t6, t7]) {
    codes.push(FIRST_COUNT + faceDown);
    for (const card of cards) codes.push(card);
  }
  return String.fromCharCode(...codes);
}

/** Keys for searches under these rules. If redeals are limited, the keys include their number. */
export const keyUnder =
  ({ redeals }: { readonly redeals: number }) =>
  (layout: Layout): string =>
    redeals === Infinity ? layoutKey(layout) : `${layout.redeals} ${layoutKey(layout)}`;
