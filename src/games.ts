/**
 * All games that the command can play, in the order of its menus. To add a game, add a folder in `games` and a line
 * here.
 */
import { klondikeKit } from './games/klondike/kit.js';
import { MONTE_CARLO } from './games/montecarlo/kit.js';
import type { Games } from './kit/games.js';
import { opened } from './kit/games.js';

/** The game doesn't import its solver, so this file connects them. */
const klondike = klondikeKit({
  loadAdvise: async () => (await import('./assistants/klondike-assistant.js')).advise,
  loadFinder: async () => (await import('./assistants/winnable.js')).findDeal,
  loadBest: async () => (await import('./assistants/winnable.js')).findBest,
});

/** The first game is the default. */
export const GAMES: Games = [opened(klondike), opened(MONTE_CARLO)];
