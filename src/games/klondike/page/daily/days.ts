/** The known daily deals, and their results. */
import type { FinishedGame } from '../../../../core/statistics/finished-game.js';
import type { Settings } from '../../../../core/settings.js';
import { ULG } from '../../model/rules.js';

/** Daily deals follow the main house's rules, in the terminal too. */
export const HOUSE = ULG.name;

/** The setting that holds each day's deal, as JSON. */
const SETTING = 'daily';

/** The known deals, by day. A deal that can't be read is searched for again. */
export function dealsOfDays(settings: Pick<Settings, 'read'>): ReadonlyMap<string, string> {
  const deals = Object.entries(Object(parsed(settings.read(SETTING))) as Readonly<Record<string, unknown>>);
  return new Map(deals.flatMap(([day, deal]) => (typeof deal === 'string' ? [[day, deal]] : [])));
}

function parsed(text = '{}'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {}; // The text wasn't written by this program.
  }
}

/** Reads the setting again before writing, because other tabs write it as well. */
export const saveDeal = (settings: Settings, day: string, deal: string): void =>
  settings.write(SETTING, JSON.stringify(Object.fromEntries([...dealsOfDays(settings), [day, deal]])));

/** The result of a daily deal, once a move has been made in it. */
export type DayResult = 'won' | 'begun';

/**
 * The results of the daily deals in which a move has been made.
 * @param deals by day @param played the games in which a move has been made
 */
export function standingsOf(
  deals: ReadonlyMap<string, string>,
  played: readonly Pick<FinishedGame, 'game' | 'rules' | 'deal' | 'won'>[],
): ReadonlyMap<string, DayResult> {
  const ours = played.filter(({ game, rules }) => game === 'klondike' && rules === HOUSE);
  const wins = new Map(ours.map(({ deal, won }) => [deal, won]));
  return new Map(
    [...deals].flatMap(([day, deal]) => {
      const won = wins.get(deal);
      return won === undefined ? [] : [[day, won ? 'won' : 'begun'] as const];
    }),
  );
}
