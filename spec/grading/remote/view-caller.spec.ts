/** Passes a child's calls to its view. */
import { describe, expect, test } from '@jest/globals';
import { NullArrayException } from '../../../src/games/klondike/contract/exceptions.js';
import type { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import { Translation, allConstants } from '../../../src/grading/remote/numbering.js';
import type { ViewCaller } from '../../../src/grading/remote/requests.js';
import { viewCallerOf } from '../../../src/grading/remote/remote-handler.js';
import { listeningView } from '../../support/grading/listening-view.js';

const NUMBERS = allConstants({ SPADES_A: 100, TABLEAU_1: 50, FOUNDATION_1: 20 });

interface RecordedTeller {
  /** Makes the call, if the view has such a method. */
  readonly tell: (...told: Parameters<ViewCaller>) => boolean;
  readonly heard: unknown[][];
}

/** A view that records each call and then throws the given error, if any. */
function recordedTeller(translation?: Translation, error?: Error): RecordedTeller {
  const heard: unknown[][] = [];
  const view = listeningView(heard, () => {
    if (error !== undefined) throw error;
  });
  const teller = viewCallerOf(view, translation);
  const tell: RecordedTeller['tell'] = (...told) => {
    const call = teller(...told);
    call?.();
    return call !== undefined;
  };
  return { tell, heard };
}

test.each<[method: string, args: unknown[], translated: unknown[]]>([
  ['stockEmpty', [true], [true]],
  ['wasteCards', [[100]], [[0]]],
  ['tableauCards', [50, [100]], [0, [0]]],
  ['foundationCards', [20, [100]], [0, [0]]],
  ['updateMoves', [100], [100]],
  ['win', [], []],
  ['refreshWindow', [], []],
])('calls %s with %j, or with numbers that the view knows', (method, args, translated) => {
  const [plain, own] = [recordedTeller(), recordedTeller(Translation.from(NUMBERS))];
  expect([plain.tell(method, args), own.tell(method, args)]).toEqual([true, true]);
  expect([plain.heard, own.heard]).toEqual([[[method, ...args]], [[method, ...translated]]]);
});

describe('the caller of a view', () => {
  test.each<[method: string, args: unknown[]]>([
    ['repaint', []],
    ['toString', []],
    ['win', [1]],
    ['updateMoves', []],
    ['tableauCards', [1]],
  ])('ignores the invalid call %s with %j', (method, args) => {
    const { tell, heard } = recordedTeller();
    expect([tell(method, args), heard]).toEqual([false, []]);
  });
});

test('a call that the view refuses counts as a call', () => {
  const { tell, heard } = recordedTeller(undefined, new NullArrayException('no cards'));
  expect([tell('wasteCards', [null]), heard.length]).toEqual([true, 1]);
});

test('other errors that the view throws are passed on', () => {
  expect(() => recordedTeller(undefined, new TypeError('broken')).tell('win', [])).toThrow('broken');
});

test('calls nothing if the view lacks the method', () => {
  expect(viewCallerOf({} as KlondikeView, undefined)('win', [])?.()).toBeUndefined();
});
