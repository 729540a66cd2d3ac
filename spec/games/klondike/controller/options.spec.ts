/** The constructor refuses invalid options at once, not at a later call. */
import { expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { errorOf } from '../../../support/error-of.js';

test.each<[given: unknown, message: string]>([
  [null, 'TypeError: options must be an object, not null'],
  ['java:11', 'TypeError: options must be an object, not "java:11"'],
  [{ rules: null }, 'RangeError: rules must be an object such as ULG, not null'],
  [{ deal: 11 }, 'TypeError: the name of a deal must be a string, not 11'],
  [{ name: 3 }, 'TypeError: name must be a string, not 3'],
  [{ onRefusal: 3 }, 'TypeError: onRefusal must be a function, not 3'],
  [{ onRefusal: null }, 'TypeError: onRefusal must be a function, not null'],
])('the constructor refuses %j', (given, message) => {
  expect(errorOf(() => new KlondikeController(given as object))).toBe(message);
});
