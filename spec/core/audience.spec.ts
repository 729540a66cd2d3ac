/** The views of any game: each is told what it does not show yet, whatever the others do. */
import { expect, test } from '@jest/globals';
import { Audience } from '../../src/core/audience.js';
import { errorOf } from '../support/error-of.js';

interface View {
  tell(change: string): void;
  refreshWindow(): void;
}

/** A view that keeps what it was told; `onTold` is called first. */
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

/** States are objects, for they are told apart by identity. */
const newAudience = (): Audience<View, { readonly name: string }> =>
  new Audience(['tell', 'refreshWindow'], (view, now, before) =>
    view.tell(`${before?.name ?? 'all'} > ${now.name}`),
  );

const [A, B, C] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];

test('a view is told what changed since it was told last, and nothing of a state that it shows', () => {
  const audience = newAudience();
  const { view, told } = viewOf();
  audience.attach(view);
  for (const state of [A, A, B]) audience.show(state);
  expect(told).toEqual(['all > a', 'refresh', 'a > b', 'refresh']);
});

test('a view that comes late is told everything; the others are not told again', () => {
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

test('after `forget` all views are told everything, also if they show the state already', () => {
  const audience = newAudience();
  const { view, told } = viewOf();
  audience.attach(view);
  audience.show(A);
  audience.forget();
  audience.show(A);
  expect(told).toEqual(['all > a', 'refresh', 'all > a', 'refresh']);
});

test('a view that throws is told everything at the next state; the others are told before the error is thrown', () => {
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

test('a state shown while a view is told reaches every view, the latest one last', () => {
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

test('a detached view is told nothing more', () => {
  const audience = newAudience();
  const { view, told } = viewOf();
  const detach = audience.attach(view);
  detach();
  audience.show(A);
  expect(told).toEqual([]);
});

test.each<[given: unknown, message: string]>([
  [null, 'null is no view: it has no tell'],
  ['table', '"table" is no view: it has no tell'],
  [{ tell: () => undefined }, 'an object is no view: it has no refreshWindow'],
])('what lacks a method is refused as it is attached, and breaks no later state', (given, message) => {
  const audience = newAudience();
  expect(errorOf(() => audience.attach(given as View))).toBe(`TypeError: ${message}`);
  audience.show(A);
});
