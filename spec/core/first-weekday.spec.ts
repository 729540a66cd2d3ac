/** The day on which weeks begin, by region, whether or not the browser knows it. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { firstWeekday } from '../../src/core/first-weekday.js';

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

test.each(WEEKS)('for %s weeks begin on weekday %d', (locale, weekday) => {
  expect(firstWeekday(locale)).toBe(weekday);
});

test.each(['', 'C', 'POSIX', 'en_US', 'not a locale'])(
  '%j names no region: weeks begin on Monday',
  (locale) => {
    expect(firstWeekday(locale)).toBe(1);
  },
);

const locales: object = Intl.Locale.prototype as object;

const NAMES = ['getWeekInfo', 'weekInfo'] as const;

/** Browsers know it by the method of the standard, by the older property, or not at all. */
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

  test.each(WEEKS)('for %s says weekday %d, or the one that it knows', (locale, weekday) => {
    expect(firstWeekday(locale)).toBe(isKnown ? 0 : weekday);
  });
});
