/** Tests factories that do not make a handler to grade. */
import { expect, test } from '@jest/globals';
import type { KlondikeController } from '../../src/games/klondike/controller/klondike-controller.js';
import { grade } from '../../src/grading.js';

test.each<[what: string, create: () => KlondikeController, note: string]>([
  [
    'whose constructor throws',
    () => {
      throw new TypeError('no cards');
    },
    'it throws TypeError: no cards',
  ],
  ['that is undefined', () => undefined as never, 'Expected a handler, not undefined.'],
])('a handler %s gets a report without points', async (_what, create, note) => {
  const { score, max, complete, notes } = await grade(create);
  expect({ score, max, complete, notes }).toEqual({
    ...{ score: 0, max: 20, complete: false },
    notes: [`It could not be started: ${note}`],
  });
});
