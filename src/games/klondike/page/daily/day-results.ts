/** The results of each day's deals, for the calendar. */
import type { DailyDeal, Level } from '../../../../core/daily/daily-book.js';
import type { FinishedGame } from '../../../../core/statistics/finished-game.js';
import { ULG } from '../../model/rules.js';

/** Daily deals follow the main house's rules, also in the terminal. */
export const DAILY_RULES = { game: 'klondike', rules: ULG.name } as const;

/** The result of a deal that has a move. */
export type LevelResult = 'won' | 'begun';

export interface DayResults {
  /** The deals with a move, by level. */
  readonly levels: ReadonlyMap<Level, LevelResult>;
  /** The best result of the day. Deals of earlier versions have no level. */
  readonly any: LevelResult | undefined;
  /** Was a deal won, and was one won on the day itself? */
  readonly win: 'won' | 'late' | undefined;
}

/** @param played the games with a move */
export function resultsOfDays(
  deals: readonly DailyDeal[],
  played: readonly Pick<FinishedGame, 'game' | 'rules' | 'deal'>[],
): ReadonlyMap<string, DayResults> {
  const { game, rules } = DAILY_RULES;
  const begun = new Set(
    played.filter((one) => one.game === game && one.rules === rules).map((one) => one.deal),
  );
  const resultOf = ({ deal, wonOn }: DailyDeal): LevelResult | undefined => {
    if (wonOn !== undefined) return 'won';
    return begun.has(deal) ? 'begun' : undefined;
  };
  const days = [...new Set(deals.map(({ day }) => day))];
  return new Map(
    days.map((day) => {
      const ofDay = deals.filter((one) => one.day === day);
      const results = ofDay.map(resultOf);
      const levels = ofDay.flatMap((one) => {
        const result = resultOf(one);
        return one.level === undefined || result === undefined ? [] : [[one.level, result] as const];
      });
      const any = (['won', 'begun'] as const).find((result) => results.includes(result));
      const isOnDay = ofDay.some(({ wonOn }) => wonOn === day);
      return [
        day,
        { levels: new Map(levels), any, win: any === 'won' ? (isOnDay ? 'won' : 'late') : undefined },
      ];
    }),
  );
}
