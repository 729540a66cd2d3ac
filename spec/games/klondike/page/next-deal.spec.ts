/** The deals of new games: winnable by default, from the spare deals or from the known ones. */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Settings } from '../../../../src/core/settings.js';
import { settingsOf } from '../../../../src/core/settings.js';
import { knownDeals } from '../../../../src/games/klondike/model/known-deals.js';
import { kindOf } from '../../../../src/games/klondike/deal-kinds.js';
import type { FindDeal } from '../../../../src/games/klondike/page/dealing.js';
import { spareDealsIn } from '../../../../src/games/klondike/page/dealing.js';
import { SpareDealSearch, takeDeal } from '../../../../src/games/klondike/page/next-deal.js';
import { klondikeTables } from '../../../../src/games/klondike/page/browser-tables.js';
import { findSpareDeals } from '../../../../src/games/klondike/page/find-spare-deals.js';

const kept = (texts: Readonly<Record<string, string>> = {}): Settings =>
  settingsOf(new Map(Object.entries(texts)));

const SPARE = JSON.stringify([
  { house: 'ulg, draw 1', deal: 'java:101', difficulty: 'easy' },
  { house: 'ulg', deal: 'java:102', difficulty: 'hard' },
  { house: 'ulg', deal: 'java:103', difficulty: 'easy' },
]);

describe('the next deal', () => {
  test.each([
    ['the oldest spare deal', {}, 'java:102'],
    ['one of the chosen difficulty', { dealing: 'easy' }, 'java:103'],
    ['any deal', { dealing: 'any' }, undefined],
  ])('is %s', (...[, chosen, name]) => {
    expect(takeDeal('ulg', kept({ 'spare-deals': SPARE, ...chosen }))?.name).toBe(name);
  });

  test('is no longer spare, and the page remembers its difficulty', () => {
    const settings = kept({ 'spare-deals': SPARE });
    takeDeal('ulg', settings);
    const left = spareDealsIn(settings).map(({ deal }) => deal);
    expect([left, kindOf(settings, 'ulg', 'java:102')]).toEqual([['java:101', 'java:103'], 'hard']);
  });

  test.each([
    ['no spare deals', {}, undefined],
    ['unreadable spare deals', { 'spare-deals': '[' }, undefined],
    [
      'other values than deals',
      { 'spare-deals': '[7, {"house":"ulg","deal":"x","difficulty":"easy"}]' },
      undefined,
    ],
    ['no spare deal of the difficulty', { 'spare-deals': SPARE, dealing: 'medium' }, 'medium'],
  ])('is a known one with %s', (...[, texts, difficulty]) => {
    expect(knownDeals('ulg', difficulty)).toContain(takeDeal('ulg', kept(texts))?.name);
  });

  test('can be any deal in a house without known deals, until one is found', () => {
    expect(takeDeal('ycp-text', kept())).toBeUndefined();
  });
});

describe('the spare deals', () => {
  /** Finds the deals java:1, java:2 and so on. @param most the number of deals that it finds */
  const finder = (most = Infinity): FindDeal => {
    let number = 0;
    return (_, { difficulty = 'hard' }) =>
      Promise.resolve(number < most ? { name: `java:${++number}`, difficulty } : undefined);
  };

  test.each([
    ['four deals', {}, Infinity, ['java:1', 'java:2', 'java:3', 'java:4']],
    ['the deals that are found', {}, 2, ['java:1', 'java:2']],
    ['no deals for a player who takes any', { dealing: 'any' }, Infinity, []],
  ])('are %s', async (...[, chosen, most, names]) => {
    const settings = kept(chosen);
    await findSpareDeals('ulg', settings, finder(most));
    expect(spareDealsIn(settings).map(({ deal }) => deal)).toEqual(names);
  });

  test('exist for each house and each difficulty', async () => {
    const settings = kept({ 'spare-deals': SPARE });
    settings.write('dealing', 'easy');
    await findSpareDeals('ulg', settings, finder());
    const held = spareDealsIn(settings).filter(
      ({ house, difficulty }) => house === 'ulg' && difficulty === 'easy',
    );
    expect([held.length, spareDealsIn(settings).length]).toEqual([4, 6]);
  });

  test('are at most 40, the newest ones', async () => {
    const settings = kept();
    for (let house = 0; house < 12; house++) await findSpareDeals(`house ${house}`, settings, finder());
    const spare = spareDealsIn(settings);
    expect([spare.length, spare[0]?.house]).toEqual([40, 'house 2']);
  });

  test('come from one search at a time, and again after a fault', async () => {
    const settings = kept();
    const failing = findSpareDeals('ulg', settings, () => Promise.reject(new Error('no worker')));
    await findSpareDeals('ulg', settings, finder());
    await expect(failing).rejects.toThrow('no worker');
    expect(spareDealsIn(settings)).toEqual([]);
    await findSpareDeals('ulg', settings, finder());
    expect(spareDealsIn(settings)).toHaveLength(4);
  });
});

test('the deal in play is not dealt again', () => {
  const [inPlay] = knownDeals('ulg', 'easy');
  const next = Array.from({ length: 300 }, () => takeDeal('ulg', kept({ dealing: 'easy' }), inPlay)?.name);
  expect([next.includes(inPlay), new Set(next).size]).toEqual([false, knownDeals('ulg', 'easy').length - 1]);
});

describe('the search for spare deals waits', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  const none: FindDeal = () => Promise.resolve(undefined);

  test('only while a table is open, so no timer is left after a visit', async () => {
    const tables = await klondikeTables('en', undefined, none);
    jest.useFakeTimers();
    expect([tables.dealFor?.('ulg', kept())?.name, jest.getTimerCount()]).toEqual([
      expect.stringMatching(/^java:/),
      0,
    ]);
  });

  test('once for all deals at a table, until the table closes', () => {
    jest.useFakeTimers();
    const search = new SpareDealSearch(none);
    const counts = [
      () => search.open(kept()),
      () => search.begin('ulg'),
      () => search.begin('ulg'),
      () => search.close(),
    ];
    expect(
      counts.map((step) => {
        step();
        return jest.getTimerCount();
      }),
    ).toEqual([0, 1, 1, 0]);
  });
});
