import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { seatRestored } from '../../kit/montecarlo/seated.js';
import { reelOf } from './reel-of.js';

const WON = readFileSync(new URL('../../../examples/scripts/win-montecarlo.klon', import.meta.url), 'utf8');

describe('continuing a replay', () => {
  test('the game to continue can be restored from every event, with its cards', () => {
    const games = reelOf(`${WON} undo*3 hint d1 b2? d1 undo`);
    const wrong = games.steps.flatMap(({ frame }, index) => {
      const { view } = seatRestored(games.gameAt(index + 1) ?? '');
      return view.frame.rows.join() === frame.rows.join() && view.frame.score === frame.score
        ? []
        : [index + 1];
    });
    expect([games.fault, wrong]).toEqual([undefined, []]);
  });
});
