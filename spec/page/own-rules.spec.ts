/** Tests games with the player's own rules on the page: played, saved, linked. */
import { expect, test } from '@jest/globals';
import { LISTED_GAMES } from '../../src/listed-games.js';
import type { LanguageName } from '../../src/core/strings/language.js';
import type { PageGame } from '../../src/page/game/page-game.js';
import { Store } from '../../src/page/game/store.js';
import { rowsOf } from '../../src/page/dialogs.js';
import { PAGE_ENGLISH } from '../../src/page/strings/english.js';
import { gamesOf } from './games-of.js';
import { FakeStorage } from './fake-storage.js';
import { Visit, visitTo } from './visits.js';

const OWN = 'ulg, draw 1, redeals 2';

async function gameOn(storage: FakeStorage, language: LanguageName = 'en'): Promise<PageGame> {
  const { first } = await gamesOf(LISTED_GAMES, language, {
    strings: PAGE_ENGLISH,
    store: new Store(
      () => storage,
      () => undefined,
    ),
    notify: () => undefined,
    saveFile: () => undefined,
    onRestored: () => undefined,
  });
  return first;
}

test("games with the player's rules and with the house's rules both continue at the next visit", () => {
  const storage = new FakeStorage();
  const visit = visitTo('java:11', storage);
  visit.press('stock');
  visit.choose(OWN);
  visit.follow(OWN, 'java:12');
  visit.press('stock stock');
  const again = new Visit(storage);
  expect(again.played).toBe(`${OWN} java:12 new stock stock`);
  again.choose('ulg');
  expect(again.played).toBe('ulg java:11 new stock');
});

test('a link contains the rules, and their short name also works', async () => {
  const game = await gameOn(new FakeStorage());
  game.takeUp('#rules=draw-1-redeals-2&deal=17');
  expect([game.variant.name, game.linkTo('http://a/')]).toEqual([
    OWN,
    'http://a/#rules=ulg,+draw+1,+redeals+2&deal=java:17',
  ]);
  const other = await gameOn(new FakeStorage());
  other.takeUp(game.linkTo(''));
  expect([other.variant.name, other.keeper.session.deal]).toEqual([OWN, 'java:17']);
});

test("the settings list the player's rules first while they are in play", async () => {
  const game = await gameOn(new FakeStorage());
  game.takeUp('#rules=draw-1-redeals-1');
  const { variant } = game;
  expect([game.offered.map(({ label }) => label), game.variant === variant]).toEqual([
    ['Klondike, draw 1, 1 redeal', 'Klondike'],
    true,
  ]);
  game.keeper.choose('ulg');
  expect(game.offered).toHaveLength(1);
});

test.each<[language: LanguageName, house: string, title: string]>([
  ['en', 'ulg, redeals 0', 'Klondike, no redeals'],
  ['en', 'ksu, draw 1', 'Clicks (Kansas State), draw 1'],
  ['fr', 'ulg, draw 1, redeals 2', 'Klondike, pioche par 1, talon retourné 2 fois'],
])('in %s the rules %s are called %s', async (language, house, title) => {
  const game = await gameOn(new FakeStorage(), language);
  expect(game.variantOf(house).label).toBe(title);
});

test("an unfinished game is listed with the player's rules, unless they are unknown", async () => {
  const game = await gameOn(new FakeStorage());
  const left = { game: 'klondike', deal: 'java:1', standing: 1, script: '' };
  const rows = rowsOf(
    { games: { named: () => game, first: game }, strings: PAGE_ENGLISH },
    [
      { ...left, house: 'ulg, draw 1' },
      { ...left, house: 'chess' },
    ],
    () => undefined,
  );
  expect(rows.map((row) => row.title)).toEqual(['Klondike, draw 1, #1', 'klondike, #1']);
});

test("sets aside junk saved for a game with the player's rules", () => {
  const storage = new FakeStorage();
  const visit = visitTo('java:11', storage);
  visit.choose(OWN);
  storage.items.set(`klondike-kit:2:game/klondike/${OWN}`, 'junk');
  const again = new Visit(storage);
  expect(again.notices[0]?.text).toContain('was set aside');
  expect(again.played).toMatch(/^ulg, draw 1, redeals 2 java:\d+ new$/);
});
