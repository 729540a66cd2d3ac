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
    `A draw turns ${cardsIn(cards)} onto the waste. Its top card is in play.`,
  drawFromStock: (cards: number): string =>
    `The stock's top card is in play. A draw buries ${cards === 1 ? 'it' : cardsIn(cards)} in the waste.`,
  noRedeal: 'No redeals: the waste is never turned over.',
  /** @param often the number of redeals, from 1, or `Infinity` */
  redeals: (often: number, drawsAtOnce: boolean): string =>
    `A draw from the empty stock turns the waste over${drawsAtOnce ? ' and also draws' : ''}, ${times(often)}.`,
  alternateColors: 'Build the tableau down in alternating colors. Only a king can go to an empty pile.',
  anySuit: 'A foundation starts with any ace and builds up in suit.',
  suitsFromLeft: (suits: readonly Suit[]): string =>
    `From the left, the foundations are for ${CORE_ENGLISH.list(suits.map(CORE_ENGLISH.suit))}. Each builds up from its ace.`,
  worryBack: 'Cards can move from the foundations back to the tableau.',
  noWorryBack: "Cards can't leave the foundations.",
  allUp: 'You win when all cards are on the foundations.',
  playsItself: 'You win early: once no card lies face down, and the stock and waste hold one card at most.',
  /** The points for each step. `worriedBack` is below 0. */
  standard: ({
    toFoundation,
    toTableau,
    turnedUp,
    worriedBack,
  }: Readonly<Record<'toFoundation' | 'toTableau' | 'turnedUp' | 'worriedBack', number>>): string =>
    `Standard scoring: ${toFoundation} points for a card to a foundation, ${toTableau} for a card from the waste to the tableau ` +
    `and ${turnedUp} for a card turned up there. A card taken back from a foundation costs ${-worriedBack}. Undo reverses the points.`,
  standardRedeal: (points: number): string =>
    `Turning the waste over costs ${points} points, but the score never falls below 0.`,
  vegas: (price: number, paid: number): string =>
    `Vegas scoring: a game costs $${price}, and each card on a foundation pays $${paid}.`,
  allGames: 'The balance is the total for all games. A restarted deal counts once.',
};

/** The sentences for the rules of a house. */
export type KlondikeRuleStrings = typeof KLONDIKE_RULES_ENGLISH;
