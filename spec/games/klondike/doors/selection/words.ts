/** Short forms of cards, locations and models, for the specs about the selection door. */
import type { KlondikeModel, Pile } from '../../../../../src/selection.js';
import { Card, Location, LocationType, Rank, Suit, stringToModel } from '../../../../../src/selection.js';
import { golden } from '../../../../support/golden.js';

const RANKS = 'A23456789TJQK';
const SUITS = 'cdhs';

export const mainDeck = (card: number): Location => new Location(LocationType.MAIN_DECK, 0, card);
export const waste = (card: number): Location => new Location(LocationType.WASTE_PILE, 0, card);
export const foundation = (pile: number, card = 0): Location =>
  new Location(LocationType.FOUNDATION_PILE, pile, card);
export const tableau = (pile: number, card = 0): Location =>
  new Location(LocationType.TABLEAU_PILE, pile, card);

/** `cards('Ah Td')`. */
export const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const rank = Rank.values()[RANKS.indexOf(word.charAt(0))];
      const suit = Suit.values()[SUITS.indexOf(word.charAt(1))];
      if (rank === undefined || suit === undefined) throw new Error(`${word} is not a card`);
      return new Card(rank, suit);
    });

export const wordOf = (card: Card): string =>
  RANKS.charAt(card.getRank().ordinal()) + SUITS.charAt(card.getSuit().ordinal());

export const wordsOf = (some: readonly Card[]): string => some.map(wordOf).join(' ');

export const cardsIn = (pile: Pile): Card[] =>
  Array.from({ length: pile.getNumCards() }, (_, index) => pile.getCard(index));

/** Prints the expose index and the cards: `2: 4s Tc 8d`. */
export const textOf = (pile: Pile): string => `${pile.getExposeIndex()}: ${wordsOf(cardsIn(pile))}`.trimEnd();

/** Puts cards on a pile: `fill(pile, '2: 4s Tc 8d')`. */
export function fill(pile: Pile, text: string): void {
  const [exposeIndex = '', words = ''] = text.split(':');
  pile.setExposeIndex(Number(exposeIndex));
  pile.addCards(cards(words));
}

export const pilesOf = (model: KlondikeModel): Pile[] => [
  model.getMainDeck(),
  model.getWastePile(),
  ...[0, 1, 2, 3].map((index) => model.getFoundationPile(index)),
  ...[0, 1, 2, 3, 4, 5, 6].map((index) => model.getTableauPile(index)),
];

export const textsOf = (model: KlondikeModel): string[] => pilesOf(model).map(textOf);

export interface SavedPile {
  readonly exposeIndex: number;
  readonly cardsBottomToTop: readonly string[];
}

export interface SavedState {
  readonly encoded: string;
  readonly decoded: Readonly<Record<string, SavedPile>>;
}

type StateName = 'TEST_GAME' | 'TEST_GAME_2' | 'WINNING_GAME';

export const STATES = (golden('ycp-saved-states') as { states: Readonly<Record<StateName, SavedState>> })
  .states;

/** A new model with one of the course's saved games. */
export const saved = (name: StateName): KlondikeModel => stringToModel(STATES[name].encoded);
