/**
 * Cards are integers from 0 to 51: spades A..K are 0-12, hearts 13-25, diamonds 26-38, clubs 39-51. `HIDDEN`,
 * 52, is a face-down card in a view; `NO_CARD`, -1, is a cell without a card. In text
 * a card is its rank and suit, `Ah Td Qs`, and a hidden card is `##`.
 */
import { checkGiven } from './given.js';

/**
 * An integer from 0 to 51, or `HIDDEN` in a view. The compiler doesn't accept a plain number: write
 * `asCard(n)`, or `cards.map(asCard)`.
 */
export type Card = Brand<'card'>;

/** 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export type Suit = 0 | 1 | 2 | 3;

/** The suit of cards 0 to 12. */
export const SPADES = 0;
/** The suit of cards 13 to 25. */
export const HEARTS = 1;
/** The suit of cards 26 to 38. */
export const DIAMONDS = 2;
/** The suit of cards 39 to 51. */
export const CLUBS = 3;

export const DECK_SIZE = 52;
/** A face-down card in a view. */
export const HIDDEN = 52 as Card;
/** A cell without a card. */
export const NO_CARD = -1 as Card;
export const ACE = 1;
export const KING = 13;

const RANKS = 'A23456789TJQK';
/** The letter of each suit in texts, indexed by the suit's number. */
export const SUITS = 'shdc';

/** From 1, the ace, to 13, the king. */
export const rankOf = (card: Card): number => (card % KING) + 1;

/** The suit of a card from 0 to 51. */
export const suitOf = (card: Card): Suit => Math.floor(card / KING) as Suit;

/** Is the card a heart or a diamond? */
export const isRed = (card: Card): boolean => card >= KING && card < 3 * KING;

/** The card with this suit and rank; ranks go from 1 (ace) to 13 (king). */
export const cardOf = (rank: number, suit: Suit): Card => (suit * KING + rank - 1) as Card;

/** `7h`, `Td`, or `##` for `HIDDEN`. */
export const printCard = (card: Card): string => TEXTS[card] ?? String(card);

/**
 * The card of a word: rank and suit in either case, ten as `T` or `10`. Undefined for any other word.
 * @throws TypeError unless it is a string
 */
export const parseCard = (word: string): Card | undefined => CARDS.get(word) ?? readCard(word);

const TEXTS: readonly string[] = [
  ...Array.from(
    { length: DECK_SIZE },
    (_, card) => RANKS.charAt(rankOf(card as Card) - 1) + SUITS.charAt(suitOf(card as Card)),
  ),
  '##',
];

const CARDS: ReadonlyMap<string, Card> = /* @__PURE__ */ (() =>
  new Map(TEXTS.slice(0, DECK_SIZE).map((text, card) => [text, card as Card])))();

function readCard(word: string): Card | undefined {
  checkGiven('a word', word, 'a string');
  const suit = word.slice(-1).toLowerCase();
  const rank = word.slice(0, -1).toUpperCase();
  return CARDS.get((rank === '10' ? 'T' : rank) + suit);
}

declare const KIND: unique symbol;

/** A kind of number that the compiler doesn't mix up with other numbers. At run time it is a plain number. */
export type Brand<Kind extends string> = number & { readonly [KIND]: Kind };
