/** The constructor refuses invalid options at once, not at a later call. */
import { expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { errorOf } from '../../../support/error-of.js';

test.each<[given: unknown, message: string]>([
  [null, 'TypeError: options is an object, not null'],
  ['java:11', 'TypeError: options is an object, not "java:11"'],
  [{ rules: null }, 'RangeError: rules are an object such as ULG, not null'],
  [{ deal: 11 }, 'TypeError: the name of a deal is a string, not 11'],
  [{ name: 3 }, 'TypeError: name is a string, not 3'],
  [{ onRefusal: 3 }, 'TypeError: onRefusal is a function, not 3'],
  [{ onRefusal: null }, 'TypeError: onRefusal is a function, not null'],
])('the constructor refuses %j', (given, message) => {
  expect(errorOf(() => new KlondikeController(given as object))).toBe(message);
});
