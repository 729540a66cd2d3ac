/** No action on the page loses an unfinished game. */
import { describe, expect, test } from '@jest/globals';
import { FakeStorage } from './fake-storage.js';
import { Visit, visitTo } from './visits.js';

const ELEVEN = 'ulg java:11 new';
const LIST = 'klondike-kit:2:left';
const FIRST = 'java:12345 deal';

test('a game continues after a game in another house, and so does the other', () => {
  const visit = visitTo('java:11');
  visit.press('stock stock stock');
  visit.choose('ycp-selection');
  visit.press('stock');
  const york = visit.played;
  visit.choose('ulg');
  const klondike = visit.played;
  visit.choose('ycp-selection');
  expect([klondike, york, visit.played, visit.listed, visit.notices]).toEqual([
    `${ELEVEN} stock stock stock`,
    expect.stringMatching(/^ycp-selection java:\d+ new stock$/),
    york,
    [],
    [],
  ]);
});

test("two new games don't lose four moves: Back or the list restores them", () => {
  const visit = visitTo('java:11');
  visit.press('stock stock stock t4>t6 new new stock');
  const last = visit.played;
  visit.klondike.back();
  const back = visit.played;
  visit.klondike.back();
  expect([back, visit.played, visit.listed]).toEqual([
    `${ELEVEN} stock stock stock t4>t6`,
    last,
    [`${ELEVEN} stock stock stock t4>t6`],
  ]);
});

test('a reload returns to the last house played, even without a move there', () => {
  const storage = new FakeStorage();
  const visit = visitTo('java:11', storage);
  visit.choose('ksu');
  const { played } = visit;
  const again = new Visit(storage);
  visit.choose('ulg');
  expect([again.played, new Visit(storage).played]).toEqual([played, ELEVEN]);
});

describe('links', () => {
  test('a link continues the saved game of its deal in another house', () => {
    const visit = visitTo('java:11');
    visit.press('stock');
    visit.choose('ksu');
    visit.follow('ulg', 'java:11');
    expect([visit.played, visit.listed]).toEqual([`${ELEVEN} stock`, []]);
  });

  test('a link to a house alone continues its saved game', () => {
    const visit = visitTo('java:11');
    visit.press('stock');
    visit.choose('ksu');
    visit.follow('ulg');
    expect(visit.played).toBe(`${ELEVEN} stock`);
  });

  test('a link continues the unfinished game of its deal', () => {
    const visit = visitTo('java:11');
    visit.press('stock stock');
    visit.follow('ulg', 'java:5');
    visit.press('stock');
    visit.follow('ulg', 'java:11');
    expect([visit.played, visit.listed]).toEqual([`${ELEVEN} stock stock`, ['ulg java:5 new stock']]);
  });

  test("a link starts its deal again if the unfinished game can't be read", () => {
    const storage = new FakeStorage();
    visitTo('java:11', storage).press('stock stock');
    visitTo('java:5', storage);
    storage.setItem(LIST, storage.getItem(LIST)?.replace('stock stock', 'stock stick') ?? '');
    const visit = visitTo('java:11', storage);
    expect([visit.played, visit.listed, visit.notices.map(({ text }) => text)]).toEqual([
      ELEVEN,
      [],
      [expect.stringContaining('was set aside. Line 4')],
    ]);
  });

  test('a link puts the game in play and the game of its house into the list', () => {
    const visit = visitTo('java:11');
    visit.press('stock');
    visit.choose('umbc');
    visit.press('c1 b2');
    visit.follow('ulg', 'java:5');
    expect([visit.played, visit.listed]).toEqual(['ulg java:5 new', [`${ELEVEN} stock`, `${FIRST} c1 b2`]]);
    visit.choose('umbc');
    expect([visit.played, visit.listed]).toEqual([`${FIRST} c1 b2`, [`${ELEVEN} stock`]]);
  });
});

describe('listed games', () => {
  test('a listed game has its house, deal, progress and time', () => {
    const storage = new FakeStorage();
    const visit = new Visit(storage, 1_000);
    visit.follow('ksu', 'dotnet:17');
    visit.press('stock stock');
    visit.follow('ksu', 'dotnet:5');
    visit.choose('umbc');
    visit.press('c1 b2 new:5');
    expect(visit.left.map(({ script: _, ...told }) => told)).toEqual([
      { game: 'montecarlo', house: 'umbc', deal: 'java:12345', standing: 2, left: 1_000 },
      { game: 'klondike', house: 'ksu', deal: 'dotnet:17', standing: 2, left: 1_000 },
    ]);
  });

  test('a listed game swaps with the one in play, whatever its kit', () => {
    const visit = visitTo('java:11');
    visit.press('stock new');
    visit.choose('umbc');
    visit.press('c1 b2');
    const seen: unknown[] = [];
    for (let time = 1; time <= 2; time++) {
      for (const game of visit.left) visit.goOn(game);
      seen.push([visit.played, visit.listed]);
    }
    expect(seen).toEqual([
      [`${ELEVEN} stock`, [`${FIRST} c1 b2`]],
      [`${FIRST} c1 b2`, [`${ELEVEN} stock`]],
    ]);
  });

  test("resuming a game puts the unfinished game of its house into the list if it isn't in play", () => {
    const visit = visitTo('java:11');
    visit.press('stock');
    visit.follow('ulg', 'java:33');
    visit.press('stock stock');
    visit.choose('ksu');
    for (const game of visit.left) visit.goOn(game);
    expect([visit.played, visit.listed]).toEqual([`${ELEVEN} stock`, ['ulg java:33 new stock stock']]);
  });

  test('a listed game swaps with the one in play without losing any game, even if the list is full', () => {
    const visit = visitTo('java:1');
    for (let game = 2; game <= 11; game++) {
      visit.press('stock');
      visit.follow('ulg', `java:${game}`);
    }
    visit.press('stock');
    const before = [...visit.listed, visit.played];
    for (const game of visit.left.slice(3, 4)) visit.goOn(game);
    expect([visit.played, [...visit.listed, visit.played].sort()]).toEqual([
      'ulg java:7 new stock',
      before.sort(),
    ]);
  });

  test("a listed game is set aside if it can't be read, and the game in play continues", () => {
    const storage = new FakeStorage();
    const visit = visitTo('java:11', storage);
    const game = {
      game: 'klondike',
      house: 'ulg',
      deal: 'java:5',
      standing: 3,
      script: '[Deal "java:5"] new w>t3',
    };
    storage.items.set('klondike-kit:2:left', JSON.stringify([game]));
    visit.klondike.back();
    expect([visit.played, visit.listed, storage.getItem('klondike-kit:set-aside')]).toEqual([
      ELEVEN,
      [],
      game.script,
    ]);
  });
});
