/** Streaks, medals and results of daily deals. */
import { describe, expect, test } from '@jest/globals';
import { dayAfter, daysOf } from '../../../src/core/calendar.js';
import type { DailyDeal } from '../../../src/core/daily/daily-book.js';
import { resultsOfDays } from '../../../src/core/daily/day-results.js';
import {
  dailyFacts,
  isDueOn,
  medalCounts,
  monthProgress,
  streakOf,
  untilTomorrow,
} from '../../../src/core/daily/progress.js';
import { dailyTitle, dailyWinTexts, nextDailyText } from '../../../src/core/daily/texts.js';
import { DAILY_ENGLISH } from '../../../src/core/daily/strings/english.js';
import { DAILY_FRENCH } from '../../../src/core/daily/strings/french.js';

const wonOn = (day: string, on = day, level: DailyDeal['level'] = 'easy'): DailyDeal => ({
  ...{ day, level, deal: `java:${day} ${level}`, wonOn: on },
});

const open = (day: string): DailyDeal => ({ day, level: 'hard', deal: `java:${day}` });

/** Days in a row, won on the day itself. */
const inARow = (from: string, days: number): DailyDeal[] =>
  Array.from({ length: days }, (_, at) => wonOn(dayAfter(from, at)));

describe('the streak', () => {
  test.each<[why: string, deals: DailyDeal[], now: number, best: number]>([
    ['without a win', [open('2026-11-25')], 0, 0],
    ['of today', [wonOn('2026-11-25')], 1, 1],
    ['that goes on until today is over', [wonOn('2026-11-23'), wonOn('2026-11-24')], 2, 2],
    ['that a missed day ended', [wonOn('2026-11-22'), wonOn('2026-11-23')], 0, 2],
    ['with a longer one before', [...inARow('2026-11-01', 5), wonOn('2026-11-25')], 1, 5],
    [
      'with a missed day that was played later',
      [wonOn('2026-11-23'), wonOn('2026-11-24', '2026-11-25'), wonOn('2026-11-25')],
      1,
      1,
    ],
    [
      'of a day with three wins',
      ['easy', 'medium', 'hard'].map((one) => wonOn('2026-11-25', '2026-11-25', one as 'easy')),
      1,
      1,
    ],
    ['over the end of a year', inARow('2026-12-20', 20), 0, 20],
  ])('%s', (_why, deals, now, best) => {
    expect(streakOf(deals, '2026-11-25')).toEqual({ now, best });
  });

  test.each<[change: string, from: string]>([
    ['spring, with a day of 23 hours', '2026-03-27'],
    ['autumn, with a day of 25 hours', '2026-10-23'],
    ['a leap year', '2028-02-27'],
  ])('crosses a change of clocks or of months: %s', (_change, from) => {
    expect(streakOf(inARow(from, 5), dayAfter(from, 4))).toEqual({ now: 5, best: 5 });
  });
});

describe('the medal of a month', () => {
  test.each<[days: number, medal: string | undefined, next: string | undefined]>([
    [9, undefined, 'bronze at 10'],
    [10, 'bronze', 'silver at 20'],
    [20, 'silver', 'gold at 30'],
    [29, 'silver', 'gold at 30'],
    [30, 'gold', undefined],
  ])('for %d days of November is %s', (days, medal, next) => {
    const progress = monthProgress(inARow('2026-11-01', days), '2026-11');
    const coming = progress.next && `${progress.next.medal} at ${progress.next.days}`;
    expect([progress.won, progress.days, progress.medal, coming]).toEqual([days, 30, medal, next]);
  });

  test('is gold for 28 days of February', () => {
    expect(monthProgress(inARow('2027-02-01', 28), '2027-02').medal).toBe('gold');
  });

  test('counts days that are won later, and each day once', () => {
    const days = daysOf('2026-11').slice(0, 10);
    const deals = days.flatMap((day) => [wonOn(day, '2026-12-24'), wonOn(day, '2026-12-25', 'hard')]);
    expect([monthProgress(deals, '2026-11').won, monthProgress(deals, '2026-12').won]).toEqual([10, 0]);
  });

  test('is counted over all months', () => {
    const deals = [...inARow('2026-10-01', 31), ...inARow('2026-11-01', 12), ...inARow('2026-12-01', 3)];
    expect(medalCounts(deals)).toEqual({ gold: 1, silver: 0, bronze: 1 });
  });
});

test("today's deal is due until one of today's deals is won", () => {
  const deals = [wonOn('2026-11-24'), open('2026-11-25')];
  expect([isDueOn(deals, '2026-11-25'), isDueOn([...deals, wonOn('2026-11-25')], '2026-11-25')]).toEqual([
    true,
    false,
  ]);
});

test('the next deals come at midnight', () => {
  expect([
    untilTomorrow(new Date(2026, 10, 25, 23, 59, 59)),
    untilTomorrow(new Date(2026, 11, 31, 12)),
    untilTomorrow(new Date(2026, 10, 25)),
  ]).toEqual([1000, 12 * 3_600_000, 24 * 3_600_000]);
});

test('a day has the results of its levels, and says whether it was won in time', () => {
  const game = (deal: string, other = {}): Parameters<typeof resultsOfDays>[1][number] => ({
    ...{ game: 'klondike', rules: 'ulg', deal },
    ...other,
  });
  const deals = [
    wonOn('2026-11-20'),
    open('2026-11-20'),
    wonOn('2026-11-21', '2026-11-25'),
    { ...wonOn('2026-11-22'), level: undefined },
    open('2026-11-23'),
    open('2026-11-24'),
  ];
  const played = [
    game('java:2026-11-20'),
    game('java:2026-11-23', { rules: 'ulg, draw 1' }),
    game('java:2026-11-24'),
  ];
  const results = resultsOfDays(deals, played, { game: 'klondike', rules: 'ulg' });
  const told = [...results].map(([day, { levels, any, win }]) => [
    day.slice(8),
    ...[...levels].flat(),
    any,
    win,
  ]);
  expect(told).toEqual([
    ['20', 'easy', 'won', 'hard', 'begun', 'won', 'won'],
    ['21', 'easy', 'won', 'won', 'late'],
    ['22', 'won', 'won'],
    ['23', undefined, undefined],
    ['24', 'hard', 'begun', 'begun', undefined],
  ]);
});

describe('after a win', () => {
  const now = new Date(2026, 10, 25, 18, 48);
  const deal = open('2026-11-25');
  const facts = (before: readonly DailyDeal[], own = deal): ReturnType<typeof dailyFacts> =>
    dailyFacts([...before, own], own, now);

  test('counts it before it is stored', () => {
    expect(facts(inARow('2026-11-22', 3))).toMatchObject({
      isToday: true,
      streak: { now: 4, best: 4 },
      newMedal: undefined,
      untilNext: 5 * 3_600_000 + 12 * 60_000,
    });
  });

  test.each<[why: string, games: [before: DailyDeal[], own: DailyDeal], news: string[], next: string]>([
    [
      'the streak',
      [inARow('2026-11-22', 3), deal],
      ['Daily Hard won. Streak: 4 days, your longest'],
      "Today's easy deal",
    ],
    ['the first win', [[], deal], ['Daily Hard won. Streak: 1 day'], "Today's easy deal"],
    [
      "the first win, with today's easy deal begun",
      [[{ ...open('2026-11-25'), level: 'easy', deal: 'java:2026-11-25 easy' }], deal],
      ['Daily Hard won. Streak: 1 day'],
      "Today's easy deal",
    ],
    [
      "the second win, with today's easy deal won",
      [[wonOn('2026-11-25'), wonOn('2026-11-24', '2026-11-25')], deal],
      ['Daily Hard won. Streak: 1 day'],
      "Today's medium deal",
    ],
    [
      'a new medal',
      [[...inARow('2026-11-01', 8), wonOn('2026-11-24')], deal],
      ['Daily Hard won. Streak: 2 days', 'Bronze medal earned'],
      "Today's easy deal",
    ],
    [
      'a missed day',
      [
        [
          wonOn('2026-11-25'),
          wonOn('2026-11-25', '2026-11-25', 'medium'),
          wonOn('2026-11-25', '2026-11-25', 'hard'),
        ],
        open('2026-11-20'),
      ],
      ['20 Nov · Hard · 2 of 30 days in November'],
      "Tomorrow's daily",
    ],
  ])('tells of %s', (_why, [before, own], news, next) => {
    const texts = dailyWinTexts(facts(before, own), 'Klondike', 'en');
    expect([texts.news, texts.others, texts.next]).toEqual([news, ['Next daily in 5 h 12 min'], next]);
  });

  test('has a title to share', () => {
    expect([
      dailyWinTexts(facts([]), 'Klondike', 'en').title,
      dailyWinTexts(facts([]), 'Klondike', 'fr').title,
    ]).toEqual(['Klondike daily 25 Nov · Hard', 'Klondike, donne du 25 nov. · Difficile']);
  });
});

test('a daily deal in play has a title', () => {
  expect([
    dailyTitle(open('2026-11-25'), 'en'),
    dailyTitle(open('2026-11-25'), 'fr'),
    dailyTitle({ day: '2026-11-25', deal: 'java:1' }, 'en'),
  ]).toEqual(['Daily · 25 Nov · Hard', 'Donne du jour · 25 nov. · Difficile', 'Daily · 25 Nov']);
});

test('the time until the next deals is in hours and minutes, and never zero', () => {
  const minutes = (count: number): number => count * 60_000;
  expect([
    nextDailyText(minutes(61), DAILY_ENGLISH),
    nextDailyText(minutes(12) - 1, DAILY_ENGLISH),
    nextDailyText(0, DAILY_ENGLISH),
    nextDailyText(minutes(1500), DAILY_FRENCH),
  ]).toEqual([
    'Next daily in 1 h 1 min',
    'Next daily in 12 min',
    'Next daily in 1 min',
    'Prochaine donne dans 25 h 0 min',
  ]);
});
