import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../src/core/card.js';
import { parseCard, printCard } from '../../src/core/card.js';
import { checkDeck, drawShuffled, newDeck, shuffle } from '../../src/core/deck.js';
import { DotnetRandom, JavaRandom } from '../../src/core/random.js';
import { frozen } from '../support/frozen.js';
import { golden } from '../support/golden.js';

const textOf = (cards: readonly Card[]): string => cards.map(printCard).join(' ');
const cardsOf = (words: readonly string[]): (number | undefined)[] => words.map(parseCard);
const NUMBERS = frozen(Array.from({ length: 52 }, (_, number) => number));

const JAVA = golden('java-random') as { collectionsShuffle52: Record<string, number[]> };
const DECKS = golden('java-decks') as { decks: Record<string, string> };
const MONTE_CARLO = golden('montecarlo-12345') as { nextIntSequence: number[]; deckIndex0to51: string[] };
const YORK = golden('ycp-text-deal') as { seed: number; shuffledDeckIndex0to51: string[] };
const KANSAS = golden('ksu-seed0-deal') as { drawn: number[] };

/** The bounds and results of the random draws while `use` runs. */
function draws(random: { nextInt(bound: number): number }, use: (spy: typeof random) => void) {
  const bounds: number[] = [];
  const drawn: number[] = [];
  use({
    nextInt(bound) {
      const number = random.nextInt(bound);
      bounds.push(bound);
      drawn.push(number);
      return number;
    },
  });
  return { bounds, drawn };
}

describe('a new deck', () => {
  test('has clubs, diamonds, hearts and spades from ace to king', () => {
    expect(textOf(newDeck())).toBe(
      'Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd ' +
        'Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks',
    );
  });
});

describe('the shuffle of Fisher and Yates', () => {
  test.each(Object.entries(JAVA.collectionsShuffle52))(
    'gives the same order as java.util.Collections for seed %s',
    (seed, shuffled) => {
      expect(shuffle(NUMBERS, new JavaRandom(BigInt(seed)))).toEqual(shuffled);
    },
  );

  test.each(Object.entries(DECKS.decks))('gives the same deck as OpenJDK for seed %s', (seed, deck) => {
    expect(textOf(shuffle(newDeck(), new JavaRandom(BigInt(seed))))).toBe(deck);
  });

  test('gives the deck of game 12345 at UMBC', () => {
    expect(shuffle(newDeck(), new JavaRandom(12345n))).toEqual(cardsOf(MONTE_CARLO.deckIndex0to51));
  });

  test('draws the numbers of game 12345 at UMBC', () => {
    const { drawn } = draws(new JavaRandom(12345n), (random) => shuffle(newDeck(), random));
    expect(drawn).toEqual(MONTE_CARLO.nextIntSequence);
  });

  test("gives the deck of York College's reference program", () => {
    expect(shuffle(newDeck(), new JavaRandom(BigInt(YORK.seed)))).toEqual(
      cardsOf(YORK.shuffledDeckIndex0to51),
    );
  });
});

describe('the shuffle of Kansas State', () => {
  const { bounds, drawn } = draws(new DotnetRandom(0), (random) => drawShuffled(newDeck(), random));

  test('draws a number for every card, even the last one', () => {
    expect(bounds).toEqual(Array.from({ length: 52 }, (_, index) => 52 - index));
  });

  test('draws the right numbers for seed 0', () => {
    expect(drawn).toEqual(KANSAS.drawn);
  });

  test('moves random cards to the new deck and fills each gap with the last card', () => {
    const picks = [1, 0, 1, 0];
    expect(drawShuffled(frozen([10, 20, 30, 40]), { nextInt: () => picks.shift() ?? 0 })).toEqual([
      20, 10, 40, 30,
    ]);
  });
});

describe('a deck made by other code', () => {
  test('can have any order', () => expect(() => checkDeck(NUMBERS.toReversed())).not.toThrow());

  test.each<[deck: unknown, message: string]>([
    ['As', 'a deck must be an array of 52 cards, not "As"'],
    [undefined, 'a deck must be an array of 52 cards, not undefined'],
    [[], 'card 1 of the deck is not there; expected all 52 cards of a deck (missing: As 2s'],
    [
      NUMBERS.slice(0, 50),
      'card 51 of the deck is not there; expected all 52 cards of a deck (missing: Qc Kc)',
    ],
    [NUMBERS.with(4, 52), 'card 5 of the deck is 52; expected a card from 0 to 51'],
    [[...NUMBERS, 'As'], 'card 53 of the deck is "As"; expected a card from 0 to 51'],
    [NUMBERS.with(7, 0), 'card 8 of the deck is 0; expected each card once (it is card 1 already)'],
    [NUMBERS.with(7, 3), 'card 8 of the deck is 3; expected each card once (it is card 4 already)'],
  ])('refuses %j', (deck, message) => {
    expect(() => checkDeck(deck)).toThrow(RangeError);
    expect(() => checkDeck(deck)).toThrow(message);
  });
});
