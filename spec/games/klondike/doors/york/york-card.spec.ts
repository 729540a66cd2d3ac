/** The cards of York College's programs, and their numbers in the model. */
import { describe, expect, test } from '@jest/globals';
import { cardOf, printCard } from '../../../../../src/core/card.js';
import {
  Rank,
  Suit,
  YorkCard,
  numberOf,
  rankOfNumber,
  suitOfNumber,
} from '../../../../../src/games/klondike/doors/york/york-card.js';

class SomeCard extends YorkCard {
  constructor(suit: Suit, rank: Rank) {
    super(rank, suit);
  }
}

/** A card in a class of another course. */
class OtherCard extends SomeCard {}

const card = (rank: Rank, suit: Suit): YorkCard => new SomeCard(suit, rank);

/** All cards in order: ace to king of clubs, diamonds, hearts and spades. */
const DECK = Suit.values().flatMap((suit) => Rank.values().map((rank) => card(rank, suit)));

test.each<[text: string, rank: Rank, suit: Suit]>([
  ['10♦', Rank.TEN, Suit.DIAMONDS],
  ['A♠', Rank.ACE, Suit.SPADES],
  ['K♥', Rank.KING, Suit.HEARTS],
  ['2♣', Rank.TWO, Suit.CLUBS],
])('%s has its rank, its suit and its text', (text, rank, suit) => {
  const made = card(rank, suit);
  expect([made.toString(), made.getRank() === rank, made.getSuit() === suit]).toEqual([text, true, true]);
});

describe('equals', () => {
  const jack = card(Rank.JACK, Suit.CLUBS);
  test.each<[equal: boolean, than: string, other: unknown]>([
    [true, 'itself', jack],
    [true, 'an equal card, created separately', card(Rank.JACK, Suit.CLUBS)],
    [true, 'the same card in a class of another course', new OtherCard(Suit.CLUBS, Rank.JACK)],
    [false, 'another rank', card(Rank.QUEEN, Suit.CLUBS)],
    [false, 'another suit', card(Rank.JACK, Suit.SPADES)],
    [false, 'its text', 'J♣'],
    [false, 'nothing', undefined],
    [false, 'null', null],
  ])('is %s for %s', (equal, _than, other) => {
    expect(jack.equals(other)).toBe(equal);
  });
});

test('compareTo sorts by suit, clubs first, then by rank, ace first', () => {
  const sorted = DECK.toReversed().sort((one, other) => one.compareTo(other));
  expect(sorted.map(String)).toEqual(DECK.map(String));
});

test('compareTo is 0 only for equal cards', () => {
  const equal = DECK.flatMap((one) => DECK.filter((other) => one.compareTo(other) === 0));
  expect(equal).toEqual(DECK);
});

describe('numberOf', () => {
  test.each<[word: string, rank: Rank, suit: Suit]>([
    ['As', Rank.ACE, Suit.SPADES],
    ['Th', Rank.TEN, Suit.HEARTS],
    ['2d', Rank.TWO, Suit.DIAMONDS],
    ['Kc', Rank.KING, Suit.CLUBS],
  ])('%s', (word, rank, suit) => {
    expect(printCard(numberOf(card(rank, suit)))).toBe(word);
  });

  test('converts back for each of the 52 cards', () => {
    const back = DECK.map(numberOf).map((number) => card(rankOfNumber(number), suitOfNumber(number)));
    expect(back.map(String)).toEqual(DECK.map(String));
  });

  test('the clubs have the numbers 39 to 51', () => {
    expect(DECK.slice(0, 13).map(numberOf)).toEqual(
      Array.from({ length: 13 }, (_, index) => cardOf(index + 1, 3)),
    );
  });
});
