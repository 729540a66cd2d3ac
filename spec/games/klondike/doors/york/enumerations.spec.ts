/** The features of Java's enumerations that York College's programs use. */
import { describe, expect, test } from '@jest/globals';
import { Color, Rank, Suit } from '../../../../../src/games/klondike/doors/york/york-card.js';

describe('name, ordinal and text in the declared order', () => {
  test('the suits have their colors', () => {
    const rows = Suit.values().map((suit) => [
      suit.name(),
      suit.ordinal(),
      suit.toString(),
      suit.getColor().toString(),
    ]);
    expect(rows).toEqual([
      ['CLUBS', 0, '♣', 'BLACK'],
      ['DIAMONDS', 1, '♦', 'RED'],
      ['HEARTS', 2, '♥', 'RED'],
      ['SPADES', 3, '♠', 'BLACK'],
    ]);
  });

  test('ranks', () => {
    const rows = Rank.values().map((rank) => `${rank.ordinal()} ${rank.name()} ${rank.toString()}`);
    expect(rows).toEqual([
      '0 ACE A',
      '1 TWO 2',
      '2 THREE 3',
      '3 FOUR 4',
      '4 FIVE 5',
      '5 SIX 6',
      '6 SEVEN 7',
      '7 EIGHT 8',
      '8 NINE 9',
      '9 TEN 10',
      '10 JACK J',
      '11 QUEEN Q',
      '12 KING K',
    ]);
  });

  test('a rank prints as its symbol', () => {
    expect(Rank.values().map((rank) => rank.getSymbol())).toEqual(Rank.values().map(String));
  });

  test('colors', () => {
    expect(Color.values().map((color) => `${color.ordinal()} ${color.name()} ${color.toString()}`)).toEqual([
      '0 RED RED',
      '1 BLACK BLACK',
    ]);
  });
});

test('the list has each member once', () => {
  const { CLUBS, DIAMONDS, HEARTS, SPADES } = Suit;
  const suits = Suit.values();
  expect([CLUBS, DIAMONDS, HEARTS, SPADES].map((suit, index) => suit === suits[index])).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('the list is a copy', () => {
  Suit.values().length = 0;
  Rank.values().length = 0;
  Color.values().length = 0;
  expect([Suit.values().length, Rank.values().length, Color.values().length]).toEqual([4, 13, 2]);
});

test.each<[sign: number, one: Rank, other: Rank]>([
  [-1, Rank.ACE, Rank.TWO],
  [-1, Rank.ACE, Rank.KING],
  [0, Rank.TEN, Rank.TEN],
  [1, Rank.QUEEN, Rank.JACK],
])('compareTo has the sign %d for %s and %s', (sign, one, other) => {
  expect(Math.sign(one.compareTo(other))).toBe(sign);
});

test.each<[equal: boolean, one: Suit, other: unknown]>([
  [true, Suit.HEARTS, Suit.HEARTS],
  [false, Suit.HEARTS, Suit.SPADES],
  [false, Suit.CLUBS, Rank.ACE],
  [false, Suit.CLUBS, 'CLUBS'],
  [false, Suit.CLUBS, undefined],
])('equals is %s for %s and %s', (equal, one, other) => {
  expect(one.equals(other)).toBe(equal);
});
