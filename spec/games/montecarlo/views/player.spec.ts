import { describe, expect, test } from '@jest/globals';
import type { MonteCarloCall } from '../../../../src/games/montecarlo/contract/handler.js';
import { mayReport } from '../../../../src/games/montecarlo/views/player.js';
import { cardsNumbered } from '../../../support/cards.js';

const click = (row: number, column: number): MonteCarloCall => ({ event: 'clickCard', args: [row, column] });

describe("checks a frame only if it can't look up a click in it", () => {
  const damaged = { rows: [cardsNumbered(0, -1)], highlighted: undefined };

  test.each<[string, MonteCarloCall, boolean]>([
    ['a cell', click(0, 1), true],
    ['no cell', click(0, 2), false],
    ['no row', click(1, 0), false],
    ['undo', { event: 'undo', args: [] }, true],
  ])("%s doesn't need a complete frame", (_, call, may) => {
    expect(mayReport(damaged as never, call)).toBe(may);
  });

  test.each([
    [undefined, 'frame must be an object, not undefined'],
    [{}, 'frame.rows must be an array, not undefined'],
  ])('%j: %s', (frame, told) => {
    expect(() => mayReport(frame as never, click(0, 0))).toThrow(new TypeError(told));
  });
});
