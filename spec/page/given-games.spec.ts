/** Tests games whose first moves the player didn't make. */
import { afterEach, expect, jest, test } from '@jest/globals';
import { GivenGames } from '../../src/page/game/given-games.js';
import { Store } from '../../src/page/game/store.js';
import { FakeStorage } from './fake-storage.js';

afterEach(() => {
  jest.restoreAllMocks();
});

const SOLVED = '[Deal "java:7"]\nnew stock t1>t2';

const session = (script: string) => ({
  script,
  deal: 'java:7',
  house: 'ulg',
  seat: { isBegun: true, isWon: false, controller: { moves: 2 } },
});

const storeOf = (...scripts: readonly string[]): Store => {
  const store = new Store(
    () => storage,
    () => undefined,
  );
  const storage = new FakeStorage();
  store.write('given/klondike', JSON.stringify(scripts));
  return store;
};

test('a game counts as given while it begins with the given moves', () => {
  const played = session(SOLVED);
  const games = new GivenGames('klondike', storeOf(SOLVED), played);
  const given = ['new stock t1>t2 stock', 'new stock t1>t3', 'new stock t1>t2'].map((words) => {
    played.script = SOLVED.replace('new stock t1>t2', words);
    return games.standing?.isGiven;
  });
  expect(given).toEqual([true, false, true]);
});

test('parses the list once, and again after another tab changed it', () => {
  const store = storeOf('new stock');
  const games = new GivenGames('klondike', store, session(SOLVED));
  const parse = jest.spyOn(JSON, 'parse');
  const ticks = [games.standing?.isGiven, games.standing?.isGiven, games.standing?.isGiven];
  const once = parse.mock.calls.length;
  store.write('given/klondike', JSON.stringify(['new stock', SOLVED]));
  const later = [games.standing?.isGiven, games.standing?.isGiven];
  expect([ticks, once, later, parse.mock.calls.length]).toEqual([[false, false, false], 1, [true, true], 2]);
});

test("returns whether a game continues, and doesn't remember one that doesn't", () => {
  const store = storeOf();
  const games = new GivenGames('klondike', store, session(SOLVED));
  const answers = [games.goOn(() => false, true), games.standing?.isGiven];
  answers.push(games.goOn(() => true, true));
  expect([answers, store.read('given/klondike')]).toEqual([[false, false, true], '[]']);
});
