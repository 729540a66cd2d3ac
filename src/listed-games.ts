/**
 * All games as the page loads them, in the order of its menu. To add a game, add a folder in `games`, a line here and a
 * line in `games.ts`.
 */
import { klondikeAdvice } from './assistants/klondike-assistant.js';
import { klondikeKit } from './games/klondike/kit.js';
import { klondikeTables } from './games/klondike/page/browser-tables.js';
import { MONTECARLO_HOUSES_ENGLISH } from './games/montecarlo/strings/english.js';
import { MONTECARLO_HOUSES_FRENCH } from './games/montecarlo/strings/french.js';
import type { ListedGames } from './kit/games.js';
import { opened } from './kit/games.js';

/** The solver is separate from the game. */
const advise = klondikeAdvice();

const klondike = klondikeKit({
  advise,
  loadFinder: async () => (await import('./assistants/winnable.js')).findDeal,
  loadFewest: async () => (await import('./assistants/winnable.js')).fewestMoves,
});

/** The first game is the default. The page has its tables from the beginning, and loads others with their game. */
export const LISTED_GAMES: ListedGames = [
  opened({ ...klondike, browser: (language) => klondikeTables(language, advise) }),
  {
    name: 'montecarlo',
    houses: { en: MONTECARLO_HOUSES_ENGLISH, fr: MONTECARLO_HOUSES_FRENCH },
    load: async () => {
      const [{ MONTE_CARLO }, { monteCarloTables }] = await Promise.all([
        import('./games/montecarlo/kit.js'),
        import('./games/montecarlo/page/browser-tables.js'),
      ]);
      return opened({ ...MONTE_CARLO, browser: monteCarloTables });
    },
  },
];
