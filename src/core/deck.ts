/** Full decks, bottom to top: the last card is the top, and the first to be dealt. */
import type { Card } from './card.js';
import { CLUBS, DIAMONDS, HEARTS, KING, SPADES, cardOf } from './card.js';
import type { Random } from './random/random.js';

/** A..K of clubs, diamonds, hearts, spades. */
export const newDeck = (): Card[] =>
  ([CLUBS, DIAMONDS, HEARTS, SPADES] as const).flatMap((suit) =>
    Array.from({ length: KING }, (_, index) => cardOf(index + 1, suit)),
  );

/**
 * Shuffles by Fisher and Yates, as in UMBC, CMSC 202: swaps each card, from the last to the second, with a
 * random card at or before its place.
 */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const deck = items.slice();
  for (let last = deck.length - 1; last > 0; last--) swap(deck, last, random.nextInt(last + 1));
  return deck;
}

/**
 * Moves a random card to the new deck and fills its place with the last card, until none is left: Kansas
 * State, CIS 300. Unlike `shuffle`, it draws a random number even for the only card left.
 */
export function drawShuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = items.slice();
  for (let last = rest.length - 1; last >= 0; last--) swap(rest, last, random.nextInt(last + 1));
  return rest.reverse();
}

function swap(items: unknown[], one: number, other: number): void {
  const item = items[one];
  items[one] = items[other];
  items[other] = item;
}
