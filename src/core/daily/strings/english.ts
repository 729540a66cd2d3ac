/** The English texts about daily deals, in every medium. */
import type { Difficulty } from '../../difficulty.js';
import type { Medal } from '../progress.js';

const counted = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

const MEDALS: Readonly<Record<Medal, string>> = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' };

const LEVELS: Readonly<Record<Difficulty, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

export const DAILY_ENGLISH = {
  /** The dialog, and the first part of a title such as `Daily · 25 Nov · Hard`. */
  title: 'Daily',
  levels: LEVELS,
  /** A level and its result, in the middle of a sentence: `hard won`. */
  levelIs: (level: string, result: string): string => `${level.toLowerCase()} ${result}`,
  won: 'won',
  begun: 'in progress',
  /** The streak. */
  inARow: (days: number): string => (days === 0 ? 'No streak yet' : `${counted(days)} in a row`),
  best: (days: number): string => `best ${days}`,
  /** The days won in a month. */
  daysWon: (won: number, days: number): string => `${won} of ${days} days`,
  medals: MEDALS,
  medal: (medal: Medal): string => `${MEDALS[medal]} medal`,
  /** @param days the days still to be won */
  untilMedal: (medal: Medal, days: number): string => `${counted(days)} to ${medal}`,
  noMedal: 'No medal yet',
  /** @param counts the number of medals of each kind */
  allMedals: (counts: readonly string[]): string => `Your medals: ${counts.join(', ')}`,
  medalCount: (medal: Medal, count: number): string => `${count} ${medal}`,
  /** The key to the calendar's marks. */
  wonOnDay: 'won that day',
  wonLater: 'won later',
  today: 'today',
  /** The time until the next deals. */
  nextIn: (hours: number, minutes: number): string =>
    `Next daily in ${hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`}`,
  /** After a win. @param isBest is this streak the longest? */
  streakIs: (days: number, isBest: boolean): string =>
    `Streak: ${counted(days)}${isBest && days > 1 ? ', your longest' : ''}`,
  /** After a win on the deal's day. @param streak the result of `streakIs` */
  wonToday: (level: string | undefined, streak: string): string =>
    `Daily ${level === undefined ? '' : `${level} `}won. ${streak}`,
  /** After a win of an earlier day. @param month such as `November` */
  daysWonIn: (won: number, days: number, month: string): string => `${won} of ${days} days in ${month}`,
  newMedal: (medal: Medal): string => `${MEDALS[medal]} medal earned`,
  /** The buttons that open the calendar after a win. */
  nextLevel: (level: string): string => `Today's ${level.toLowerCase()} deal`,
  tomorrow: "Tomorrow's daily",
  /** @param day such as `25 Nov` */
  shared: (game: string, day: string): string => `${game} daily ${day}`,
  explained:
    "Everyone gets the same three deals each day, and each can be won. Win one on its day to keep your streak. Missed days still count toward the month's medal.",
};

export type DailyStrings = typeof DAILY_ENGLISH;
