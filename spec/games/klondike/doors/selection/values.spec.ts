/** The provided types: cards, kinds of places, places, selections, exceptions. */
import { describe, expect, test } from '@jest/globals';
import {
  Card,
  IllegalArgumentException,
  IllegalStateException,
  Location,
  LocationType,
  NoSuchElementException,
  Rank,
  Selection,
  Suit,
} from '../../../../../src/selection.js';
import { errorOf } from '../../../../support/error-of.js';
import { cards, tableau, wordsOf } from './words.js';

const NULL = null as never;

describe('a card', () => {
  test('is made of its rank, then its suit', () => {
    const card = new Card(Rank.TEN, Suit.DIAMONDS);
    expect([card.getRank(), card.getSuit(), card.toString()]).toEqual([Rank.TEN, Suit.DIAMONDS, '10♦']);
  });

  test.each<[why: string, args: [Rank, Suit], error: string]>([
    ['the suit first', [Suit.CLUBS as never, Rank.ACE as never], 'not a Rank: an object'],
    ['no rank', [NULL, Suit.CLUBS], 'not a Rank: null'],
    ['no suit', [Rank.ACE, undefined as never], 'not a Suit: undefined'],
  ])('is not made of %s', (_, args, error) => {
    expect(errorOf(() => new Card(...args))).toBe(`IllegalArgumentException: ${error}`);
  });

  test('equals every card of its rank and suit, and nothing else', () => {
    const [ace] = cards('Ah');
    const others: unknown[] = [...cards('Ah Ad 2h'), null, undefined, 'A♥'];
    expect(others.map((other) => ace?.equals(other))).toEqual([true, false, false, false, false, false]);
  });

  test('comes in order by suit, then by rank, the ace being low', () => {
    const sorted = cards('Ks 2h Kc As Ah Kd Ac').sort((one, other) => one.compareTo(other));
    expect(wordsOf(sorted)).toBe('Ac Kc Kd Ah 2h As Ks');
  });
});

describe('a kind of place', () => {
  test('is one of four, in the order declared', () => {
    expect(LocationType.values().map((type) => `${type.ordinal()} ${type.toString()}`)).toEqual([
      '0 MAIN_DECK',
      '1 FOUNDATION_PILE',
      '2 TABLEAU_PILE',
      '3 WASTE_PILE',
    ]);
  });

  test('is found by its name', () => {
    const { MAIN_DECK, FOUNDATION_PILE, TABLEAU_PILE, WASTE_PILE } = LocationType;
    expect([MAIN_DECK, FOUNDATION_PILE, TABLEAU_PILE, WASTE_PILE]).toEqual(LocationType.values());
  });

  test('is listed anew for everyone who asks', () => {
    LocationType.values().pop();
    expect(LocationType.values()).toHaveLength(4);
  });
});

describe('a location', () => {
  const location = new Location(LocationType.TABLEAU_PILE, 3, 5);

  test('tells what it was made of', () => {
    expect([location.getLocationType(), location.getPileIndex(), location.getCardIndex()]).toEqual([
      LocationType.TABLEAU_PILE,
      3,
      5,
    ]);
  });

  test('is, as text, its kind, its pile and its card', () => {
    expect([location.toString(), new Location(LocationType.MAIN_DECK, 0, 23).toString()]).toEqual([
      'TABLEAU_PILE[3]:5',
      'MAIN_DECK[0]:23',
    ]);
  });

  test('equals every location with the same kind, pile and card, and nothing else', () => {
    const { TABLEAU_PILE, FOUNDATION_PILE } = LocationType;
    const others: unknown[] = [
      new Location(TABLEAU_PILE, 3, 5),
      new Location(FOUNDATION_PILE, 3, 5),
      new Location(TABLEAU_PILE, 2, 5),
      new Location(TABLEAU_PILE, 3, 4),
      'TABLEAU_PILE[3]:5',
      null,
    ];
    expect(others.map((other) => location.equals(other))).toEqual([true, false, false, false, false, false]);
  });

  test('may be where nothing is', () => {
    expect(new Location(LocationType.TABLEAU_PILE, 99, -1).toString()).toBe('TABLEAU_PILE[99]:-1');
  });

  test('has a kind', () => {
    expect(errorOf(() => new Location(NULL, 0, 0))).toBe(
      'IllegalArgumentException: not a LocationType: null',
    );
  });
});

describe('a selection', () => {
  const three = cards('Ks Qd Jc');

  test('tells where it is from, its cards, bottom to top, and how many they are', () => {
    const selection = new Selection(tableau(3, 3), three);
    expect([selection.getOrigin(), selection.getCards(), selection.getNumCards()]).toEqual([
      tableau(3, 3),
      three,
      3,
    ]);
  });

  test('holds the very cards it is given', () => {
    const [first] = new Selection(tableau(3, 3), three).getCards();
    expect(first).toBe(three[0]);
  });

  test('keeps its cards to itself', () => {
    const given = three.slice();
    const selection = new Selection(tableau(3, 3), given);
    given.pop();
    selection.getCards().pop();
    expect(wordsOf(selection.getCards())).toBe('Ks Qd Jc');
  });

  test.each<[why: string, args: [Location, Card[]], error: string]>([
    ['no origin', [NULL, []], 'not a Location: null'],
    ['no cards', [tableau(0), NULL], 'not an array: null'],
    ['a hole among the cards', [tableau(0), [...three, undefined as never]], 'not a Card: undefined'],
  ])('is not made of %s', (_, args, error) => {
    expect(errorOf(() => new Selection(...args))).toBe(`IllegalArgumentException: ${error}`);
  });
});

test.each([
  ['NoSuchElementException', NoSuchElementException],
  ['IllegalArgumentException', IllegalArgumentException],
  ['IllegalStateException', IllegalStateException],
])('%s is an error of that name', (name, Exception) => {
  const error = new Exception('why');
  expect([error instanceof Error, error.name, error.message, String(error)]).toEqual([
    true,
    name,
    'why',
    `${name}: why`,
  ]);
});
