/** The player's choice of deals for new games, and the spare winnable deals, both in the settings. */
import type { Settings } from '../../../core/settings.js';
import type { DealWish } from '../../../kit/browser-tables.js';
import { DEAL_KINDS } from '../deal-kinds.js';
import { storedList } from '../../../core/text/stored-json.js';

/** Any deal, any winnable deal, or a winnable deal of a difficulty. */
export const DEALINGS = ['any', ...DEAL_KINDS] as const;

export type DealChoice = (typeof DEALINGS)[number];

/** The setting that holds the choice. */
const DEALING = 'dealing';

/** The setting that holds the spare deals, as JSON. */
const SPARE_DEALS = 'spare-deals';

/** Finds a winnable deal in a house; undefined if it finds none. */
export type FindDeal = (
  house: string,
  wish: Pick<DealWish, 'difficulty'>,
) => Promise<{ readonly name: string; readonly difficulty: string } | undefined>;

/** A winnable deal for a later game. */
export interface SpareDeal {
  readonly house: string;
  /** The name of the deal. */
  readonly deal: string;
  readonly difficulty: string;
}

/** The stored choice. Deals are winnable by default. */
export const readDealing = (settings: Pick<Settings, 'read'>): DealChoice =>
  DEALINGS.find((one) => one === settings.read(DEALING)) ?? 'winnable';

export const writeDealing = (settings: Pick<Settings, 'write'>, dealing: DealChoice): void =>
  settings.write(DEALING, dealing);

/** The difficulty of the next deal; undefined if it doesn't matter. */
export const difficultyIn = (dealing: DealChoice): string | undefined =>
  dealing === 'any' || dealing === 'winnable' ? undefined : dealing;

/** Can the deal be the next game of a house? @param difficulty undefined if it doesn't matter */
export const isFor = (deal: SpareDeal, house: string, difficulty: string | undefined): boolean =>
  deal.house === house && deal.difficulty === (difficulty ?? deal.difficulty);

/** The oldest deal is the first. */
export const spareDealsIn = (settings: Pick<Settings, 'read'>): readonly SpareDeal[] =>
  (storedList(settings.read(SPARE_DEALS) ?? '') ?? []).filter(isSpareDeal);

export const writeSpareDeals = (settings: Settings, deals: readonly SpareDeal[]): void =>
  settings.write(SPARE_DEALS, JSON.stringify(deals));

function isSpareDeal(value: unknown): value is SpareDeal {
  const { house, deal, difficulty } = Object(value) as Partial<Record<keyof SpareDeal, unknown>>;
  const isWhole = typeof house === 'string' && typeof difficulty === 'string';
  return isWhole && typeof deal === 'string' && /^java:\d+$/.test(deal);
}
