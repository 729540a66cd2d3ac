/** All games, in the order of menus. To add a game, add a folder in `games` and a line here. */
import { KLONDIKE } from './games/klondike/kit.js';
import { MONTE_CARLO } from './games/montecarlo/kit.js';
import type { Games } from './kit/games.js';
import { opened } from './kit/games.js';

/** The first game is the default. */
export const GAMES: Games = [opened(KLONDIKE), opened(MONTE_CARLO)];
