import { describe, expect, test } from '@jest/globals';
import { GAMES } from '../../src/games.js';
import { LISTED_GAMES } from '../../src/listed-games.js';
import { PAGE_ENGLISH } from '../../src/page/strings/english.js';
import { Store } from '../../src/page/game/store.js';
import { errorOf } from '../support/error-of.js';
import { gamesOf } from './games-of.js';
import { FakeStorage } from './fake-storage.js';

const games = await gamesOf(LISTED_GAMES, 'en', {
  strings: PAGE_ENGLISH,
  store: new Store(
    () => new FakeStorage(),
    () => undefined,
  ),
  notify: () => undefined,
  saveFile: () => undefined,
  onRestored: () => undefined,
});

const MENU = ['Klondike', 'Monte Carlo'];

test("the settings list Klondike, then Monte Carlo, which isn't loaded until it is played", async () => {
  const chosen: string[][] = [];
  const menu = (): string[] => {
    const entries = games.entries(games.first, (...choice) => chosen.push(choice));
    entries.at(-1)?.run();
    return entries.map(({ label }) => label);
  };
  games.first.takeUp();
  const before = [menu(), games.named('montecarlo'), games.titleOf('montecarlo')];
  const loaded = await games.load('montecarlo');
  expect([before, menu(), games.named('montecarlo') === loaded, chosen]).toEqual([
    [MENU, undefined, 'Monte Carlo'],
    MENU,
    true,
    [
      ['montecarlo', 'umbc'],
      ['montecarlo', 'umbc'],
    ],
  ]);
});

test('the command line has the same games as the page', () => {
  expect(games.names).toEqual(GAMES.map((open) => open((kit) => kit.name)));
});

test.each([
  ['montecarlo', 'montecarlo'],
  ['klondike', 'klondike'],
  ['chess', 'klondike'],
  [undefined, 'klondike'],
])('the game called %s is %s', async (name, game) => {
  expect((await games.load(name)).name).toBe(game);
});

describe('the game in a link', () => {
  const WORDS = 'use game, rules, scoring, deal, beat';

  test.each([
    ['#deal=java:1', 'klondike'],
    ['#rules=ksu', 'klondike'],
    ['#game=klondike&deal=java:1', 'klondike'],
    ['#game=montecarlo', 'montecarlo'],
    ['#deal=java:4711&game=montecarlo', 'montecarlo'],
    ['#deal=java:1&moves=stock', 'klondike'],
  ])('%j is %s', (hash, game) => {
    expect(games.nameInHash(hash, PAGE_ENGLISH)).toBe(game);
  });

  test.each([
    ['#game=chess', `there's no game "chess"; use klondike, montecarlo`],
    ['#game=', 'the game has no name; use klondike, montecarlo'],
    ['#deal=java:11&draw=7', `"draw" is unknown or repeated; ${WORDS}`],
    ['#foo=bar', `"foo" is unknown or repeated; ${WORDS}`],
    ['#game=chess&Deal=5', `"Deal" is unknown or repeated; ${WORDS}`],
    ['#deal=java:1&rules=ksu&deal=java:2', `"deal" is unknown or repeated; ${WORDS}`],
    ['#=5&deal=java:1', `a word is missing before "="; ${WORDS}`],
  ])('%j names no game', (hash, why) => {
    expect(errorOf(() => games.nameInHash(hash, PAGE_ENGLISH))).toBe(`Error: ${why}`);
  });
});
