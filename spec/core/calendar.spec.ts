/** The days, weeks and months in a calendar. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  dayAfter,
  dayAt,
  dayIn,
  daysOf,
  firstWeekday,
  monthsAfter,
  placeInWeek,
  weeksOf,
} from '../../src/core/calendar.js';

const [SUNDAY, MONDAY] = [0, 1];

/** A month printed as on a paper calendar. */
const drawn = (month: string, first: number): string[] =>
  weeksOf(month, first).map((week) => week.map((day) => day?.slice(8) ?? '..').join(' '));

describe('the weeks of a month', () => {
  test('can begin on Sunday', () => {
    expect(drawn('2026-11', SUNDAY)).toEqual([
      '01 02 03 04 05 06 07',
      '08 09 10 11 12 13 14',
      '15 16 17 18 19 20 21',
      '22 23 24 25 26 27 28',
      '29 30 .. .. .. .. ..',
    ]);
  });

  test('can begin on Monday', () => {
    expect(drawn('2026-11', MONDAY)).toEqual([
      '.. .. .. .. .. .. 01',
      '02 03 04 05 06 07 08',
      '09 10 11 12 13 14 15',
      '16 17 18 19 20 21 22',
      '23 24 25 26 27 28 29',
      '30 .. .. .. .. .. ..',
    ]);
  });

  test.each<[month: string, first: number, weeks: number]>([
    ['2026-02', 0, 4],
    ['2026-02', 1, 5],
    ['2026-05', 0, 6],
  ])('in %s with first weekday %d: %d', (month, first, weeks) => {
    expect(weeksOf(month, first)).toHaveLength(weeks);
  });
});

test.each<[month: string, days: number]>([
  ['2024-02', 29],
  ['2026-02', 28],
  ['2100-02', 28],
  ['2026-12', 31],
  ['2026-04', 30],
])('%s has %d days', (month, days) => {
  expect(daysOf(month)).toHaveLength(days);
});

test.each<[day: string, days: number, to: string]>([
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-12-28', 7, '2027-01-04'],
  ['2026-01-03', -7, '2025-12-27'],
])('%s plus %d days is %s', (day, days, to) => {
  expect(dayAfter(day, days)).toBe(to);
});

test.each<[day: string, months: number, to: string]>([
  ['2026-11-22', -1, '2026-10-22'],
  ['2026-12-22', 1, '2027-01-22'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-03-31', -1, '2024-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s plus %d months is %s', (day, months, to) => {
  expect(monthsAfter(day, months)).toBe(to);
});

test.each<[day: string, first: number, place: number]>([
  ['2026-11-22', 0, 0],
  ['2026-11-22', 1, 6],
  ['2026-11-23', 1, 0],
])('%s, in a week that begins on weekday %d, has place %d', (day, first, place) => {
  expect(placeInWeek(day, first)).toBe(place);
});

test('a day goes from midnight to midnight on the local clock', () => {
  expect([
    dayAt(new Date(2026, 0, 3, 0, 0)),
    dayAt(new Date(2026, 0, 3, 23, 59, 59)),
    dayAt(new Date(2026, 10, 22, 12)),
  ]).toEqual(['2026-01-03', '2026-01-03', '2026-11-22']);
});

test('writes a day in the words of a language', () => {
  expect([
    dayIn('en', '2026-11-22', { dateStyle: 'full' }),
    dayIn('fr', '2026-11-22', { dateStyle: 'full' }),
    dayIn('fr', '2026-11-22', { year: 'numeric', month: 'long' }),
  ]).toEqual(['Sunday, November 22, 2026', 'dimanche 22 novembre 2026', 'novembre 2026']);
});

const WEEKS: readonly (readonly [locale: string, weekday: number])[] = [
  ['en-GB', 1],
  ['en-US', 0],
  ['en', 0],
  ['fr-FR', 1],
  ['fr-CA', 0],
  ['fr', 1],
  ['pt', 0],
  ['ar-EG', 6],
  ['fa', 6],
  ['dv-MV', 5],
  ['en-150', 1],
  ['zh-Hant-TW', 0],
];

test.each(WEEKS)('weeks in %s begin on weekday %d', (locale, weekday) => {
  expect(firstWeekday(locale)).toBe(weekday);
});

test.each(['', 'C', 'POSIX', 'en_US', 'not a locale'])(
  "weeks begin on Monday for %j, which doesn't name a region",
  (locale) => {
    expect(firstWeekday(locale)).toBe(1);
  },
);

const locales: object = Intl.Locale.prototype as object;

const NAMES = ['getWeekInfo', 'weekInfo'] as const;

/** Browsers have the standard method, the older property, or neither. */
describe.each<[browser: string, known: PropertyDescriptorMap]>([
  ['has the method', { getWeekInfo: { configurable: true, value: () => ({ firstDay: 7 }) } }],
  ['has the property', { weekInfo: { configurable: true, get: () => ({ firstDay: 7 }) } }],
  ['has neither', {}],
])('a browser that %s', (_, known) => {
  const before = NAMES.map((name) => Object.getOwnPropertyDescriptor(locales, name));

  beforeEach(() => {
    for (const name of NAMES) Reflect.deleteProperty(locales, name);
    Object.defineProperties(locales, known);
  });

  afterEach(() => {
    NAMES.forEach((name, at) => {
      Reflect.deleteProperty(locales, name);
      const own = before[at];
      if (own !== undefined) Object.defineProperty(locales, name, own);
    });
  });

  const isKnown = Object.keys(known).length > 0;

  test.each(WEEKS)(
    'for %s, gives weekday %d unless the browser knows the first weekday',
    (locale, weekday) => {
      expect(firstWeekday(locale)).toBe(isKnown ? 0 : weekday);
    },
  );
});
