/** The results of each day's deals, for the calendar. */
import type { PlayedDeal } from '../statistics/finished-game.js';
import type { DailyDeal } from './daily-book.js';
import type { Difficulty } from '../difficulty.js';

/** The result of a deal that has a move. */
export type LevelResult = 'won' | 'begun';

export interface DayResults {
  /** The deals with a move, by level. */
  readonly levels: ReadonlyMap<Difficulty, LevelResult>;
  /** The best result of the day. Deals of earlier versions have no level. */
  readonly any: LevelResult | undefined;
  /** Was a deal won, and was one won on the day itself? */
  readonly win?: 'won' | 'late';
}

/**
 * @param played the games with a move
 * @param rules the game and the rules of all daily deals
 */
export function resultsOfDays(
  deals: readonly DailyDeal[],
  played: readonly PlayedDeal[],
  { game, rules }: Omit<PlayedDeal, 'deal'>,
): ReadonlyMap<string, DayResults> {
  const ours = played.filter((one) => one.game === game && one.rules === rules);
  const begun = new Set(ours.map(({ deal }) => deal));
  const days = [...new Set(deals.map(({ day }) => day))];
  return new Map(
    days.map((day) => [
      day,
      resultsOf(
        deals.filter((one) => one.day === day),
        begun,
      ),
    ]),
  );
}

/** @param deals the deals of a day @param begun the names of deals with a move */
function resultsOf(deals: readonly DailyDeal[], begun: ReadonlySet<string>): DayResults {
  const results = deals.flatMap(({ level, deal, wonOn }) => {
    const result: LevelResult | undefined =
      wonOn !== undefined ? 'won' : begun.has(deal) ? 'begun' : undefined;
    return result === undefined ? [] : [{ level, result }];
  });
  const levels = results.flatMap(({ level, result }) =>
    level === undefined ? [] : [[level, result] as const],
  );
  const isWon = results.some(({ result }) => result === 'won');
  const isOnDay = deals.some(({ day, wonOn }) => wonOn === day);
  return {
    levels: new Map(levels),
    any: isWon ? 'won' : results[0]?.result,
    ...(isWon && { win: isOnDay ? 'won' : 'late' }),
  };
}
