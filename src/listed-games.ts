/**
 * All games on the page, in the order of its menu. To add a game, add a folder in `games`, a line here and a line in
 * `games.ts`.
 */
import type { LoadAdvise } from './games/klondike/assistant.js';
import { klondikeKitOf } from './games/klondike/kit-of.js';
import type { HousesAndScripts } from './games/klondike/houses-and-scripts.js';
import { klondikeTables } from './games/klondike/page/browser-tables.js';
import { MONTECARLO_HOUSES_ENGLISH } from './games/montecarlo/strings/english.js';
import { MONTECARLO_HOUSES_FRENCH } from './games/montecarlo/strings/french.js';
import type { ListedGames } from './kit/games.js';
import { opened } from './kit/games.js';

/** The game doesn't import its solver, so this file connects them. */
const loadAdvise: LoadAdvise = async () => (await import('./assistants/klondike-assistant.js')).advise;

let rest: HousesAndScripts | undefined;

const klondike = klondikeKitOf(
  {
    rest: () => {
      if (rest === undefined) throw new Error('the houses and scripts of Klondike are not loaded');
      return rest;
    },
    load: async () => {
      rest = (await import('./games/klondike/houses-and-scripts.js')).HOUSES_AND_SCRIPTS;
    },
    loadTables: () => Promise.resolve(klondikeTables),
  },
  {
    loadAdvise,
    loadFinder: async () => (await import('./assistants/winnable.js')).findDeal,
    loadBest: async () => (await import('./assistants/winnable.js')).findBest,
  },
);

/** The first game is the default. The page has the tables of this game from the start, and loads other games later. */
export const LISTED_GAMES: ListedGames = [
  opened(klondike),
  {
    name: 'montecarlo',
    houses: { en: MONTECARLO_HOUSES_ENGLISH, fr: MONTECARLO_HOUSES_FRENCH },
    load: async () => opened((await import('./games/montecarlo/kit.js')).MONTE_CARLO),
  },
];
