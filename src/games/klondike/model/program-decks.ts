/**
 * The decks that other programs shuffle for their numbered deals.
 * - KPatience: `shuffle.h` and `dealer.cpp` of KDE/kpat at f559ab67.
 * - PySolFC: `pysolrandom.py` of shlomif/PySolFC at 7a3d146a, and `random.py` of shlomif/pysol_cards at 74074d79.
 * - Green Felt (greenfelt.net): `ShuffleGreenFelt` of ShootMe/MinimalKlondike at 8983a137. Its author took the shuffle
 *   from the site's script.
 */
import type { Card, Suit } from '../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, rankOf, suitOf } from '../../../core/card.js';
import { newDeck, shuffle, swap } from '../../../core/deck.js';
import { mersenneTwister, microsoftRandom, minimalStandardRandom } from '../../../core/program-random.js';

/** KPatience, and PySolFC for a number with `ms`. Sorted by rank; within a rank, clubs, diamonds, hearts, spades. */
export const microsoftDeck = (seed: bigint): Card[] =>
  shuffle(newDeck().sort(byOrder(rankOf)), microsoftRandom(Number(seed)));

/** PySolFC deals lower numbers as FreeCell for Windows does. */
const FIRST_TWISTED = 32000n;

const PYSOL_SUITS: readonly Suit[] = [CLUBS, SPADES, HEARTS, DIAMONDS];

export const pysolDeck = (seed: bigint): Card[] =>
  seed < FIRST_TWISTED
    ? microsoftDeck(seed)
    : shuffle(newDeck().sort(byOrder((card) => PYSOL_SUITS.indexOf(suitOf(card)))), mersenneTwister(seed));

const byOrder =
  (place: (card: Card) => number) =>
  (one: Card, other: Card): number =>
    place(one) - place(other);

/** Swaps each card with any card, seven times. */
export function greenFeltDeck(seed: bigint): Card[] {
  const deck = newDeck();
  const random = minimalStandardRandom(Number(seed));
  for (let step = 0; step < 7 * deck.length; step++) {
    swap(deck, step % deck.length, random.nextInt(deck.length));
  }
  return deck;
}
