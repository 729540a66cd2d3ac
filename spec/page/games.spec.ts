import { describe, expect, test } from '@jest/globals';
import { GAMES } from '../../src/games.js';
import { PAGE_ENGLISH } from '../../src/page/strings/english.js';
import { Store } from '../../src/page/game/store.js';
import { gameOrFirst, gameOfHash, loadGames } from '../../src/page/games.js';
import { errorOf } from '../support/error-of.js';
import { Shelf } from './shelf.js';

const setGames = await loadGames(GAMES, 'en');
const games = setGames({
  strings: PAGE_ENGLISH,
  store: new Store(
    () => new Shelf(),
    () => undefined,
  ),
  notify: () => undefined,
  saveFile: () => undefined,
  onRestored: () => undefined,
});

test('the menu has the houses of Klondike, then Monte Carlo', () => {
  expect(games.flatMap(({ offered }) => offered.map(({ label }) => label))).toEqual([
    'Klondike',
    'Selections (York 2021)',
    'Numbered piles (York 2009)',
    'Clicks (Kansas State)',
    'Monte Carlo (UMBC)',
  ]);
});

test.each([
  ['montecarlo', 'montecarlo'],
  ['klondike', 'klondike'],
  ['chess', 'klondike'],
  [undefined, 'klondike'],
])('the game called %s is %s', (name, game) => {
  expect(gameOrFirst(games, name).name).toBe(game);
});

describe('the game of an address', () => {
  test.each([
    ['#deal=java:1', 'klondike'],
    ['#rules=ksu', 'klondike'],
    ['#game=klondike&deal=java:1', 'klondike'],
    ['#game=montecarlo', 'montecarlo'],
    ['#deal=java:4711&game=montecarlo', 'montecarlo'],
  ])('%j is %s', (hash, game) => {
    expect(gameOfHash(games, hash, PAGE_ENGLISH).name).toBe(game);
  });

  test.each([
    ['#game=chess', '"chess"; expected the name of a game: klondike, montecarlo'],
    ['#game=', 'Nothing is there; expected the name of a game: klondike, montecarlo'],
  ])('%j is none', (hash, why) => {
    expect(errorOf(() => gameOfHash(games, hash, PAGE_ENGLISH))).toBe(`Error: ${why}`);
  });
});
