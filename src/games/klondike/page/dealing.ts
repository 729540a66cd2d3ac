/** The player's choice of deals for new games, and the stock of winnable deals, both in the settings. */
import type { Settings } from '../../../core/settings.js';
import type { DealWish } from '../../../kit/browser-tables.js';
import { DEAL_KINDS } from './deal-kinds.js';

/** Any deal, any winnable deal, or a winnable deal of a difficulty. */
export const DEALINGS = ['any', ...DEAL_KINDS] as const;

export type Dealing = (typeof DEALINGS)[number];

/** The setting that holds the choice. */
const DEALING = 'dealing';

/** The setting that holds the stock, as JSON. */
const STOCK = 'deal-stock';

/** Finds a winnable deal in a house; undefined if it finds none. */
export type FindDeal = (
  house: string,
  wish: Pick<DealWish, 'difficulty'>,
) => Promise<{ readonly name: string; readonly difficulty: string } | undefined>;

/** A winnable deal for a later game. */
export interface StockedDeal {
  readonly house: string;
  /** The name of the deal. */
  readonly deal: string;
  readonly difficulty: string;
}

/** The stored choice. Deals are winnable by default. */
export const readDealing = (settings: Pick<Settings, 'read'>): Dealing =>
  DEALINGS.find((one) => one === settings.read(DEALING)) ?? 'winnable';

export const writeDealing = (settings: Pick<Settings, 'write'>, dealing: Dealing): void =>
  settings.write(DEALING, dealing);

/** The difficulty of the next deal; undefined if it doesn't matter. */
export const difficultyIn = (dealing: Dealing): string | undefined =>
  dealing === 'any' || dealing === 'winnable' ? undefined : dealing;

/** Can the deal be the next game of a house? @param difficulty undefined if it doesn't matter */
export const isFor = (deal: StockedDeal, house: string, difficulty: string | undefined): boolean =>
  deal.house === house && deal.difficulty === (difficulty ?? deal.difficulty);

/** The deals in stock, the oldest first. */
export function stockIn(settings: Pick<Settings, 'read'>): readonly StockedDeal[] {
  try {
    const stock: unknown = JSON.parse(settings.read(STOCK) ?? '[]');
    return Array.isArray(stock) ? stock.filter(isStocked) : [];
  } catch {
    return []; // Another program wrote this text.
  }
}

export const writeStock = (settings: Settings, stock: readonly StockedDeal[]): void =>
  settings.write(STOCK, JSON.stringify(stock));

function isStocked(value: unknown): value is StockedDeal {
  const { house, deal, difficulty } = Object(value) as Partial<Record<keyof StockedDeal, unknown>>;
  const isWhole = typeof house === 'string' && typeof difficulty === 'string';
  return isWhole && typeof deal === 'string' && /^java:\d+$/.test(deal);
}
