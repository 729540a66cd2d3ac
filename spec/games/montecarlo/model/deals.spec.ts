import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { printCard } from '../../../../src/core/card.js';
import type { MonteCarloDeal } from '../../../../src/games/montecarlo/model/deals.js';
import {
  dealFromGrid,
  dealOf,
  gameDeal,
  gameNumberOf,
  parseDeal,
  randomGame,
} from '../../../../src/games/montecarlo/model/deals.js';
import type { Grid } from '../../../../src/games/montecarlo/model/grid.js';
import { FIVE_BY_FIVE, printGrid, rowsOf } from '../../../../src/games/montecarlo/model/grid.js';
import { cardsNumbered, ALL_CARDS } from '../../../support/cards.js';
import { errorOf } from '../../../support/error-of.js';
import { golden } from '../../../support/golden.js';

const GOLDEN = golden('montecarlo-12345') as {
  readonly tableauFromIndex0: readonly (readonly string[])[];
  readonly remainingFromIndex0: readonly string[];
};

/** Cards from the golden file, where suits are in capitals. */
const inOurs = (cards: readonly string[]): string[] =>
  cards.map((card) => card.slice(0, -1) + card.slice(-1).toLowerCase());

const DECK = ALL_CARDS.toReversed().map(printCard).join(' ');

test("game 12345 is the game in the course's screenshot", () => {
  const grid = gameDeal(12345n).start(FIVE_BY_FIVE);
  expect(rowsOf(grid).map((row) => row.map(printCard))).toEqual(GOLDEN.tableauFromIndex0.map(inOurs));
  expect(grid.deck.map(printCard)).toEqual(inOurs(GOLDEN.remainingFromIndex0));
});

describe('the name of a game', () => {
  test.each<[text: string, name: string, number: bigint | undefined]>([
    ['12345', 'java:12345', 12345n],
    ['#12345', 'java:12345', 12345n],
    [' java:12345\n', 'java:12345', 12345n],
    ['-7', 'java:-7', -7n],
    ['+7', 'java:7', 7n],
    ['java:9223372036854775807', 'java:9223372036854775807', 9223372036854775807n],
    ['java:-9223372036854775808', 'java:-9223372036854775808', -9223372036854775808n],
    [DECK, DECK, undefined],
    [DECK.toLowerCase().replaceAll('t', '10'), DECK, undefined],
    ['r1: ah --\nr2: 10d 2C', 'r1: Ah --; r2: Td 2c', undefined],
    ['r1: -- ; deck: Ah Kd', 'r1: --; deck: Ah Kd', undefined],
  ])('%j is %j', (text, name, number) => {
    const deal = parseDeal(text);
    expect([deal.name, deal.number, parseDeal(deal.name).name]).toEqual([name, number, name]);
  });

  const LONG = 'a whole number from -9223372036854775808 to 9223372036854775807';
  const GAME = 'a game: its number, java:NUMBER, the 52 cards of a deck or a grid';
  test.each([
    ['', `line 1, column 1: nothing is there; expected ${GAME}`],
    ['dotnet:5', `line 1, column 1: "dotnet:5"; expected ${GAME}`],
    ['##5', `line 1, column 1: "##5"; expected ${GAME}`],
    ['1.5', `line 1, column 1: "1.5"; expected ${GAME}`],
    ['9223372036854775808', `line 1, column 1: "9223372036854775808"; expected ${LONG}`],
    ['java:x', `line 1, column 1: "java:x"; expected ${LONG} after the colon`],
    ['5 r1: Ah', 'line 1, column 3: "r1:"; expected nothing after java:5'],
    [' r10: Ah', 'line 1, column 2: "r10"; expected row r1 here, each row once'],
    ['r1 : Ah', 'line 1, column 1: "r1"; expected a row and a colon, such as r1:, or deck:'],
    ['5 6', 'line 1, column 3: "6"; expected nothing after java:5'],
    [`${DECK} 7h`, 'line 1, column 157: "7h"; expected each card once (it is card 33 already)'],
    ['r1: Ah; r2: Kd Qd', 'line 1, column 9: "r2"; expected 1 cell, as in r1'],
  ])('%j is not a name', (name, message) => {
    expect(errorOf(() => parseDeal(name))).toBe(`TextError: ${message}`);
  });

  test.each([82, null, undefined])('%p is not a name', (name) => {
    expect(errorOf(() => parseDeal(name as never))).toBe(
      `TypeError: the name of a deal must be a string, not ${String(name)}`,
    );
  });
});

describe('a number', () => {
  test.each<[number: unknown, game: bigint | undefined]>([
    [12345, 12345n],
    [-1n, -1n],
    [-0, 0n],
    [2 ** 62, 2n ** 62n],
    [2n ** 63n - 1n, 2n ** 63n - 1n],
    [2n ** 63n, undefined],
    [-(2n ** 63n) - 1n, undefined],
    [2 ** 63, undefined],
    [2.5, undefined],
    [NaN, undefined],
    [Infinity, undefined],
    ['5', undefined],
    [null, undefined],
    [{ valueOf: () => 5 }, undefined],
  ])('%p gives the game %p', (number, game) => {
    expect(gameNumberOf(number)).toBe(game);
  });

  test('with more than 64 bits is refused', () => {
    expect(() => gameDeal(2n ** 63n)).toThrow(
      new RangeError(
        "a game's number is from -9223372036854775808 to 9223372036854775807, not 9223372036854775808n",
      ),
    );
  });

  test('has a number from 0 to 99,999, usually a new one', () => {
    const games = Array.from({ length: 200 }, randomGame);
    expect(games.filter((game) => game < 0n || game > 99_999n)).toEqual([]);
    expect(new Set(games).size).toBeGreaterThan(190);
  });
});

describe('a deal', () => {
  test('fills a grid of any size', () => {
    expect(
      printGrid(gameDeal(12345n).start({ rows: 2, columns: 3 }))
        .split('\n')
        .slice(0, 2),
    ).toEqual(['r1: 6h 2s 5s', 'r2: 8d 9s Ad']);
  });

  test('from a grid must have each card once', () => {
    const twice = { rows: 1, columns: 2, cells: cardsNumbered(0, 0), deck: [] };
    expect(errorOf(() => dealFromGrid(twice))).toBe(
      'TextError: line 1, column 8: "As"; expected each card once',
    );
  });

  test.each<[given: unknown, message: string]>([
    [undefined, 'TypeError: grid must be an object, not undefined'],
    ['r1: As', 'TypeError: grid must be an object, not "r1: As"'],
    [{}, 'TypeError: grid.cells must be an array, not undefined'],
    [{ rows: 1, columns: 1, cells: [3] }, 'TypeError: grid.deck must be an array, not undefined'],
    [
      { cells: [], deck: [] },
      'RangeError: a grid has from 1 to 52 cells in whole rows and columns, not undefined x undefined',
    ],
  ])('refuses a value that is not a grid: %j', (given, message) => {
    expect(errorOf(() => dealFromGrid(given as Grid))).toBe(message);
  });

  test('from a grid starts with a copy of the grid, whatever the size', () => {
    const cells = cardsNumbered(13, 38);
    const deal = dealFromGrid({ rows: 1, columns: 2, cells, deck: cardsNumbered(40) });
    cells.fill(0 as Card);
    expect(printGrid(deal.start(FIVE_BY_FIVE))).toBe('r1: Ah Kd\ndeck: 2c');
  });
});

describe('a deal made by other code', () => {
  test.each<[what: string, given: MonteCarloDeal | string]>([
    ['a name', '7'],
    ['a deal', gameDeal(7)],
    ['a deal whose start differs from its name', { ...parseDeal('r1: As'), name: 'java:7' }],
  ])('given as %s becomes the deal with that name', (_, given) => {
    const { name, number, start } = dealOf(given);
    expect([name, number, start(FIVE_BY_FIVE)]).toEqual(['java:7', 7n, gameDeal(7n).start(FIVE_BY_FIVE)]);
  });

  test.each<[given: unknown, said: string]>([
    [null, 'null'],
    [7, '7'],
    [{ number: 7n }, 'an object'],
    [{ name: 7 }, '7'],
  ])('refuses %p', (given, said) => {
    expect(errorOf(() => dealOf(given as MonteCarloDeal))).toBe(
      `TypeError: the name of a deal must be a string, not ${said}`,
    );
  });
});
