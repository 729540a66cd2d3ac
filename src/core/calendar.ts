/** Calculates with the days, weeks and months of a calendar. A day is written `2026-11-22`, a month `2026-11`. */
import type { LanguageName } from './strings/language.js';

/** The local day at a given time. */
export function dayAt(time: Date): string {
  return [time.getFullYear(), twoDigits(time.getMonth() + 1), twoDigits(time.getDate())].join('-');
}

/** The day this many days after a day, or before it if the number is negative. */
export function dayAfter(day: string, days: number): string {
  const time = timeOf(day);
  time.setUTCDate(time.getUTCDate() + days);
  return written(time);
}

/** The month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The same day `months` later, or the last day of that month if it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const time = timeOf(`${monthOf(day)}-01`);
  time.setUTCMonth(time.getUTCMonth() + months);
  const days = daysOf(monthOf(written(time)));
  return days.find((one) => one.slice(8) === day.slice(8)) ?? days[days.length - 1] ?? day;
}

/** All days of a month. */
export function daysOf(month: string): readonly string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** @param first the first day of a week: 0 is Sunday */
export function weeksOf(month: string, first: number): readonly (readonly (string | undefined)[])[] {
  const days = daysOf(month);
  const before = placeInWeek(`${month}-01`, first);
  const weeks = Math.ceil((before + days.length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => days[7 * week + place - before]),
  );
}

/** The position of a day in its week, from 0. @param first the first day of a week: 0 is Sunday */
export const placeInWeek = (day: string, first: number): number => (timeOf(day).getUTCDay() - first + 7) % 7;

/** Formats a day for the readers of a language. */
export const dayIn = (language: LanguageName, day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(timeOf(day));

/** A day without its year: `25 Nov`. */
export const shortDay = (language: LanguageName, day: string): string =>
  new Intl.DateTimeFormat(SHORT_DAYS[language], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    timeOf(day),
  );

/** The locales that put the day before the month. */
const SHORT_DAYS: Readonly<Record<LanguageName, string>> = { en: 'en-GB', fr: 'fr' };

const timeOf = (day: string): Date => new Date(`${day}T00:00Z`);

const written = (time: Date): string => time.toISOString().slice(0, 10);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * For browsers that don't know this: the regions whose weeks don't begin on Monday, from the `firstDay` elements of
 * `supplementalData.xml` in CLDR 48.
 */
const REGIONS: readonly (readonly [weekday: number, regions: string])[] = [
  [
    0,
    `AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT
    PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW`,
  ],
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
];

const MONDAY = 1;

/** The standard has a method; browsers used to have a property. Day 1 is Monday, and day 7 is Sunday. */
interface LocaleOfWeeks extends Pick<Intl.Locale, 'maximize'> {
  getWeekInfo?(): { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** 0 is Sunday. Monday if the region is unknown. @param locale such as `en-GB` */
export function firstWeekday(locale: string): number {
  const parsed = localeOf(locale);
  if (parsed === undefined) return MONDAY;
  const { firstDay } = parsed.getWeekInfo?.() ?? parsed.weekInfo ?? {};
  if (firstDay !== undefined) return firstDay % 7;
  const { region = '' } = parsed.maximize();
  return REGIONS.find(([, regions]) => regions.split(/\s+/).includes(region))?.[0] ?? MONDAY;
}

/** Undefined if the text isn't a locale, such as `C` or an empty text. */
function localeOf(text: string): LocaleOfWeeks | undefined {
  try {
    return new Intl.Locale(text);
  } catch {
    return undefined;
  }
}
