/** Calls to and from a handler whose constants have other numbers. */
import { describe, expect, test } from '@jest/globals';
import type { KlondikeCall } from '../../../src/games/klondike/contract/handler.js';
import { callIn, translatedView } from '../../../src/grading/candidate/renumbered.js';
import { listeningView } from '../../support/grading/listening-view.js';
import { OTHER_NUMBERS, RENUMBERED_CALLS } from '../../support/grading/other-constants.js';

describe('our calls use that handler’s numbers', () => {
  test.each(RENUMBERED_CALLS)('%s with %j', (event, args, numbers) => {
    expect(callIn(OTHER_NUMBERS)({ event, args } as unknown as KlondikeCall)).toEqual({
      event,
      args: numbers,
    });
  });

  test('an extra argument stays unchanged', () => {
    const call = { event: 'undo', args: [1] } as unknown as KlondikeCall;
    expect(callIn(OTHER_NUMBERS)(call)).toEqual({ event: 'undo', args: [1] });
  });
});

test('the view gets our numbers', () => {
  const heard: unknown[][] = [];
  const view = translatedView(listeningView(heard), OTHER_NUMBERS) as unknown as Record<
    string,
    (...args: unknown[]) => void
  >;
  view['stockEmpty']?.(true);
  view['wasteCards']?.([100, 1]);
  view['tableauCards']?.(51, [100]);
  view['foundationCards']?.(21, [100]);
  view['updateMoves']?.(20);
  view['win']?.();
  view['refreshWindow']?.();
  expect(heard).toEqual([
    ['stockEmpty', true],
    ['wasteCards', [0, 1]],
    ['tableauCards', 1, [0]],
    ['foundationCards', 1, [0]],
    ['updateMoves', 20],
    ['win'],
    ['refreshWindow'],
  ]);
});
