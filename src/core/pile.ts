/** A pile of cards as a value. Every function returns a new pile. */
import type { Card } from './card.js';
import { HIDDEN } from './card.js';

/** A stack of cards. The lowest ones can be face down. */
export interface Pile {
  /** Bottom to top: the last card is the top card. */
  readonly cards: readonly Card[];
  /** The number of face-down cards, from the bottom. */
  readonly faceDown: number;
}

export const EMPTY: Pile = { cards: [], faceDown: 0 };

export const faceUpPile = (cards: readonly Card[]): Pile => ({ cards, faceDown: 0 });

export const faceDownPile = (cards: readonly Card[]): Pile => ({ cards, faceDown: cards.length });

/** A face-down pile with its top card turned up. */
export const topTurnedUp = (cards: readonly Card[]): Pile => ({
  cards,
  faceDown: Math.max(0, cards.length - 1),
});

/** The top card. Never reads item -1 of an empty array, because JavaScript engines need ten times as long for that. */
export const topOf = ({ cards }: Pile): Card | undefined =>
  cards.length === 0 ? undefined : cards[cards.length - 1];

export const faceUpCount = (pile: Pile): number => pile.cards.length - pile.faceDown;

/** The top `count` cards, or all cards if the pile has fewer. Bottom to top. */
export const topCards = (pile: Pile, count: number): readonly Card[] =>
  pile.cards.slice(Math.max(0, pile.cards.length - count));

/** The pile without its top `count` cards. Turns the new top card face up. */
export function lift(pile: Pile, count: number): Pile {
  const left = pile.cards.length - count;
  return { cards: pile.cards.slice(0, left), faceDown: hiddenOf(left, pile.faceDown) };
}

/** The number of face-down cards left on a pile after its top card is turned up. */
export const hiddenOf = (left: number, faceDown: number): number => Math.max(0, Math.min(faceDown, left - 1));

/** Adds cards face up, bottom to top. */
export const lay = (pile: Pile, cards: readonly Card[]): Pile => ({
  cards: [...pile.cards, ...cards],
  faceDown: pile.faceDown,
});

/** The pile as a player sees it, bottom to top: `HIDDEN` for each face-down card. */
export function shownCards(pile: Pile): Card[] {
  const shown = pile.cards.slice();
  for (let index = 0; index < pile.faceDown; index++) shown[index] = HIDDEN;
  return shown;
}
