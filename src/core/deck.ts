/** Full decks, bottom to top. The last card is the top card, which is dealt first. */
import type { Card } from './card.js';
import { CLUBS, DECK_SIZE, DIAMONDS, HEARTS, KING, SPADES, cardOf, printCard } from './card.js';
import type { Random } from './random.js';
import { checkGiven, checkMethods, valueText } from './given.js';

const DECK = /* @__PURE__ */ ([CLUBS, DIAMONDS, HEARTS, SPADES] as const).flatMap((suit) =>
  Array.from({ length: KING }, (_, index) => cardOf(index + 1, suit)),
);

/** A..K of clubs, diamonds, hearts, spades. */
export const newDeck = (): Card[] => DECK.slice();

/**
 * Shuffles by Fisher and Yates, as in UMBC, CMSC 202: swaps each card, from the last to the second, with a
 * random card at or before its place.
 * @throws TypeError unless the arguments are an array and a generator
 */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  checkShuffle(items, random);
  const deck = items.slice();
  for (let last = deck.length - 1; last > 0; last--) swap(deck, last, random.nextInt(last + 1));
  return deck;
}

/**
 * Moves random cards to a new deck, one by one, and fills each gap with the last card: Kansas State, CIS 300. Unlike
 * `shuffle`, it draws a random number even for the last card.
 * @throws TypeError as `shuffle`
 */
export function drawShuffled<Item>(items: readonly Item[], random: Random): Item[] {
  checkShuffle(items, random);
  const rest = items.slice();
  for (let last = rest.length - 1; last >= 0; last--) swap(rest, last, random.nextInt(last + 1));
  return rest.reverse();
}

function checkShuffle(items: unknown, random: unknown): void {
  checkGiven('items', items, 'an array');
  checkMethods('random generator', random, ['nextInt']);
}

export function swap(items: unknown[], one: number, other: number): void {
  const item = items[one];
  items[one] = items[other];
  items[other] = item;
}

/** The fault that keeps cards from being a complete deck. */
interface DeckFault {
  /** The index of the first wrong card, or the number of cards if some are only missing. */
  readonly at: number;
  readonly expected: string;
}

/** Undefined if these are the 52 cards of a deck, each once, in any order. */
export function faultInDeck(cards: readonly unknown[]): DeckFault | undefined {
  const missing = new Set<unknown>(Array.from({ length: DECK_SIZE }, (_, card) => card));
  for (const [at, card] of cards.entries()) {
    if (missing.delete(card)) continue;
    const before = cards.slice(0, at).indexOf(card);
    return {
      at,
      expected: before < 0 ? 'a card from 0 to 51' : `each card once (it is card ${before + 1} already)`,
    };
  }
  if (missing.size === 0) return undefined;
  const names = [...missing].map((card) => printCard(card as Card)).join(' ');
  return { at: cards.length, expected: `all 52 cards of a deck (missing: ${names})` };
}

/** @throws RangeError unless these are the 52 cards of a deck, each once */
export function checkDeck(cards: unknown): void {
  if (!Array.isArray(cards))
    throw new RangeError(`a deck must be an array of 52 cards, not ${valueText(cards)}`);
  const fault = faultInDeck(cards);
  if (fault === undefined) return;
  const { at, expected } = fault;
  const found = at < cards.length ? valueText(cards[at]) : 'not there';
  throw new RangeError(`card ${at + 1} of the deck is ${found}; expected ${expected}`);
}
