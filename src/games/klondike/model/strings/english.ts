/** The rules of a house in sentences, in English. */
import type { Suit } from '../../../../core/card.js';
import { CORE_ENGLISH } from '../../../../core/strings/english.js';

const NUMBERS = ['no', 'one', 'two', 'three'];

const cardsIn = (cards: number): string => `${NUMBERS[cards] ?? cards} ${cards === 1 ? 'card' : 'cards'}`;

const times = (often: number): string => {
  if (often === Infinity) return 'as often as you like';
  return often === 1 ? 'once' : `${often} times`;
};

export const KLONDIKE_RULES_ENGLISH = {
  drawToWaste: (cards: number): string =>
    `Drawing turns up ${cardsIn(cards)} on the waste, whose top card is in play.`,
  drawFromStock: (cards: number): string =>
    `The stock's top card is in play; drawing buries ${cards === 1 ? 'it' : cardsIn(cards)} in the waste.`,
  noRedeal: 'The waste is never turned over.',
  /** @param often how often, from 1, or `Infinity` */
  redeals: (often: number, drawsAtOnce: boolean): string =>
    `A draw from the empty stock turns the waste over${drawsAtOnce ? ' and draws at once' : ''}, ${times(often)}.`,
  alternateColors: 'The tableau goes down in alternating colors; only a king goes to an empty pile.',
  anySuit: 'A foundation starts with any ace and goes up in its suit.',
  suitsFromLeft: (suits: readonly Suit[]): string =>
    `From the left, the foundations are for ${CORE_ENGLISH.list(suits.map(CORE_ENGLISH.suit))}; each goes up from its ace.`,
  worryBack: 'A card may come back from a foundation.',
  noWorryBack: 'No card comes back from a foundation.',
  allUp: 'The game is won with all cards on the foundations.',
  playsItself:
    'The game is won early: as soon as no card lies face down, and stock and waste hold one card at most.',
  /** The points of each step. `worriedBack` is below 0. */
  standard: ({
    toFoundation,
    toTableau,
    turnedUp,
    worriedBack,
  }: Readonly<Record<'toFoundation' | 'toTableau' | 'turnedUp' | 'worriedBack', number>>): string =>
    `Standard scoring: ${toFoundation} points for a card to a foundation, ${toTableau} for one from the waste to the tableau, ` +
    `${turnedUp} for one turned up there; ${-worriedBack} less for one that comes back from a foundation. Undo gives all back.`,
  standardRedeal: (points: number): string =>
    `Turning the waste over takes ${points} points, or all if there are fewer.`,
  vegas: (price: number, paid: number): string =>
    `Vegas scoring: a game costs $${price}, and each card on a foundation pays $${paid}.`,
  allGames: 'The wins and losses of all games add up; a restarted deal counts once.',
};

/** The sentences for the rules of a house. */
export type KlondikeRuleStrings = typeof KLONDIKE_RULES_ENGLISH;
