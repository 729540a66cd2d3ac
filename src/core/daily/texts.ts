/** Texts about daily deals, in the player's language. */
import { dayIn, shortDay } from '../calendar.js';
import type { LanguageName } from '../strings/language.js';
import type { DailyDeal } from './daily-book.js';
import { DIFFICULTIES } from '../difficulty.js';
import type { DailyFacts, MonthProgress } from './progress.js';
import type { DailyStrings } from './strings/english.js';
import { DAILY_ENGLISH } from './strings/english.js';
import { DAILY_FRENCH } from './strings/french.js';

export const dailyStrings = (language: LanguageName): DailyStrings =>
  ({ en: DAILY_ENGLISH, fr: DAILY_FRENCH })[language];

/** The title of a game: `Daily · 25 Nov · Hard`. */
export function dailyTitle({ day, level }: DailyDeal, language: LanguageName): string {
  const { title, levels } = dailyStrings(language);
  return [title, shortDay(language, day), ...(level === undefined ? [] : [levels[level]])].join(' · ');
}

/** The medal, then the days to the next one. */
export function medalTexts({ won, medal, next }: MonthProgress, strings: DailyStrings): readonly string[] {
  return [
    medal === undefined ? strings.noMedal : strings.medal(medal),
    ...(next === undefined ? [] : [strings.untilMedal(next.medal, next.days - won)]),
  ];
}

const MINUTE = 60_000;

/** `Next daily in 5 h 12 min`. @param milliseconds as in `DailyFacts` */
export function nextDailyText(milliseconds: number, { nextIn }: DailyStrings): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  return nextIn(Math.floor(minutes / 60), minutes % 60);
}

/** The texts about a daily deal, for the panel after a win. */
export interface DailyWinTexts {
  /** The game's name in a shared line: `Klondike daily 25 Nov · Hard`. */
  readonly title: string;
  /** The level with the streak or the days won in its month, and a new medal. */
  readonly news: readonly string[];
  /** The time until the next deals. */
  readonly others: readonly string[];
  /** The label of the button that opens the calendar. */
  readonly next: string;
}

/** @param game the game's name for players */
export function dailyWinTexts(facts: DailyFacts, game: string, language: LanguageName): DailyWinTexts {
  const strings = dailyStrings(language);
  const { deal, isToday, month, newMedal, streak, untilNext, wonToday } = facts;
  const { day, level } = deal;
  const levelLeft = DIFFICULTIES.find((one) => !wonToday.some((won) => won.level === one));
  const levelName = level && strings.levels[level];
  const news = isToday
    ? strings.wonToday(levelName, strings.streakIs(streak.now, streak.now === streak.best))
    : [
        shortDay(language, day),
        ...(levelName === undefined ? [] : [levelName]),
        strings.daysWonIn(month.won, month.days, dayIn(language, day, { month: 'long' })),
      ].join(' · ');
  return {
    title: [strings.shared(game, shortDay(language, day)), ...(level ? [strings.levels[level]] : [])].join(
      ' · ',
    ),
    news: [news, ...(newMedal === undefined ? [] : [strings.newMedal(newMedal)])],
    others: [nextDailyText(untilNext, strings)],
    next: levelLeft === undefined ? strings.tomorrow : strings.nextLevel(strings.levels[levelLeft]),
  };
}
