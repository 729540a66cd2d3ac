import { describe, expect, test } from '@jest/globals';
import type { LeftGame } from '../../src/page/game/left-games.js';
import { LeftGames } from '../../src/page/game/left-games.js';
import { Store } from '../../src/page/game/store.js';
import { FakeStorage } from './fake-storage.js';

const KEY = 'klondike-kit:2:left';

interface Listed {
  readonly list: LeftGames;
  readonly junk: string[];
  readonly faults: string[];
}

/** Makes a list of unfinished games in this storage. */
function listOn(storage: FakeStorage): Listed {
  const junk: string[] = [];
  const faults: string[] = [];
  const store = new Store(
    () => storage,
    () => faults.push('nothing is kept'),
  );
  return { list: new LeftGames(store, (text) => junk.push(text)), junk, faults };
}

const left = (deal: string, more: Partial<LeftGame> = {}): LeftGame => ({
  game: 'klondike',
  house: 'ulg',
  deal,
  standing: 1,
  left: 0,
  script: `script of ${deal}`,
  ...more,
});

const dealsIn = ({ all }: LeftGames): string[] => all.map(({ deal }) => deal);

test('keeps the last ten unfinished games for the next visit, the last one first', () => {
  const storage = new FakeStorage();
  for (let game = 1; game <= 12; game++) listOn(storage).list.add(left(`java:${game}`));
  expect(dealsIn(listOn(storage).list)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((game) => `java:${game}`),
  );
});

test('a full list drops games that have hardly begun before long ones, and keeps the last one', () => {
  const { list } = listOn(new FakeStorage());
  list.add(left('java:1', { standing: 76 }));
  list.add(left('java:2', { standing: 10 }));
  for (let game = 3; game <= 14; game++) list.add(left(`java:${game}`));
  expect(dealsIn(list)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 2, 1].map((game) => `java:${game}`));
  for (let game = 15; game <= 24; game++) list.add(left(`java:${game}`, { standing: 20 }));
  expect(dealsIn(list)).toEqual([24, 23, 22, 21, 20, 19, 18, 17, 16, 15].map((game) => `java:${game}`));
});

test('a game that is left twice is in the list once, at the top, with its last state', () => {
  const { list } = listOn(new FakeStorage());
  for (const deal of ['java:1', 'java:2']) list.add(left(deal));
  const later = left('java:1', { standing: 5, left: 7, script: 'later' });
  list.add(later);
  expect(list.all).toEqual([later, left('java:2')]);
});

test('the same deal in another house or kit is another game', () => {
  const { list } = listOn(new FakeStorage());
  list.add(left('java:1'));
  list.add(left('java:1', { house: 'ksu', script: 'of two clicks' }));
  list.add(left('java:1', { game: 'montecarlo', script: 'of pairs' }));
  expect(list.all.map(({ game, house }) => `${game} ${house}`)).toEqual([
    'montecarlo ulg',
    'klondike ksu',
    'klondike ulg',
  ]);
});

test('two tabs write to the same list', () => {
  const storage = new FakeStorage();
  const [{ list: one }, { list: other }] = [listOn(storage), listOn(storage)];
  one.add(left('java:1'));
  other.add(left('java:2'));
  one.add(left('java:3'));
  other.remove('script of java:1');
  expect([dealsIn(one), dealsIn(other)]).toEqual([
    ['java:3', 'java:2'],
    ['java:3', 'java:2'],
  ]);
});

test('removing the last game removes the list from the storage', () => {
  const storage = new FakeStorage();
  const { list } = listOn(storage);
  list.add(left('java:1'));
  list.remove('script of java:1');
  expect([...storage.items]).toEqual([]);
});

test('if nothing can be saved, the list lasts as long as the page, and one notice says so', () => {
  const { list, faults } = listOn(new FakeStorage(0));
  for (const deal of ['java:1', 'java:2']) list.add(left(deal));
  expect([dealsIn(list), faults]).toEqual([['java:2', 'java:1'], ['nothing is kept']]);
});

describe('reports a wrong list once, and keeps the games in it', () => {
  test.each<[junk: string, kept: LeftGame[]]>([
    ['', []],
    ['junk', []],
    ['null', []],
    ['{"length":1}', []],
    ['[null]', []],
    ['[{"game":"klondike"}]', []],
    [JSON.stringify([left('java:1', { left: 9e15 })]), []],
    [JSON.stringify([left('java:1', { standing: 0.5 })]), []],
    [JSON.stringify([left('java:1'), 5]), [left('java:1')]],
  ])('%s', (text, kept) => {
    const storage = new FakeStorage();
    storage.items.set(KEY, text);
    const { list, junk } = listOn(storage);
    expect([list.all, list.all, junk, storage.getItem(KEY)]).toEqual([
      kept,
      kept,
      [text],
      kept.length === 0 ? null : JSON.stringify(kept),
    ]);
  });
});
