/** Finds spare deals for later games, one after the other, in the solver's worker. */
import type { Settings } from '../../../core/settings.js';
import type { FindDeal } from './dealing.js';
import { difficultyIn, isFor, readDealing, spareDealsIn, writeSpareDeals } from './dealing.js';

/** The number of spare deals for a house and a difficulty. */
const ENOUGH = 4;

/** The most spare deals for all houses. The oldest ones are dropped. */
const MOST = 40;

let isBusy = false;

/** Does nothing while it is already at work. The next game of a house asks again. */
export async function findSpareDeals(house: string, settings: Settings, find: FindDeal): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    while (await addTo(house, settings, find));
  } finally {
    isBusy = false;
  }
}

/** Adds a spare deal. Returns false if the house has enough of them, or if none is found. */
async function addTo(house: string, settings: Settings, find: FindDeal): Promise<boolean> {
  const dealing = readDealing(settings);
  const difficulty = difficultyIn(dealing);
  const held = spareDealsIn(settings).filter((one) => isFor(one, house, difficulty));
  if (dealing === 'any' || held.length >= ENOUGH) return false;
  const found = await find(house, { difficulty });
  if (found === undefined) return false;
  const added = { house, deal: found.name, difficulty: found.difficulty };
  writeSpareDeals(settings, [...spareDealsIn(settings), added].slice(-MOST));
  return true;
}
