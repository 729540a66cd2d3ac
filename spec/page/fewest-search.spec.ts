/** The search for the fewest moves after a win. */
import { expect, test } from '@jest/globals';
import type { PlayedDeal } from '../../src/core/statistics/finished-game.js';
import { FewestSearch } from '../../src/page/statistics/watch.js';
import { finished } from '../core/statistics/games.js';

const ONE = finished();
const OTHER = finished({ deal: 'java:2' });

/** `java:1?` starts a search, `java:1!` stops it, `java:1=83` is its result. */
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

test('searches once for each game, even without a result', async () => {
  const { log, search, answer } = stage();
  void search.begin(ONE);
  void search.begin({ ...ONE });
  await answer();
  void search.begin(ONE);
  expect(log).toEqual(['java:1?']);
});

test('reports the result', async () => {
  const { log, search, answer } = stage();
  void search.begin(ONE);
  await answer(83);
  expect(log).toEqual(['java:1?', 'java:1=83']);
});

test('another game stops the search, and its result is not reported', async () => {
  const { log, search, answer } = stage();
  void search.begin(ONE);
  const first = answer;
  search.end();
  await first(83);
  void search.begin(OTHER);
  void search.begin(ONE);
  expect(log).toEqual(['java:1?', 'java:1!', 'java:2?', 'java:2!', 'java:1?']);
});

test('ignores a search that fails', async () => {
  const told: number[] = [];
  const search = new FewestSearch(
    () => Promise.reject(new Error('no worker')),
    (_game, fewest) => told.push(fewest),
  );
  await search.begin(ONE);
  expect(told).toEqual([]);
});
