/** The English texts of the dialog for the deal of a day. */
export const DAILY_ENGLISH = {
  about: 'Each day has a deal of its own, the same for everybody. It can be won.',
  monthBefore: 'Month before',
  monthAfter: 'Month after',
  /** Said after the date, and beside the marks in the calendar. */
  standings: { won: 'won', begun: 'begun, not won' },
  /** Said after the date. */
  today: 'today',
  daysWon: (inMonth: number, all: number): string => `Days won: ${inMonth} in this month, ${all} in all`,
};

export type DailyStrings = typeof DAILY_ENGLISH;
