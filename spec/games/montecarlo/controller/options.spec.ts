/** The constructor refuses wrong options at once, not at a later call. */
import { expect, test } from '@jest/globals';
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import { errorOf } from '../../../support/error-of.js';

test.each<[given: unknown, message: string]>([
  [null, 'TypeError: options must be an object, not null'],
  [12345, 'TypeError: options must be an object, not 12345'],
  [{ size: null }, 'TypeError: size must be an object, not null'],
  [
    { size: {} },
    'RangeError: a grid has from 1 to 52 cells in whole rows and columns, not undefined x undefined',
  ],
  [{ deal: 11 }, 'TypeError: the name of a deal must be a string, not 11'],
  [{ name: 3 }, 'TypeError: name must be a string, not 3'],
  [{ help: 3 }, 'TypeError: help must be a string, not 3'],
  [{ advise: 3 }, 'TypeError: advise must be a function, not 3'],
  [{ onRefusal: null }, 'TypeError: onRefusal must be a function, not null'],
])('%j', (given, message) => {
  expect(errorOf(() => new MonteCarloController(given as object))).toBe(message);
});
