/**
 * Remembers the daily deals that a player has opened, and when each was won.
 *
 * The text has a line for each deal: its day, its level, its name, and the local day of its first win if it is won:
 * `2026-11-25 hard java:2026112507 2026-11-25`. Earlier versions had one deal a day and stored each day's deal as JSON
 * under another name. Those deals have `-` as their level.
 */
import type { Difficulty } from '../difficulty.js';
import { DIFFICULTIES } from '../difficulty.js';
import { dayAt } from '../calendar.js';
import type { Settings } from '../settings.js';
import type { FinishedGame, PlayedDeal } from '../statistics/finished-game.js';
import { storedFields } from '../text/stored-json.js';

export interface DailyDeal {
  readonly day: string;
  /** Undefined for a deal that an earlier version found. */
  readonly level?: Difficulty | undefined;
  /** The name of the deal. */
  readonly deal: string;
  /** The player's local day at the first win. */
  readonly wonOn?: string | undefined;
}

/** A day's deal at one level. */
export type DailyPlace = Required<Pick<DailyDeal, 'day' | 'level'>>;

/** The setting for the text, and the one that earlier versions used. */
export const DAILY_SETTING = 'daily-deals';
const FORMER_SETTING = 'daily';

export class DailyBook {
  /** The deals that were read last. They are cached, because the page asks after each move. */
  private known: { readonly text: string; readonly deals: readonly DailyDeal[] } = { text: '', deals: [] };

  /**
   * @param rules the game and the rules of all daily deals
   * @param dayOf the local day of a time; this machine's by default
   */
  constructor(
    private readonly settings: Settings,
    private readonly rules: Omit<PlayedDeal, 'deal'>,
    private readonly dayOf: (time: number) => string = (time) => dayAt(new Date(time)),
  ) {}

  /** All opened deals, by day. Other tabs and terminals may have opened some. */
  get deals(): readonly DailyDeal[] {
    const { settings } = this;
    const [kept = '', former = ''] = [settings.read(DAILY_SETTING), settings.read(FORMER_SETTING)];
    const text = `${kept}\n${former}`;
    if (text !== this.known.text) this.known = { text, deals: joined(parseDaily(kept), parseFormer(former)) };
    return this.known.deals;
  }

  /** The name of a deal that was opened before; undefined if it has to be found first. */
  dealAt({ day, level }: DailyPlace): string | undefined {
    return this.deals.find((one) => one.day === day && one.level === level)?.deal;
  }

  /** The daily deal in a game; undefined for any other game. */
  dealIn({ game, rules, deal }: PlayedDeal): DailyDeal | undefined {
    const isOurs = game === this.rules.game && rules === this.rules.rules;
    return isOurs ? this.deals.find((one) => one.deal === deal) : undefined;
  }

  /** Remembers a deal when the player opens it. */
  open({ day, level }: DailyPlace, deal: string): void {
    const { deals } = this;
    const isOther = (one: DailyDeal): boolean =>
      one.deal !== deal && (one.day !== day || one.level !== level);
    const wonOn = deals.find((one) => one.deal === deal)?.wonOn;
    this.write([...deals.filter(isOther), { day, level, deal, wonOn }]);
  }

  /** Remembers the first wins of daily deals, from the player's games. */
  addWins(played: readonly Pick<FinishedGame, keyof PlayedDeal | 'won' | 'date'>[]): void {
    const { game, rules } = this.rules;
    const ours = played.filter((one) => one.won && one.game === game && one.rules === rules);
    const wins = new Map(ours.map(({ deal, date }) => [deal, this.dayOf(date)]));
    const { deals } = this;
    if (deals.every(({ deal, wonOn }) => wonOn !== undefined || !wins.has(deal))) return;
    this.write(deals.map((one) => ({ ...one, wonOn: one.wonOn ?? wins.get(one.deal) })));
  }

  /** Adds the deals from an export. A deal keeps the first day of its wins. */
  take(more: readonly DailyDeal[]): void {
    if (more.length === 0) return;
    const all = new Map(this.deals.map((one) => [one.deal, one]));
    for (const one of more) {
      const known = all.get(one.deal);
      const [wonOn] = [known?.wonOn, one.wonOn].filter((day) => day !== undefined).sort();
      all.set(one.deal, { ...one, level: known?.level ?? one.level, wonOn });
    }
    this.write([...all.values()]);
  }

  private write(deals: readonly DailyDeal[]): void {
    this.settings.write(DAILY_SETTING, printDaily(deals));
  }
}

/** @param former the deals of an earlier version; it may still be open in another tab */
function joined(kept: readonly DailyDeal[], former: readonly DailyDeal[]): readonly DailyDeal[] {
  const known = new Set(kept.map(({ deal }) => deal));
  const all = [...former.filter(({ deal }) => !known.has(deal)), ...kept];
  return all.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

const NO_LEVEL = '-';

export const printDaily = (deals: readonly DailyDeal[]): string =>
  deals
    .map(({ day, level = NO_LEVEL, deal, wonOn }) =>
      [day, level, deal, ...(wonOn === undefined ? [] : [wonOn])].join(' '),
    )
    .sort()
    .join('\n');

/** Ignores lines that aren't daily deals. */
export const parseDaily = (text: string): readonly DailyDeal[] => text.split(/\r?\n/).flatMap(dealsInLine);

function dealsInLine(line: string): readonly DailyDeal[] {
  const [day = '', word = '', deal = '', wonOn = ''] = line.trim().split(/\s+/);
  const level = DIFFICULTIES.find((one) => one === word);
  if (!isDay(day) || (level === undefined && word !== NO_LEVEL) || deal === '') return [];
  return [{ day, level, deal, ...(isDay(wonOn) && { wonOn }) }];
}

/** The deals in a text of an earlier version: `{"2026-11-22":"java:2026112200"}`. */
function parseFormer(text: string): readonly DailyDeal[] {
  return Object.entries(storedFields(text)).flatMap(([day, deal]) =>
    isDay(day) && typeof deal === 'string' && deal !== '' ? [{ day, deal }] : [],
  );
}

const isDay = (word: string): boolean => /^\d{4}-\d\d-\d\d$/.test(word);
