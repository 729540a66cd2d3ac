/**
 * All games as the page loads them, in the order of its menu. To add a game, add a folder in `games`, a line here and a
 * line in `games.ts`.
 */
import { Later } from './core/later.js';
import { liveKlondike } from './games/klondike/live-kit.js';
import { MONTE_CARLO_HOUSES } from './games/montecarlo/page/strings/houses.js';
import type { ListedGames } from './kit/games.js';
import { openedLive } from './kit/games.js';

const doors = new Later(async () => (await import('./games/klondike/doors/houses.js')).DOORS);

/** The solver is beside the game, not in it: whoever loads a table loads what asks the solver. */
const loadAdvise = async () => (await import('./assistants/klondike-assistant.js')).klondikeAdvice();

const klondike = { doors, loadAdvise };

const wholeKlondike = new Later(async () => {
  const { wholeKlondike: whole } = await import('./games/klondike/whole-kit.js');
  const loadFinder = async () => (await import('./assistants/find-deal.js')).findDeal;
  const loadFewest = async () => (await import('./assistants/fewest-moves.js')).fewestMoves;
  return whole({ ...klondike, loadFinder, loadFewest });
});

/** The first game is the default. */
export const LISTED_GAMES: ListedGames = [
  openedLive({ ...liveKlondike(klondike), whole: wholeKlondike }),
  {
    name: 'montecarlo',
    houses: MONTE_CARLO_HOUSES,
    load: async () => openedLive((await import('./games/montecarlo/kit.js')).MONTE_CARLO),
  },
];
