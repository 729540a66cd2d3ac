/** The cards of a student's program, which creates them from its constants. */

/** The statement's constants by name. */
export type Constants = Readonly<Record<string, number>>;

export interface StudentCard {
  /** The number of the card for the view. */
  readonly code: number;
  readonly suit: string;
  /** The rank, from 1 for an ace to 13 for a king. */
  readonly rank: number;
}

export const SUITS = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export const TABLEAU_NAMES = [1, 2, 3, 4, 5, 6, 7].map((number) => `TABLEAU_${number}`);
export const FOUNDATION_NAMES = [1, 2, 3, 4].map((number) => `FOUNDATION_${number}`);

/** The constant with this name. */
export function constantOf(constants: Constants, name: string): number {
  const value = constants[name];
  if (value === undefined) throw new Error(`there is no constant ${name}`);
  return value;
}

/** Spades, hearts, diamonds, clubs; each from ace to king. */
export const newDeck = (constants: Constants): StudentCard[] =>
  SUITS.flatMap((suit) =>
    RANKS.map((name, index) => ({ code: constantOf(constants, `${suit}_${name}`), suit, rank: index + 1 })),
  );

export const isRed = ({ suit }: StudentCard): boolean => suit === 'HEARTS' || suit === 'DIAMONDS';

export const topOf = <Item>(cards: readonly Item[]): Item | undefined => cards[cards.length - 1];
