/** The game at this door keeps each sentence of its contract. */
import { describe, expect, test } from '@jest/globals';
import { Coordinates, Game, Rank, Suit } from '../../../../../src/pairs.js';
import { MONTECARLO_HELP_ENGLISH } from '../../../../../src/games/montecarlo/words/strings/english.js';
import { errorOf } from '../../../../support/error-of.js';
import { golden } from '../../../../support/golden.js';
import { at, cardsOf, cellsOf, gameOf, remove, stateOf, tableauOf } from './words.js';

/** A value of any type, as a JavaScript program may pass it. */
const given = (value: unknown): never => value as never;

/** Game 12345, after following all its hints. */
const DEALT = `6h 2s 5s 8d 9s
ad 5d ah 9h qs
kh 7h 5c 2d 7c
7d 8s ks tc 2c
3c 3d qd 8h qh
left: 27, score: 0, wins: false`;

const EMPTY = `-- -- -- -- --
-- -- -- -- --
-- -- -- -- --
-- -- -- -- --
-- -- -- -- --
left: 0, score: 0, wins: false`;

describe('before the first newGame', () => {
  test('the tableau is empty, no card is left, the score is 0, and the game is not won', () => {
    expect(stateOf(new Game(5, 5))).toBe(EMPTY);
  });

  test.each<[call: string, make: (game: Game) => unknown, answer: unknown]>([
    ['replay', (game) => game.replay(), undefined],
    ['consolidate', (game) => game.consolidate(), undefined],
    ['removeCards', (game) => game.removeCards(at(0, 0), at(0, 1)), false],
    ['hint', (game) => game.hint(), null],
  ])('%s does nothing', (_, make, answer) => {
    const game = new Game(5, 5);
    expect([make(game), stateOf(game)]).toEqual([answer, EMPTY]);
  });
});

describe('newGame', () => {
  test("deals game 12345 as in the course's screenshot, with 27 cards left", () => {
    expect(stateOf(gameOf(12345))).toBe(DEALT);
  });

  test('deals game 12345 like the Java program, from the first cell on', () => {
    const { tableauFromIndex0 } = golden('montecarlo-12345') as { tableauFromIndex0: string[][] };
    const expected = tableauFromIndex0.map((row) => row.join(' ').toLowerCase());
    expect(tableauOf(gameOf(12345))).toEqual(expected);
  });

  test('gives the suit and the rank of a card', () => {
    const game = gameOf(12345);
    expect(game.getSuit(at(4, 2))).toBe(Suit.DIAMONDS);
    expect(game.getRank(at(4, 2))).toBe(Rank.QUEEN);
  });

  test('abandons the game in play', () => {
    const game = gameOf(46);
    remove(game, '00-01');
    game.consolidate();
    game.newGame(12345);
    expect(stateOf(game)).toBe(DEALT);
  });

  test('deals the same cards for the same number, whether it is a number or a bigint', () => {
    expect(stateOf(gameOf(12345n))).toBe(DEALT);
  });

  test.each<[number: number | bigint, row: string]>([
    [0, '9s qd kd jh 3d'],
    [-1, '7c kd 5h qs 9h'],
    [-12345, 'kc qs ad jc 5s'],
    [2 ** 48, '9s qd kd jh 3d'],
    [2n ** 63n - 1n, '7c kd 5h qs 9h'],
    [-(2n ** 63n), '9s qd kd jh 3d'],
    [-(2 ** 63), '9s qd kd jh 3d'],
  ])('deals game %d: %s', (number, row) => {
    expect(tableauOf(gameOf(number))[0]).toBe(row);
  });

  test.each<[said: string, number: number | bigint]>([
    ['9223372036854775808n', 2n ** 63n],
    ['-9223372036854775809n', -(2n ** 63n) - 1n],
    ['9223372036854776000', 2 ** 63],
    ['0.5', 0.5],
    ['NaN', NaN],
    ['Infinity', Infinity],
    ['"12345"', given('12345')],
    ['undefined', given(undefined)],
    ['null', given(null)],
  ])('refuses %s with its exception, and the game goes on', (said, number) => {
    const game = gameOf(12345);
    const expected = 'a whole number from -9223372036854775808 to 9223372036854775807';
    expect([errorOf(() => game.newGame(number)), stateOf(game)]).toEqual([
      `RangeError: a game's number must be ${expected}, not ${said}`,
      DEALT,
    ]);
  });
});

test('every shuffle is the same as in Java, down to the last card', () => {
  const { decks } = golden('java-decks') as { decks: Record<string, string> };
  const size = { rows: 4, cols: 13 };
  const dealt = Object.keys(decks).map((seed) => [seed, cardsOf(gameOf(BigInt(seed), size), size).join(' ')]);
  expect(Object.fromEntries(dealt)).toEqual(
    Object.fromEntries(Object.entries(decks).map(([seed, deck]) => [seed, deck.toLowerCase()])),
  );
});

describe('replay', () => {
  test('brings back the deal of the game in play: score 0, 27 left', () => {
    const game = gameOf(46);
    game.newGame(12345);
    remove(game, '02-11');
    game.consolidate();
    remove(game, '03-04');
    game.replay();
    expect(stateOf(game)).toBe(DEALT);
  });

  test('brings back the deck, so that the game goes on in the same way', () => {
    const game = gameOf(12345);
    const play = (): string => {
      const removed = remove(game, '02-11');
      game.consolidate();
      return `${String(removed)} ${stateOf(game)}`;
    };
    const first = play();
    game.replay();
    expect(play()).toBe(first);
  });
});

describe('hint', () => {
  test.each<[pair: string, number: number]>([
    ['(0, 2),(1, 1)', 12345],
    ['(0, 0),(0, 1)', 46],
    ['(0, 2),(1, 1)', 71],
  ])('is %s, the first pair in row-major order, for game %d', (pair, number) => {
    expect(String(gameOf(number).hint())).toBe(pair);
  });

  test('is the first remaining pair, or null', () => {
    const game = gameOf(12345);
    const hints: string[] = [];
    for (let hint = game.hint(); hint !== null; hint = game.hint()) {
      hints.push(`${String(hint)} ${String(game.removeCards(...hint))}`);
    }
    expect(hints).toEqual([
      '(0, 2),(1, 1) true',
      '(0, 4),(1, 3) true',
      '(2, 1),(3, 0) true',
      '(2, 3),(3, 4) true',
      '(4, 0),(4, 1) true',
    ]);
  });

  test('changes nothing, and can be repeated', () => {
    const game = gameOf(12345);
    expect([game.hint(), game.hint(), stateOf(game)]).toEqual([
      [at(0, 2), at(1, 1)],
      [at(0, 2), at(1, 1)],
      DEALT,
    ]);
  });
});

test('help explains the rules', () => {
  expect(new Game(5, 5).help()).toBe(MONTECARLO_HELP_ENGLISH.course);
});

describe('getSuit and getRank', () => {
  test.each([
    ['an empty cell', at(0, 0)],
    ['a cell below the tableau', at(5, 0)],
    ['a cell to the right of the tableau', at(0, 5)],
  ])('are null in %s', (_, cell) => {
    const game = gameOf(46);
    remove(game, '00-01');
    expect([game.getSuit(cell), game.getRank(cell)]).toEqual([null, null]);
  });

  test('are both null or both present in every cell', () => {
    const game = gameOf(46);
    remove(game, '00-01');
    const faults = cellsOf({ rows: 6, cols: 6 }).filter(
      (cell) => (game.getSuit(cell) === null) !== (game.getRank(cell) === null),
    );
    expect(faults).toEqual([]);
  });
});

test.each<[call: string, said: string, make: (game: Game) => unknown]>([
  ['getSuit', 'undefined', (game) => game.getSuit(given(undefined))],
  ['getRank', 'an object', (game) => game.getRank(given({ row: 0, column: 0 }))],
  ['removeCards, the first', 'null', (game) => game.removeCards(given(null), at(1, 1))],
  ['removeCards, the second', '"(1, 1)"', (game) => game.removeCards(at(0, 2), given('(1, 1)'))],
])('%s refuses a value that is not Coordinates, with its exception: %s', (_, said, make) => {
  const game = gameOf(12345);
  expect([errorOf(() => make(game)), stateOf(game)]).toEqual([
    `TypeError: not a ${Coordinates.name}: ${said}`,
    DEALT,
  ]);
});
