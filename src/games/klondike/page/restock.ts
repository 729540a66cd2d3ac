/** Finds winnable deals for the stock, one after the other, in the solver's worker. */
import type { Settings } from '../../../core/settings.js';
import type { FindDeal } from './dealing.js';
import { difficultyIn, isFor, readDealing, stockIn, writeStock } from './dealing.js';

/** The number of deals in stock for a house and a difficulty. */
const ENOUGH = 4;

/** The number of deals in stock for all houses. The oldest deals are dropped. */
const MOST = 40;

let isBusy = false;

/** Does nothing while it is already at work. The next game of a house asks again. */
export async function restock(house: string, settings: Settings, find: FindDeal): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    while (await addTo(house, settings, find));
  } finally {
    isBusy = false;
  }
}

/** Adds a deal to the stock. Returns false if the stock has enough deals, or if none is found. */
async function addTo(house: string, settings: Settings, find: FindDeal): Promise<boolean> {
  const dealing = readDealing(settings);
  const difficulty = difficultyIn(dealing);
  const held = stockIn(settings).filter((one) => isFor(one, house, difficulty));
  if (dealing === 'any' || held.length >= ENOUGH) return false;
  const found = await find(house, { difficulty });
  if (found === undefined) return false;
  const added = { house, deal: found.name, difficulty: found.difficulty };
  writeStock(settings, [...stockIn(settings), added].slice(-MOST));
  return true;
}
