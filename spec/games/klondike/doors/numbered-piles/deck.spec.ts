import { describe, expect, test } from '@jest/globals';
import { JavaRandom } from '../../../../../src/core/random.js';
import { Card, Deck } from '../../../../../src/games/klondike/doors/numbered-piles/deck.js';
import { Rank, Suit } from '../../../../../src/games/klondike/doors/york/york-card.js';
import { errorOf } from '../../../../support/error-of.js';
import { golden } from '../../../../support/golden.js';
import { cardsOf, wordOf } from './words.js';

const YORK = golden('ycp-text-deal') as { readonly seed: number; readonly shuffledDeckIndex0to51: string[] };

const ACE = new Card(Suit.CLUBS, Rank.ACE);
const TWO = new Card(Suit.HEARTS, Rank.TWO);
const TEN = new Card(Suit.DIAMONDS, Rank.TEN);
const KING = new Card(Suit.SPADES, Rank.KING);

test('a card is made from a suit and a rank, in this order', () => {
  expect([
    errorOf(() => new Card(Rank.TEN as never, Suit.HEARTS as never)),
    errorOf(() => new Card(Suit.HEARTS, 10 as never)),
  ]).toEqual(['TypeError: not a Suit: an object', 'TypeError: not a Rank: 10']);
});

/** Bottom to top. */
function deckOf(...cards: Card[]): Deck {
  const deck = new Deck();
  deck.placeCards(cards);
  return deck;
}

function populated(): Deck {
  const deck = new Deck();
  deck.populate();
  return deck;
}

const words = (deck: Deck): string[] => cardsOf(deck).map(wordOf);

describe('a card', () => {
  test('takes the suit before the rank', () => {
    expect([TEN.getSuit(), TEN.getRank(), TEN.toString()]).toEqual([Suit.DIAMONDS, Rank.TEN, '10♦']);
  });

  test('equals a card with the same suit and rank', () => {
    expect([TEN.equals(new Card(Suit.DIAMONDS, Rank.TEN)), TEN.equals(TWO)]).toEqual([true, false]);
  });
});

describe('a new deck', () => {
  test('is empty, with expose index 0', () => {
    const deck = new Deck();
    expect([deck.getNumCards(), deck.indexOfTopCard(), deck.getExposeIndex()]).toEqual([0, -1, 0]);
  });

  test('has ace to king of clubs, diamonds, hearts, spades after populate', () => {
    const suit = (letter: string): string[] => Array.from('A23456789TJQK', (rank) => rank + letter);
    expect(words(populated())).toEqual(['c', 'd', 'h', 's'].flatMap(suit));
  });

  test('keeps its cards at the bottom when it is populated', () => {
    const deck = deckOf(KING);
    deck.populate();
    expect([deck.getNumCards(), deck.getCard(0) === KING]).toEqual([53, true]);
  });
});

describe('a shuffle', () => {
  test(`by java.util.Random(${YORK.seed}) gives the same order as the course's program`, () => {
    const deck = populated();
    deck.shuffle(new JavaRandom(BigInt(YORK.seed)));
    expect(words(deck)).toEqual(
      YORK.shuffledDeckIndex0to51.map((card) => card.charAt(0) + card.charAt(1).toLowerCase()),
    );
  });

  test('keeps every card as the same object', () => {
    const deck = populated();
    const before = cardsOf(deck);
    deck.shuffle();
    expect([deck.getNumCards(), new Set([...before, ...cardsOf(deck)]).size]).toEqual([52, 52]);
  });

  test('gives a different order each time if it gets no random generator', () => {
    const [one, other] = [populated(), populated()];
    one.shuffle();
    other.shuffle();
    expect(words(one)).not.toEqual(words(other));
  });

  test("doesn't change an empty deck or the expose index", () => {
    const deck = new Deck();
    deck.setExposeIndex(3);
    deck.shuffle();
    expect([deck.getNumCards(), deck.getExposeIndex()]).toEqual([0, 3]);
  });
});

describe('cards are counted from 0 at the bottom', () => {
  const deck = deckOf(ACE, TWO, TEN);

  test('getCard, getTopCard, indexOfTopCard, getNumCards', () => {
    expect([deck.getCard(0) === ACE, deck.getCard(2) === TEN, deck.getTopCard() === TEN]).toEqual([
      true,
      true,
      true,
    ]);
    expect([deck.indexOfTopCard(), deck.getNumCards()]).toEqual([2, 3]);
  });

  test('add puts a card on top', () => {
    const grown = deckOf(ACE);
    grown.add(KING);
    expect(cardsOf(grown)).toEqual([ACE, KING]);
  });

  test("placeCards keeps their order and doesn't change the array", () => {
    const given = [TWO, TEN];
    const grown = deckOf(ACE);
    grown.placeCards(given);
    given.length = 0;
    expect(cardsOf(grown)).toEqual([ACE, TWO, TEN]);
  });

  test('placing no cards changes nothing', () => {
    const same = deckOf(ACE);
    same.placeCards([]);
    expect(cardsOf(same)).toEqual([ACE]);
  });
});

describe('taking cards', () => {
  test('drawCard returns the same object that was on top', () => {
    const deck = deckOf(ACE, TWO);
    expect([deck.drawCard() === TWO, cardsOf(deck)]).toEqual([true, [ACE]]);
  });

  test.each<[index: number, removed: Card[], left: Card[]]>([
    [0, [ACE, TWO, TEN], []],
    [1, [TWO, TEN], [ACE]],
    [2, [TEN], [ACE, TWO]],
  ])('removeCards(%d) takes from that index to the top, bottom to top', (index, removed, left) => {
    const deck = deckOf(ACE, TWO, TEN);
    expect([deck.removeCards(index), cardsOf(deck)]).toEqual([removed, left]);
  });

  test('the result of removeCards is not part of the deck', () => {
    const deck = deckOf(ACE, TWO, TEN);
    deck.removeCards(1).push(KING);
    expect(cardsOf(deck)).toEqual([ACE]);
  });
});

describe('the expose index', () => {
  test.each([0, 1, 5, -1])('can have any value, whatever the number of cards: %d', (index) => {
    const deck = deckOf(ACE, TWO);
    deck.setExposeIndex(index);
    expect(deck.getExposeIndex()).toBe(index);
  });

  test("doesn't change when cards are put on the deck", () => {
    const deck = deckOf(ACE, TWO);
    deck.setExposeIndex(1);
    deck.add(TEN);
    deck.placeCards([KING]);
    expect(deck.getExposeIndex()).toBe(1);
  });

  test.each<[before: number, removed: number, after: number, because: string]>([
    [3, 3, 2, 'the only exposed card is removed'],
    [3, 1, 0, 'the exposed card and some hidden ones are removed'],
    [2, 3, 2, 'the new top card is already exposed'],
    [1, 3, 1, 'the index is below the new top card'],
    [2, 0, 0, 'the deck is empty: never below 0'],
    [0, 0, 0, 'it was 0'],
    [9, 3, 2, 'the index was above all cards'],
  ])('%d after removeCards(%d) is %d: %s', (before, removed, after) => {
    const deck = deckOf(ACE, TWO, TEN, KING);
    deck.setExposeIndex(before);
    deck.removeCards(removed);
    expect(deck.getExposeIndex()).toBe(after);
  });

  test('goes down to 0 as the top cards are drawn', () => {
    const deck = deckOf(ACE, TWO, TEN);
    deck.setExposeIndex(2);
    const seen = [1, 2, 3].map(() => {
      deck.drawCard();
      return deck.getExposeIndex();
    });
    expect(seen).toEqual([1, 0, 0]);
  });
});

describe('a missing card is a RangeError and changes nothing', () => {
  test.each<[call: string, make: (deck: Deck) => unknown, message: string]>([
    ['drawCard()', (deck) => deck.drawCard(), 'an empty deck has no top card'],
    ['getTopCard()', (deck) => deck.getTopCard(), 'an empty deck has no top card'],
    ['getCard(0)', (deck) => deck.getCard(0), 'there is no card 0 in an empty deck'],
    ['removeCards(0)', (deck) => deck.removeCards(0), 'there is no card 0 in an empty deck'],
  ])('%s of an empty deck', (_call, make, message) => {
    expect(errorOf(() => make(new Deck()))).toBe(`RangeError: ${message}`);
  });

  test.each([-1, 2, 99, 0.5, NaN, Infinity])('card %d of two', (index) => {
    const deck = deckOf(ACE, TWO);
    const message = `RangeError: the cards of this deck run from 0 to 1, not to ${index}`;
    const errors = [errorOf(() => deck.getCard(index)), errorOf(() => deck.removeCards(index))];
    expect([errors, cardsOf(deck)]).toEqual([
      [message, message],
      [ACE, TWO],
    ]);
  });
});

test('a deck refuses a value that is not a card, and all cards in the same call', () => {
  const deck = new Deck();
  const cards = [new Card(Suit.CLUBS, Rank.ACE), null as unknown as Card];
  expect(errorOf(() => deck.placeCards(cards))).toBe('TypeError: a deck takes cards, not null');
  expect(errorOf(() => deck.add({} as unknown as Card))).toBe('TypeError: a deck takes cards, not an object');
  expect(deck.getNumCards()).toBe(0);
});
