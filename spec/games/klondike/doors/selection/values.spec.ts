/** The provided types: cards, location types, locations, selections and exceptions. */
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
  test('takes the rank before the suit', () => {
    const card = new Card(Rank.TEN, Suit.DIAMONDS);
    expect([card.getRank(), card.getSuit(), card.toString()]).toEqual([Rank.TEN, Suit.DIAMONDS, '10♦']);
  });

  test.each<[why: string, args: [Rank, Suit], error: string]>([
    ['the suit first', [Suit.CLUBS as never, Rank.ACE as never], 'not a Rank: an object'],
    ['no rank', [NULL, Suit.CLUBS], 'not a Rank: null'],
    ['no suit', [Rank.ACE, undefined as never], 'not a Suit: undefined'],
  ])("can't be made from %s", (_, args, error) => {
    expect(errorOf(() => new Card(...args))).toBe(`IllegalArgumentException: ${error}`);
  });

  test('equals only cards with its rank and suit', () => {
    const [ace] = cards('Ah');
    const others: unknown[] = [...cards('Ah Ad 2h'), null, undefined, 'A♥'];
    expect(others.map((other) => ace?.equals(other))).toEqual([true, false, false, false, false, false]);
  });

  test('is sorted by suit, then by rank, with aces low', () => {
    const sorted = cards('Ks 2h Kc As Ah Kd Ac').sort((one, other) => one.compareTo(other));
    expect(wordsOf(sorted)).toBe('Ac Kc Kd Ah 2h As Ks');
  });
});

describe('a location type', () => {
  test('is one of four, in their declared order', () => {
    expect(LocationType.values().map((type) => `${type.ordinal()} ${type.toString()}`)).toEqual([
      '0 MAIN_DECK',
      '1 FOUNDATION_PILE',
      '2 TABLEAU_PILE',
      '3 WASTE_PILE',
    ]);
  });

  test('can be found by its name', () => {
    const { MAIN_DECK, FOUNDATION_PILE, TABLEAU_PILE, WASTE_PILE } = LocationType;
    expect([MAIN_DECK, FOUNDATION_PILE, TABLEAU_PILE, WASTE_PILE]).toEqual(LocationType.values());
  });

  test('comes in a new array at each call', () => {
    LocationType.values().pop();
    expect(LocationType.values()).toHaveLength(4);
  });
});

describe('a location', () => {
  const location = new Location(LocationType.TABLEAU_PILE, 3, 5);

  test('returns its parts', () => {
    expect([location.getLocationType(), location.getPileIndex(), location.getCardIndex()]).toEqual([
      LocationType.TABLEAU_PILE,
      3,
      5,
    ]);
  });

  test('prints its type, its pile and its card', () => {
    expect([location.toString(), new Location(LocationType.MAIN_DECK, 0, 23).toString()]).toEqual([
      'TABLEAU_PILE[3]:5',
      'MAIN_DECK[0]:23',
    ]);
  });

  test('equals only locations with the same type, pile and card', () => {
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

  test("may be a place that doesn't exist", () => {
    expect(new Location(LocationType.TABLEAU_PILE, 99, -1).toString()).toBe('TABLEAU_PILE[99]:-1');
  });

  test('needs a type', () => {
    expect(errorOf(() => new Location(NULL, 0, 0))).toBe(
      'IllegalArgumentException: not a LocationType: null',
    );
  });
});

describe('a selection', () => {
  const three = cards('Ks Qd Jc');

  test('returns its origin, its cards from bottom to top, and their number', () => {
    const selection = new Selection(tableau(3, 3), three);
    expect([selection.getOrigin(), selection.getCards(), selection.getNumCards()]).toEqual([
      tableau(3, 3),
      three,
      3,
    ]);
  });

  test('has the same card objects', () => {
    const [first] = new Selection(tableau(3, 3), three).getCards();
    expect(first).toBe(three[0]);
  });

  test('is independent of the arrays that it gets and returns', () => {
    const given = three.slice();
    const selection = new Selection(tableau(3, 3), given);
    given.pop();
    selection.getCards().pop();
    expect(wordsOf(selection.getCards())).toBe('Ks Qd Jc');
  });

  test.each<[why: string, args: [Location, Card[]], error: string]>([
    ['no origin', [NULL, []], 'not a Location: null'],
    ['no cards', [tableau(0), NULL], 'not an array: null'],
    ['a gap among the cards', [tableau(0), [...three, undefined as never]], 'not a Card: undefined'],
  ])("can't be made from %s", (_, args, error) => {
    expect(errorOf(() => new Selection(...args))).toBe(`IllegalArgumentException: ${error}`);
  });
});

test.each([
  ['NoSuchElementException', NoSuchElementException],
  ['IllegalArgumentException', IllegalArgumentException],
  ['IllegalStateException', IllegalStateException],
])('%s is an error with that name', (name, Exception) => {
  const error = new Exception('why');
  expect([error instanceof Error, error.name, error.message, String(error)]).toEqual([
    true,
    name,
    'why',
    `${name}: why`,
  ]);
});
