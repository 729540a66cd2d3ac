/** The daily deals and their results. */
import { describe, expect, test } from '@jest/globals';
import { settingsOf } from '../../../../../src/core/settings.js';
import { dealsOfDays, saveDeal, standingsOf } from '../../../../../src/games/klondike/page/daily/days.js';

const DEALS = new Map([
  ['2026-11-20', 'java:2026112000'],
  ['2026-11-21', 'java:2026112101'],
  ['2026-11-22', 'java:2026112200'],
]);

describe('the daily deals', () => {
  test('are stored by day', () => {
    const settings = settingsOf(new Map());
    for (const [day, deal] of DEALS) saveDeal(settings, day, deal);
    expect(dealsOfDays(settings)).toEqual(DEALS);
  });

  test.each<[text: string, deals: [day: string, deal: string][]]>([
    ['', []],
    ['{', []],
    ['null', []],
    ['7', []],
    ['{"2026-11-22":7,"2026-11-21":"java:5"}', [['2026-11-21', 'java:5']]],
  ])('are forgotten after %j was stored in their place', (text, deals) => {
    const settings = settingsOf(new Map([['daily', text]]));
    expect([...dealsOfDays(settings)]).toEqual(deals);
    saveDeal(settings, '2026-11-20', 'java:1');
    expect([...dealsOfDays(settings)]).toEqual([...deals, ['2026-11-20', 'java:1']]);
  });
});

test('a day is won or in progress only through a game with its deal under the usual rules', () => {
  const game = (deal: string, won: boolean, other = {}): Parameters<typeof standingsOf>[1][number] => ({
    ...{ game: 'klondike', rules: 'ulg', deal, won },
    ...other,
  });
  const played = [
    game('java:2026112000', true),
    game('java:2026112101', false),
    game('java:2026112101', true, { rules: 'ulg, draw 1' }),
    game('java:2026112200', true, { game: 'montecarlo' }),
    game('java:2026112201', true),
  ];
  expect([...standingsOf(DEALS, played)]).toEqual([
    ['2026-11-20', 'won'],
    ['2026-11-21', 'begun'],
  ]);
});
