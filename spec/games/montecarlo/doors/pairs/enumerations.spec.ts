/** Suits and ranks, as the course's programs use them. */
import { describe, expect, test } from '@jest/globals';
import { Rank, Suit } from '../../../../../src/pairs.js';

describe('the members are in their declared order: ordinal, name, text, word, symbol', () => {
  test('suits', () => {
    const rows = Suit.values().map((suit) =>
      [suit.ordinal(), suit.name(), suit.toString(), suit.getName(), suit.getSymbol()].join(' '),
    );
    expect(rows).toEqual([
      '0 CLUBS CLUBS Clubs c',
      '1 DIAMONDS DIAMONDS Diamonds d',
      '2 HEARTS HEARTS Hearts h',
      '3 SPADES SPADES Spades s',
    ]);
  });

  test('ranks', () => {
    const rows = Rank.values().map((rank) =>
      [rank.ordinal(), rank.name(), rank.toString(), rank.getName(), rank.getSymbol()].join(' '),
    );
    expect(rows).toEqual([
      '0 ACE ACE Ace a',
      '1 TWO TWO Two 2',
      '2 THREE THREE Three 3',
      '3 FOUR FOUR Four 4',
      '4 FIVE FIVE Five 5',
      '5 SIX SIX Six 6',
      '6 SEVEN SEVEN Seven 7',
      '7 EIGHT EIGHT Eight 8',
      '8 NINE NINE Nine 9',
      '9 TEN TEN Ten t',
      '10 JACK JACK Jack j',
      '11 QUEEN QUEEN Queen q',
      '12 KING KING King k',
    ]);
  });
});

test('the list has each member once', () => {
  const { CLUBS, DIAMONDS, HEARTS, SPADES } = Suit;
  const { ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING } = Rank;
  const members = [CLUBS, DIAMONDS, HEARTS, SPADES];
  members.forEach((suit, index) => expect(Suit.values()[index]).toBe(suit));
  const ranks = [ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING];
  ranks.forEach((rank, index) => expect(Rank.values()[index]).toBe(rank));
});

test('the lists are copies', () => {
  Suit.values().length = 0;
  Rank.values().length = 0;
  expect([Suit.values().length, Rank.values().length]).toEqual([4, 13]);
});

test.each<[difference: number, one: Rank, other: Rank]>([
  [-1, Rank.ACE, Rank.TWO],
  [-12, Rank.ACE, Rank.KING],
  [0, Rank.TEN, Rank.TEN],
  [1, Rank.QUEEN, Rank.JACK],
])('compareTo gives %d for %s and %s, as in Java', (difference, one, other) => {
  expect(one.compareTo(other)).toBe(difference);
});

test('suits sort in their declared order', () => {
  const { CLUBS, DIAMONDS, HEARTS, SPADES } = Suit;
  const sorted = [SPADES, CLUBS, HEARTS, DIAMONDS].sort((one, other) => one.compareTo(other));
  expect(sorted.map(String)).toEqual(['CLUBS', 'DIAMONDS', 'HEARTS', 'SPADES']);
});

test.each<[equal: boolean, one: Suit | Rank, other: unknown]>([
  [true, Suit.HEARTS, Suit.HEARTS],
  [false, Suit.HEARTS, Suit.SPADES],
  [false, Suit.CLUBS, Rank.ACE],
  [true, Rank.ACE, Rank.ACE],
  [false, Rank.ACE, 'ACE'],
  [false, Rank.ACE, undefined],
])('equals is %s for %s and %s', (equal, one, other) => {
  expect(one.equals(other)).toBe(equal);
});
