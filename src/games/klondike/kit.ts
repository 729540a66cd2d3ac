/** The kit of Klondike with all parts imported, for the command. */
import type { Kit } from '../../kit/kit.js';
import { HOUSES_AND_SCRIPTS } from './houses-and-scripts.js';
import type { KlondikeSolverLoaders } from './kit-of.js';
import { klondikeKitOf } from './kit-of.js';
import type { Klondike } from './script/stage.js';
import type { KlondikeSeat } from './seat.js';

export const klondikeKit = (solving: KlondikeSolverLoaders = {}): Kit<Klondike, KlondikeSeat> =>
  klondikeKitOf(
    {
      rest: () => HOUSES_AND_SCRIPTS,
      loadTables: async () => (await import('./page/browser-tables.js')).klondikeTables,
    },
    solving,
  );

export const KLONDIKE = klondikeKit();
