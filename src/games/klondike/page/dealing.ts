/** Deals for new games, as the player wants them. A few winnable deals are in stock, so no game waits for the solver. */
import { secureNumber } from '../../../core/random.js';
import type { Settings } from '../../../core/settings.js';
import type { DealWish } from '../../../kit/browser-tables.js';
import type { Deal } from '../model/deals.js';
import { parseDeal } from '../model/deals.js';
import type { DealKind } from './deal-kinds.js';
import { DEAL_KINDS, noteKind } from './deal-kinds.js';
import { knownDeals } from '../model/known-deals.js';

/** Any deal, any winnable deal, or a winnable deal of a difficulty. */
export const DEALINGS = ['any', ...DEAL_KINDS] as const;

export type Dealing = (typeof DEALINGS)[number];

/** The setting that holds the choice. */
const DEALING = 'dealing';

/** The setting that holds the stock, as JSON. */
const STOCK = 'deal-stock';

/** In milliseconds: the solver must not slow down a page that opens or deals. */
const WAIT = 2000;

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

/** The deal for the next game of a house; undefined if any deal will do, or if no winnable one is at hand. */
export function takeDeal(house: string, settings: Settings): Deal | undefined {
  const dealing = readDealing(settings);
  if (dealing === 'any') return undefined;
  const difficulty = difficultyIn(dealing);
  const stock = stockIn(settings);
  const next = stock.find((one) => isFor(one, house, difficulty));
  if (next === undefined) return knownDeal(house, difficulty);
  writeStock(
    settings,
    stock.filter((one) => one !== next),
  );
  const kind = DEAL_KINDS.find((one) => one === next.difficulty) ?? ('winnable' satisfies DealKind);
  noteKind(settings, [house, next.deal], kind);
  return parseDeal(next.deal);
}

function knownDeal(house: string, difficulty: string | undefined): Deal | undefined {
  const known = knownDeals(house, difficulty);
  const name = known[secureNumber() % known.length];
  return name === undefined ? undefined : parseDeal(name);
}

export const isFor = (deal: StockedDeal, house: string, difficulty: string | undefined): boolean =>
  deal.house === house && deal.difficulty === (difficulty ?? deal.difficulty);

/** Fills the stock of a house in a while. */
export function restockSoon(house: string, settings: Settings, find: FindDeal | undefined): void {
  if (find === undefined) return;
  setTimeout(() => {
    // Without the solver, games start from known deals.
    import('./restock.js').then(({ restock }) => restock(house, settings, find)).catch(() => undefined);
  }, WAIT);
}

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
