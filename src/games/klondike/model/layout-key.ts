/** Layouts as keys for the visited set of a search. */
import type { Layout } from './layout.js';
import { checkPiles } from './layout.js';

/** Before each pile stands how many of its cards lie face down; codes from here on tell that apart from a card. */
const FIRST_COUNT = 64;

/**
 * A short string that is equal if all cards lie in the same places: the key of a search's visited set. It leaves out `redeals`,
 * because with unlimited redeals such layouts are equivalent. If redeals are limited, add their number.
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

/** Keys for searches under these rules: how often the waste was turned over counts where that is limited. */
export const keyUnder =
  ({ redeals }: { readonly redeals: number }) =>
  (layout: Layout): string =>
    redeals === Infinity ? layoutKey(layout) : `${layout.redeals} ${layoutKey(layout)}`;
