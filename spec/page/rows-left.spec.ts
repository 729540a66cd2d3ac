import { expect, test } from '@jest/globals';
import type { LeftGame } from '../../src/page/game/left-games.js';
import { LISTED_GAMES } from '../../src/listed-games.js';
import { PAGE_ENGLISH } from '../../src/page/strings/english.js';
import { Store } from '../../src/page/game/store.js';
import { rowsOf } from '../../src/page/dialogs.js';
import { gamesOf } from './games-of.js';
import { FakeStorage } from './fake-storage.js';
// Jest can't link two imports that share modules at the same time, unless these modules are already loaded.
import '../../src/games/montecarlo/kit.js';

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

await games.load('montecarlo');

test.each<[told: string, of: [game: string, house: string, deal: string, standing: number]]>([
  ['Klondike, #11: 1 move', ['klondike', 'ulg', 'java:11', 1]],
  ['Klondike, custom deck: 4 moves', ['klondike', 'ulg', 'As 2s 3s', 4]],
  ['Selections (York 2021), #82: 4 moves', ['klondike', 'ycp-selection', 'java:82', 4]],
  ['Clicks (Kansas State), seed 17: 4 moves', ['klondike', 'ksu', 'dotnet:17', 4]],
  ['Clicks (Kansas State), java:17: 4 moves', ['klondike', 'ksu', 'java:17', 4]],
  ['Monte Carlo, game 12345: score 8', ['montecarlo', 'umbc', 'java:12345', 8]],
  ["Klondike: can't be read", ['klondike', '', '', 0]],
  ["Monte Carlo: can't be read", ['montecarlo', '', '', 0]],
])('a row says %s', (told, [game, house, deal, standing]) => {
  const left = { game, house, deal, standing, script: '' };
  const chosen: LeftGame[] = [];
  const rows = rowsOf({ games, strings: PAGE_ENGLISH }, [left, { ...left, left: 1_000 }], (one) =>
    chosen.push(one),
  );
  rows[1]?.run();
  expect([rows.map((row) => `${row.title}: ${row.standing}`), chosen]).toEqual([
    [told, told],
    [{ ...left, left: 1_000 }],
  ]);
  expect(rows.map(({ time }) => time?.getTime())).toEqual([undefined, house === '' ? undefined : 1_000]);
});
