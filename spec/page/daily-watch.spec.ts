/** The page's knowledge of the daily deal in play. */
import { expect, test } from '@jest/globals';
import { settingsOf } from '../../src/core/settings.js';
import type { FinishedGame } from '../../src/core/statistics/finished-game.js';
import type { CurrentGame } from '../../src/core/statistics/game-watch.js';
import type { DailyWatch } from '../../src/page/daily/daily-watch.js';
import { dailyWatchOf } from '../../src/page/daily/daily-watch.js';

const DEALS = '2026-11-24 easy java:1 2026-11-24\n2026-11-25 hard java:2';

const RULES = { game: 'klondike', rules: 'ulg' };

const NOW = new Date(2026, 10, 25, 12).getTime();

/** A watch of this game, on November 25. */
function watching(deal: string, other: Partial<CurrentGame> = {}): DailyWatch {
  const game: CurrentGame = {
    ...RULES,
    deal,
    moves: 90,
    isDealt: true,
    isBegun: true,
    isWon: false,
    ...other,
  };
  return dailyWatchOf({
    language: 'en',
    rules: RULES,
    settings: settingsOf(new Map([['daily-deals', DEALS]])),
    standing: () => game,
    now: () => NOW,
  });
}

test.each<[why: string, watch: DailyWatch, title: string | undefined]>([
  ["today's deal", watching('java:2'), 'Daily · 25 Nov · Hard'],
  ['an earlier day', watching('java:1'), 'Daily · 24 Nov · Easy'],
  ['another deal', watching('java:3'), undefined],
  ['other rules', watching('java:2', { rules: 'ulg, draw 1' }), undefined],
])('the title for %s', (_why, watch, title) => {
  expect(watch.title).toBe(title);
});

test('a win is stored, ends the day’s dot, and has texts', () => {
  const watch = watching('java:2', { isWon: true });
  const won: FinishedGame = { ...RULES, deal: 'java:2', won: true, moves: 90, milliseconds: 1, date: NOW };
  const before = [watch.isDue, watch.winTexts('Klondike')?.news];
  watch.played(() => [won]);
  expect([...before, watch.isDue, watch.book.deals.at(-1)?.wonOn]).toEqual([
    true,
    ['Daily Hard won. Streak: 2 days, your longest'],
    false,
    '2026-11-25',
  ]);
});

test('has no texts before the win, and reads no statistics', () => {
  const watch = watching('java:2');
  watch.played(() => {
    throw new Error('read the statistics');
  });
  expect([watch.winTexts('Klondike'), watch.isDue]).toEqual([undefined, true]);
});

test('a win that continues moves of someone else does not count', () => {
  const watch = watching('java:2', { isWon: true, isGiven: true });
  watch.played(() => []);
  expect([watch.winTexts('Klondike'), watch.isDue]).toEqual([undefined, true]);
});
