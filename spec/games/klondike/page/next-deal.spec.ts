/** The deals of new games: winnable by default, from the stock or from the known deals. */
import { describe, expect, test } from '@jest/globals';
import type { Settings } from '../../../../src/core/settings.js';
import { settingsOf } from '../../../../src/core/settings.js';
import { knownDeals } from '../../../../src/games/klondike/model/known-deals.js';
import { kindOf } from '../../../../src/games/klondike/page/deal-kinds.js';
import type { FindDeal } from '../../../../src/games/klondike/page/dealing.js';
import { stockIn } from '../../../../src/games/klondike/page/dealing.js';
import { takeDeal } from '../../../../src/games/klondike/page/next-deal.js';
import { restock } from '../../../../src/games/klondike/page/restock.js';

const kept = (texts: Readonly<Record<string, string>> = {}): Settings =>
  settingsOf(new Map(Object.entries(texts)));

const STOCK = JSON.stringify([
  { house: 'ulg, draw 1', deal: 'java:101', difficulty: 'easy' },
  { house: 'ulg', deal: 'java:102', difficulty: 'hard' },
  { house: 'ulg', deal: 'java:103', difficulty: 'easy' },
]);

describe('the next deal', () => {
  test.each([
    ['the oldest one in stock', {}, 'java:102'],
    ['one of the chosen difficulty', { dealing: 'easy' }, 'java:103'],
    ['any deal', { dealing: 'any' }, undefined],
  ])('is %s', (...[, chosen, name]) => {
    expect(takeDeal('ulg', kept({ 'deal-stock': STOCK, ...chosen }))?.name).toBe(name);
  });

  test('leaves the stock, and its difficulty is kept', () => {
    const settings = kept({ 'deal-stock': STOCK });
    takeDeal('ulg', settings);
    const left = stockIn(settings).map(({ deal }) => deal);
    expect([left, kindOf(settings, 'ulg', 'java:102')]).toEqual([['java:101', 'java:103'], 'hard']);
  });

  test.each([
    ['an empty stock', {}, undefined],
    ['an unreadable stock', { 'deal-stock': '[' }, undefined],
    [
      'a stock with other values',
      { 'deal-stock': '[7, {"house":"ulg","deal":"x","difficulty":"easy"}]' },
      undefined,
    ],
    ['a stock without the difficulty', { 'deal-stock': STOCK, dealing: 'medium' }, 'medium'],
  ])('is a known one with %s', (...[, texts, difficulty]) => {
    expect(knownDeals('ulg', difficulty)).toContain(takeDeal('ulg', kept(texts))?.name);
  });

  test('can be any deal in a house without known deals, until one is found', () => {
    expect(takeDeal('ycp-text', kept())).toBeUndefined();
  });
});

describe('the stock', () => {
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
  ])('gets %s', async (...[, chosen, most, names]) => {
    const settings = kept(chosen);
    await restock('ulg', settings, finder(most));
    expect(stockIn(settings).map(({ deal }) => deal)).toEqual(names);
  });

  test('has deals for each house and each difficulty', async () => {
    const settings = kept({ 'deal-stock': STOCK });
    settings.write('dealing', 'easy');
    await restock('ulg', settings, finder());
    const held = stockIn(settings).filter(
      ({ house, difficulty }) => house === 'ulg' && difficulty === 'easy',
    );
    expect([held.length, stockIn(settings).length]).toEqual([4, 6]);
  });

  test('keeps at most 40 deals, the newest ones', async () => {
    const settings = kept();
    for (let house = 0; house < 12; house++) await restock(`house ${house}`, settings, finder());
    const stock = stockIn(settings);
    expect([stock.length, stock[0]?.house]).toEqual([40, 'house 2']);
  });

  test('is filled by one search at a time, and again after a fault', async () => {
    const settings = kept();
    const failing = restock('ulg', settings, () => Promise.reject(new Error('no worker')));
    await restock('ulg', settings, finder());
    await expect(failing).rejects.toThrow('no worker');
    expect(stockIn(settings)).toEqual([]);
    await restock('ulg', settings, finder());
    expect(stockIn(settings)).toHaveLength(4);
  });
});
