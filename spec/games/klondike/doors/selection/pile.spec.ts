import { describe, expect, test } from '@jest/globals';
import { JavaRandom } from '../../../../../src/core/random.js';
import type { Card } from '../../../../../src/selection.js';
import { Pile } from '../../../../../src/selection.js';
import { errorOf } from '../../../../support/error-of.js';
import { golden } from '../../../../support/golden.js';
import { cards, cardsIn, textOf, wordOf, wordsOf } from './words.js';

function pileOf(words: string): Pile {
  const pile = new Pile();
  pile.addCards(cards(words));
  return pile;
}

const NO_INDICES: readonly number[] = [-1, 3, 99, NaN, Infinity, 0.5, undefined as never];

describe('a new pile', () => {
  test('is empty and has the expose index 0', () => {
    const pile = new Pile();
    expect([pile.isEmpty(), pile.getNumCards(), pile.getExposeIndex(), pile.getIndexOfTopCard()]).toEqual([
      true,
      0,
      0,
      -1,
    ]);
  });

  test.each<[call: string, ask: (pile: Pile) => unknown, why: string]>([
    ['getTopCard', (pile) => pile.getTopCard(), 'an empty pile has no top card'],
    ['drawCard', (pile) => pile.drawCard(), 'an empty pile has no top card'],
    ['getCard', (pile) => pile.getCard(0), 'there is no card 0 in an empty pile'],
  ])('throws for %s and reports that the pile is empty', (_, ask, why) => {
    expect(errorOf(() => ask(new Pile()))).toBe(`NoSuchElementException: ${why}`);
  });
});

describe('a pile of three', () => {
  const pile = pileOf('4s Tc 8d');

  test('has the last card that was added on top', () => {
    expect([wordOf(pile.getTopCard()), pile.getIndexOfTopCard()]).toEqual(['8d', 2]);
  });

  test('counts its cards from the bottom', () => {
    expect([0, 1, 2].map((index) => wordOf(pile.getCard(index)))).toEqual(['4s', 'Tc', '8d']);
  });

  test.each(NO_INDICES)('has no card %p', (index) => {
    expect(errorOf(() => pile.getCard(index))).toBe(
      `NoSuchElementException: there is no card ${index} in a pile of 3`,
    );
  });

  test('is not empty', () => {
    expect([pile.isEmpty(), pile.getNumCards()]).toEqual([false, 3]);
  });
});

describe('adding', () => {
  test('puts a card on top', () => {
    const pile = pileOf('4s');
    cards('Tc').forEach((card) => pile.addCard(card));
    expect(textOf(pile)).toBe('0: 4s Tc');
  });

  test('keeps the order of cards, and the same objects', () => {
    const [pile, added] = [pileOf('4s'), cards('Tc 8d')];
    pile.addCards(added);
    expect([textOf(pile), pile.getCard(1) === added[0]]).toEqual(['0: 4s Tc 8d', true]);
  });

  test('copies the array', () => {
    const [pile, added] = [new Pile(), cards('Tc 8d')];
    pile.addCards(added);
    added.pop();
    expect(textOf(pile)).toBe('0: Tc 8d');
  });

  test.each<[why: string, add: (pile: Pile) => void, error: string]>([
    ['null', (pile) => pile.addCard(null as never), 'not a Card: null'],
    ['nothing', (pile) => pile.addCard(undefined as never), 'not a Card: undefined'],
    ['a number', (pile) => pile.addCard(7 as never), 'not a Card: 7'],
    ['no array', (pile) => pile.addCards(null as never), 'not an array: null'],
    ['null after a card', (pile) => pile.addCards([...cards('Tc'), null as never]), 'not a Card: null'],
  ])('%s adds nothing', (_, add, error) => {
    const pile = pileOf('4s');
    expect([errorOf(() => add(pile)), textOf(pile)]).toEqual([`IllegalArgumentException: ${error}`, '0: 4s']);
  });
});

describe('the expose index', () => {
  test.each([0, 2, 53, -1, 2 ** 31 - 1])('may be %d, whatever the number of cards', (index) => {
    const pile = pileOf('4s');
    pile.setExposeIndex(index);
    expect(pile.getExposeIndex()).toBe(index);
  });

  test.each([NaN, 0.5, Infinity, null, undefined, '1'] as never[])("can't be %p", (index) => {
    const pile = pileOf('4s');
    pile.setExposeIndex(1);
    expect([errorOf(() => pile.setExposeIndex(index)), pile.getExposeIndex()]).toEqual([
      expect.stringMatching(/^IllegalArgumentException: not a whole number: /),
      1,
    ]);
  });

  test("doesn't change when cards are added or removed", () => {
    const pile = pileOf('4s Tc 8d');
    pile.setExposeIndex(2);
    pile.removeCards(2);
    pile.drawCard();
    pile.populate();
    pile.shuffle();
    expect(pile.getExposeIndex()).toBe(2);
  });
});

describe('removing', () => {
  test.each([
    [0, '', '4s Tc 8d'],
    [1, '8d', '4s Tc'],
    [2, 'Tc 8d', '4s'],
    [3, '4s Tc 8d', ''],
  ])('%d cards from the top gives %j and leaves %j', (count, removed, left) => {
    const pile = pileOf('4s Tc 8d');
    expect([wordsOf(pile.removeCards(count)), wordsOf(cardsIn(pile))]).toEqual([removed, left]);
  });

  test.each([4, -1, 1.5, NaN, Infinity, undefined as never])(
    '%p cards is refused and changes nothing',
    (count) => {
      const pile = pileOf('4s Tc 8d');
      expect([errorOf(() => pile.removeCards(count)), textOf(pile)]).toEqual([
        `IllegalArgumentException: cannot remove ${count} of 3 cards`,
        '0: 4s Tc 8d',
      ]);
    },
  );

  test("returns an array that doesn't depend on the pile", () => {
    const pile = pileOf('4s Tc 8d');
    const removed = pile.removeCards(2);
    removed.pop();
    pile.addCards(cards('Kh'));
    expect([wordsOf(removed), textOf(pile)]).toEqual(['Tc', '0: 4s Kh']);
  });
});

describe('a deck', () => {
  const ORDER = Array.from('cdhs', (suit) => Array.from('A23456789TJQK', (rank) => rank + suit)).flat();

  test('is populated suit by suit, from the ace to the king', () => {
    const pile = new Pile();
    pile.populate();
    expect(cardsIn(pile).map(wordOf)).toEqual(ORDER);
  });

  test('has 104 different objects when it is populated twice', () => {
    const pile = new Pile();
    pile.populate();
    pile.populate();
    expect([cardsIn(pile).map(wordOf), new Set(cardsIn(pile)).size]).toEqual([[...ORDER, ...ORDER], 104]);
  });

  test('is drawn from the top', () => {
    const pile = new Pile();
    pile.populate();
    expect([wordsOf([pile.drawCard(), pile.drawCard()]), pile.getNumCards()]).toEqual(['Ks Qs', 50]);
  });
});

describe('a shuffle', () => {
  function shuffled(random?: { nextInt: (bound: number) => number }): Pile {
    const pile = new Pile();
    pile.populate();
    pile.shuffle(random);
    return pile;
  }

  test('with a seed gives the order of java.util.Collections', () => {
    const { seed, shuffledDeckIndex0to51: deck } = golden('ycp-text-deal') as {
      seed: number;
      shuffledDeckIndex0to51: string[];
    };
    expect(cardsIn(shuffled(new JavaRandom(BigInt(seed)))).map(wordOf)).toEqual(
      deck.map((card) => card.charAt(0) + card.charAt(1).toLowerCase()),
    );
  });

  test('without a seed keeps the 52 cards but almost never their order', () => {
    const decks = [shuffled(), shuffled(), shuffled()].map((pile) => cardsIn(pile).map(wordOf));
    const sorted = new Set(decks.map((deck) => deck.toSorted().join()));
    expect([sorted.size, new Set(decks.map(String)).size]).toEqual([1, 3]);
  });

  test('moves the same objects, even among equal cards', () => {
    const pile = pileOf('4s 4s Tc');
    const before = new Set<Card>(cardsIn(pile));
    pile.shuffle(new JavaRandom(1n));
    const after = new Set(cardsIn(pile));
    expect([after.size, [...after].filter((card) => !before.has(card))]).toEqual([3, []]);
  });

  test.each([
    ['a fraction', 0.5],
    ['the bound itself', 3],
    ['a number below 0', -1],
    ['no number', NaN],
  ])('with %s is refused and keeps the order', (_, number) => {
    const pile = pileOf('4s Tc 8d');
    expect([errorOf(() => pile.shuffle({ nextInt: () => number })), textOf(pile)]).toEqual([
      `IllegalArgumentException: nextInt(3) returned ${number}; expected 0 to 2`,
      '0: 4s Tc 8d',
    ]);
  });

  test('with an object without nextInt is refused and keeps the order', () => {
    const pile = pileOf('4s Tc 8d');
    expect([errorOf(() => pile.shuffle(Math.random as never)), textOf(pile)]).toEqual([
      'IllegalArgumentException: there is no nextInt in a function',
      '0: 4s Tc 8d',
    ]);
  });

  test('needs no random number for fewer than two cards', () => {
    const refuse = (): number => {
      throw new Error('asked');
    };
    const [none, one] = [new Pile(), pileOf('4s')];
    none.shuffle({ nextInt: refuse });
    one.shuffle({ nextInt: refuse });
    expect([textOf(none), textOf(one)]).toEqual(['0:', '0: 4s']);
  });
});
