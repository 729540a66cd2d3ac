/** The search for the best line after a win. */
import { expect, test } from '@jest/globals';
import type { BestLine } from '../../../src/core/statistics/best-line.js';
import { BestSearch } from '../../../src/core/statistics/best-search.js';
import type { PlayedDeal } from '../../../src/core/statistics/finished-game.js';
import { finished } from './games.js';

const ONE = finished();
const OTHER = finished({ deal: 'java:2' });

const LINE: BestLine = { moves: 83, isProved: true };

/** `java:1?` starts a search, `java:1!` stops it, `java:1=83` is its result. */
function stage(): { log: string[]; search: BestSearch; answer: (line?: BestLine) => Promise<void> } {
  const log: string[] = [];
  let settle: (line?: BestLine) => void = () => undefined;
  const find = ({ deal }: PlayedDeal, signal: AbortSignal): Promise<BestLine | undefined> => {
    log.push(`${deal}?`);
    signal.addEventListener('abort', () => log.push(`${deal}!`));
    return new Promise((resolve) => (settle = resolve));
  };
  const search = new BestSearch(find, ({ deal }, line) => log.push(`${deal}=${line?.moves}`));
  const answer = async (line?: BestLine): Promise<void> => {
    settle(line);
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
  expect([log, search.answer]).toEqual([['java:1?', 'java:1=undefined'], undefined]);
});

test('reports the result, and knows it until the search is ended', async () => {
  const { log, search, answer } = stage();
  void search.begin(ONE);
  const known = [search.answer];
  await answer(LINE);
  known.push(search.answer);
  search.end();
  known.push(search.answer);
  expect([log.slice(0, 2), known]).toEqual([
    ['java:1?', 'java:1=83'],
    ['searching', LINE, undefined],
  ]);
});

test('another game stops the search, whose result is not reported', async () => {
  const { log, search, answer } = stage();
  void search.begin(ONE);
  const first = answer;
  search.end();
  await first(LINE);
  void search.begin(OTHER);
  void search.begin(ONE);
  expect(log).toEqual(['java:1?', 'java:1!', 'java:2?', 'java:2!', 'java:1?']);
});

test('a search that fails ends without a line', async () => {
  const told: unknown[] = [];
  const search = new BestSearch(
    () => Promise.reject(new Error('no worker')),
    (_game, line) => told.push(line),
  );
  await search.begin(ONE);
  expect([told, search.answer]).toEqual([[undefined], undefined]);
});
