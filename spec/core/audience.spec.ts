/** The views of any game. Each gets the changes since it was last updated, whatever the others got. */
import { expect, test } from '@jest/globals';
import { Audience } from '../../src/core/audience.js';
import { errorOf } from '../support/error-of.js';

interface View {
  tell(change: string): void;
  refreshWindow(): void;
}

/** A view that records its calls. `onTold` is called first. */
function viewOf(onTold: (change: string) => void = () => undefined) {
  const told: string[] = [];
  const view: View = {
    tell: (change) => {
      onTold(change);
      told.push(change);
    },
    refreshWindow: () => void told.push('refresh'),
  };
  return { view, told };
}

/** States are objects, because they are compared by identity. */
const newAudience = (): Audience<View, { readonly name: string }> =>
  new Audience(['tell', 'refreshWindow'], (view, now, before) =>
    view.tell(`${before?.name ?? 'all'} > ${now.name}`),
  );

const [A, B, C] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];

test('a view gets the changes since its last state, and nothing for a state that it already shows', () => {
  const audience = newAudience();
  const { view, told } = viewOf();
  audience.attach(view);
  for (const state of [A, A, B]) audience.show(state);
  expect(told).toEqual(['all > a', 'refresh', 'a > b', 'refresh']);
});

test('a view that is attached later gets everything, and the others get nothing', () => {
  const audience = newAudience();
  const [first, late] = [viewOf(), viewOf()];
  audience.attach(first.view);
  audience.show(A);
  audience.attach(late.view);
  expect([first.told, late.told]).toEqual([
    ['all > a', 'refresh'],
    ['all > a', 'refresh'],
  ]);
});

test('after `forget`, all views get everything, even a state that they already show', () => {
  const audience = newAudience();
  const { view, told } = viewOf();
  audience.attach(view);
  audience.show(A);
  audience.forget();
  audience.show(A);
  expect(told).toEqual(['all > a', 'refresh', 'all > a', 'refresh']);
});

test('a view that throws gets everything at the next state; the others are updated before the error is thrown', () => {
  const audience = newAudience();
  const throwing = viewOf((change) => {
    if (change === 'a > b') throw new Error('jammed');
  });
  const other = viewOf();
  for (const { view } of [throwing, other]) audience.attach(view);
  audience.show(A);
  expect(errorOf(() => audience.show(B))).toBe('Error: jammed');
  audience.show(C);
  expect([throwing.told.slice(2), other.told.slice(2)]).toEqual([
    ['all > c', 'refresh'],
    ['a > b', 'refresh', 'b > c', 'refresh'],
  ]);
});

test('a state that is set during an update reaches every view, and the latest state comes last', () => {
  const audience = newAudience();
  const playing = viewOf((change) => {
    if (change === 'a > b') audience.show(C);
  });
  const other = viewOf();
  for (const { view } of [playing, other]) audience.attach(view);
  audience.show(A);
  audience.show(B);
  expect([playing.told.at(-2), other.told.slice(2)]).toEqual(['b > c', ['a > c', 'refresh']]);
});

test('a detached view gets nothing more', () => {
  const audience = newAudience();
  const { view, told } = viewOf();
  const detach = audience.attach(view);
  detach();
  audience.show(A);
  expect(told).toEqual([]);
});

test.each<[given: unknown, message: string]>([
  [null, 'null is not a view: it has no tell'],
  ['table', '"table" is not a view: it has no tell'],
  [{ tell: () => undefined }, 'an object is not a view: it has no refreshWindow'],
])("attach refuses a view without a method, so it can't break a later update", (given, message) => {
  const audience = newAudience();
  expect(errorOf(() => audience.attach(given as View))).toBe(`TypeError: ${message}`);
  audience.show(A);
});
