/** Calls to and from a handler whose constants have other numbers. */
import { describe, expect, test } from '@jest/globals';
import type { KlondikeCall } from '../../../src/games/klondike/contract/handler.js';
import { callIn, translatedView } from '../../../src/grading/candidate/renumbered.js';
import { allConstants } from '../../../src/grading/remote/numbering.js';
import { listeningView } from '../../support/grading/listening-view.js';

const NUMBERS = allConstants({
  ...{ SPADES_A: 100, TABLEAU_1: 50, TABLEAU_2: 51, FOUNDATION_1: 20, FOUNDATION_2: 21 },
});

describe('our calls use that handler’s numbers', () => {
  test.each<[event: string, args: readonly number[], numbers: readonly number[]]>([
    ['newGame', [], []],
    ['clickStock', [], []],
    ['moveWasteToTableau', [0], [50]],
    ['moveWasteToFoundation', [0], [20]],
    ['moveTableauToFoundation', [1, 0], [51, 20]],
    ['moveTableauToTableau', [0, 1, 1], [50, 1, 51]],
    ['moveFoundationToTableau', [1, 0], [21, 50]],
    ['undo', [], []],
  ])('%s with %j', (event, args, numbers) => {
    expect(callIn(NUMBERS)({ event, args } as unknown as KlondikeCall)).toEqual({ event, args: numbers });
  });

  test('an extra argument stays unchanged', () => {
    const call = { event: 'undo', args: [1] } as unknown as KlondikeCall;
    expect(callIn(NUMBERS)(call)).toEqual({ event: 'undo', args: [1] });
  });
});

test('the view gets our numbers', () => {
  const heard: unknown[][] = [];
  const view = translatedView(listeningView(heard), NUMBERS) as unknown as Record<
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
