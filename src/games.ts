/** The games there are, in the order of menus: another solitaire is a folder in `games`, and a line here. */
import { KLONDIKE } from './games/klondike/kit.js';
import { MONTE_CARLO } from './games/montecarlo/kit.js';
import type { Games } from './kit/games.js';
import { opened } from './kit/games.js';

/** The first is the one where nothing names another. */
export const GAMES: Games = [opened(KLONDIKE), opened(MONTE_CARLO)];
