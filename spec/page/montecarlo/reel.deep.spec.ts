import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { MONTE_CARLO } from '../../../src/games/montecarlo/kit.js';
import type { MonteCarlo } from '../../../src/games/montecarlo/script/stage.js';
import { monteCarloTables } from '../../../src/games/montecarlo/page/browser-tables.js';
import { PAGE_ENGLISH } from '../../../src/page/strings/english.js';
import { Reel } from '../../../src/page/replay/reel.js';
import { parseMonteCarloScript } from '../../../src/games/montecarlo/script/text.js';
import { seatRestored } from '../../kit/montecarlo/seated.js';

const TABLES = await monteCarloTables('en');

const reel = (text: string): Reel<MonteCarlo> =>
  new Reel(
    MONTE_CARLO,
    { name: 'game.klon', text, script: parseMonteCarloScript(text) },
    { tables: TABLES, strings: PAGE_ENGLISH, ask: () => undefined },
  );

const WON = readFileSync(new URL('../../../examples/scripts/win-montecarlo.klon', import.meta.url), 'utf8');

describe('the game to go on with', () => {
  test('can be restored from every event, with the cards that lie there', () => {
    const games = reel(`${WON} undo*3 hint d1 b2? d1 undo`);
    const wrong = games.steps.flatMap(({ frame }, index) => {
      const { view } = seatRestored(games.gameAt(index + 1) ?? '');
      return view.frame.rows.join() === frame.rows.join() && view.frame.score === frame.score
        ? []
        : [index + 1];
    });
    expect([games.fault, wrong]).toEqual([undefined, []]);
  });
});
