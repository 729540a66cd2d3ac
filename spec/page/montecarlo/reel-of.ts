/** The replay of a Monte Carlo script. */
import { MONTE_CARLO } from '../../../src/games/montecarlo/kit.js';
import { monteCarloTables } from '../../../src/games/montecarlo/page/browser-tables.js';
import type { MonteCarlo } from '../../../src/games/montecarlo/script/stage.js';
import { parseMonteCarloScript } from '../../../src/games/montecarlo/script/script.js';
import { Reel } from '../../../src/page/replay/reel.js';
import { PAGE_ENGLISH } from '../../../src/page/strings/english.js';

const TABLES = await monteCarloTables('en');

export const reelOf = (text: string): Reel<MonteCarlo> =>
  new Reel(
    MONTE_CARLO,
    { name: 'game.klon', text, script: parseMonteCarloScript(text) },
    { tables: TABLES, strings: PAGE_ENGLISH },
  );
