/** Chooses the deals of new games. A few winnable deals are ready, so that no game waits for the solver. */
import { secureNumber } from '../../../core/random.js';
import type { Settings } from '../../../core/settings.js';
import type { Deal } from '../model/deals.js';
import { parseDeal } from '../model/deals.js';
import { knownDeals } from '../model/known-deals.js';
import { DEAL_KINDS, noteKind } from '../deal-kinds.js';
import type { FindDeal } from './dealing.js';
import { difficultyIn, isFor, readDealing, spareDealsIn, writeSpareDeals } from './dealing.js';

/** In milliseconds: the solver must not slow down a page that opens or deals. */
const WAIT = 2000;

/**
 * The deal for the next game of a house; undefined if any deal will do, or if no winnable one is at hand.
 * @param inPlay the name of the deal in play, which is not dealt again
 */
export function takeDeal(house: string, settings: Settings, inPlay?: string): Deal | undefined {
  const dealing = readDealing(settings);
  if (dealing === 'any') return undefined;
  const difficulty = difficultyIn(dealing);
  const spare = spareDealsIn(settings);
  const next = spare.find((one) => isFor(one, house, difficulty));
  if (next === undefined) return knownDeal(house, difficulty, inPlay);
  writeSpareDeals(
    settings,
    spare.filter((one) => one !== next),
  );
  const kind = DEAL_KINDS.find((one) => one === next.difficulty) ?? 'winnable';
  noteKind(settings, [house, next.deal], kind);
  return parseDeal(next.deal);
}

function knownDeal(house: string, difficulty?: string, inPlay?: string): Deal | undefined {
  const known = knownDeals(house, difficulty).filter((name) => name !== inPlay);
  const name = known[secureNumber() % known.length];
  return name === undefined ? undefined : parseDeal(name);
}

/** Finds spare deals in a while, but only as long as a table is open. */
export class SpareDealSearch {
  /** The table's settings; undefined if no table is open. */
  private settings: Settings | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly find: FindDeal | undefined) {}

  /** Call this when a table opens. */
  open(settings: Settings): void {
    this.settings = settings;
  }

  /** Replaces an earlier search that is still waiting. */
  begin(house: string): void {
    const { find, settings } = this;
    if (find === undefined || settings === undefined) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      // Without the solver, games start from known deals.
      import('./find-spare-deals.js')
        .then(({ findSpareDeals }) => findSpareDeals(house, settings, find))
        .catch(() => undefined);
    }, WAIT);
  }

  /** Call this when the table closes. */
  close(): void {
    clearTimeout(this.timer);
    this.settings = undefined;
  }
}
