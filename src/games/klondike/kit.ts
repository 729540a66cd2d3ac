/** Klondike as one value, with the doors of all its houses. */
import { here } from '../../core/later.js';
import type { Kit } from '../../kit/kit.js';
import type { Advise } from './assistant.js';
import { DOORS } from './doors/houses.js';
import type { Klondike } from './script/stage.js';
import type { KlondikeSeat } from './seat.js';
import type { FindDeal } from './whole-kit.js';
import { wholeKlondike } from './whole-kit.js';

/** Klondike with somebody who gives advice, loaded together with a table. Without it nobody does. */
export const klondikeKit = (
  loadAdvise?: () => Promise<Advise>,
  loadFinder?: () => Promise<FindDeal>,
): Kit<Klondike, KlondikeSeat> => wholeKlondike({ doors: here(DOORS), loadAdvise, loadFinder });

export const KLONDIKE = klondikeKit();
