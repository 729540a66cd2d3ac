/** The search for the fewest moves after a win. */
import { expect, test } from '@jest/globals';
import type { PlayedDeal } from '../../src/core/statistics/finished-game.js';
import { FewestSearch } from '../../src/page/statistics/watch.js';
import { finished } from '../core/statistics/games.js';

const ONE = finished();
const OTHER = finished({ deal: 'java:2' });

/** `java:1?` asks for a deal, `java:1!` gives one up; `java:1=83` is found. */
function stage(): { log: string[]; search: FewestSearch; answer: (fewest?: number) => Promise<void> } {
  const log: string[] = [];
  let settle: (fewest?: number) => void = () => undefined;
  const find = ({ deal }: PlayedDeal, signal: AbortSignal): Promise<number | undefined> => {
    log.push(`${deal}?`);
    signal.addEventListener('abort', () => log.push(`${deal}!`));
    return new Promise((resolve) => (settle = resolve));
  };
  const search = new FewestSearch(find, ({ deal }, fewest) => log.push(`${deal}=${fewest}`));
  const answer = async (fewest?: number): Promise<void> => {
    settle(fewest);
    await new Promise(setImmediate);
  };
  return { log, search, answer };
}

test('a game is looked for once, however often it is asked for, also if nothing was found', async () => {
  const { log, search, answer } = stage();
  void search.begin(ONE);
  void search.begin({ ...ONE });
  await answer();
  void search.begin(ONE);
  expect(log).toEqual(['java:1?']);
});

test('what is found is told', async () => {
  const { log, search, answer } = stage();
  void search.begin(ONE);
  await answer(83);
  expect(log).toEqual(['java:1?', 'java:1=83']);
});

test('another game ends the search, and what it finds all the same is not told', async () => {
  const { log, search, answer } = stage();
  void search.begin(ONE);
  const first = answer;
  search.end();
  await first(83);
  void search.begin(OTHER);
  void search.begin(ONE);
  expect(log).toEqual(['java:1?', 'java:1!', 'java:2?', 'java:2!', 'java:1?']);
});

test('a search that fails is passed over', async () => {
  const told: number[] = [];
  const search = new FewestSearch(
    () => Promise.reject(new Error('no worker')),
    (_game, fewest) => told.push(fewest),
  );
  await search.begin(ONE);
  expect(told).toEqual([]);
});
