/** The deals of days that were looked for, and what became of them. */
import type { FinishedGame } from '../../../../core/statistics/finished-game.js';
import type { Settings } from '../../../../core/settings.js';
import { ULG } from '../../model/rules.js';

/** All deals of days are played by the rules of the main house, in the terminal too. */
export const HOUSE = ULG.name;

/** The name under which is kept which deal a day has: by the days, as JSON. */
const KEPT = 'daily';

/** The deals found for days, by the days. What cannot be read is looked for anew. */
export function dealsOfDays(settings: Pick<Settings, 'read'>): ReadonlyMap<string, string> {
  const deals = Object.entries(Object(parsed(settings.read(KEPT))) as Readonly<Record<string, unknown>>);
  return new Map(deals.flatMap(([day, deal]) => (typeof deal === 'string' ? [[day, deal]] : [])));
}

function parsed(text = '{}'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {}; // Nothing of ours was kept there.
  }
}

/** Read anew before it is written, because other tabs write there, too. */
export const keepDeal = (settings: Settings, day: string, deal: string): void =>
  settings.write(KEPT, JSON.stringify(Object.fromEntries([...dealsOfDays(settings), [day, deal]])));

/** What became of the deal of a day that has a move. */
export type DayResult = 'won' | 'begun';

/**
 * The days whose deals have a move.
 * @param deals by the days
 * @param played the games that have a move
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
