import { describe, expect, test } from '@jest/globals';
import { Store, readLook } from '../../src/page/game/store.js';
import { DEFAULT_LOOK } from '../../src/browser/look.js';
import { FakeStorage } from './fake-storage.js';

test("written texts are there at the next visit, under names with the package's prefix", () => {
  const storage = new FakeStorage();
  const store = new Store(
    () => storage,
    () => undefined,
  );
  expect(store.write('earlier/klondike', 'new')).toBe(true);
  store.look = { ...DEFAULT_LOOK, colors: 'four', theme: 'dark', back: 'rays' };
  expect([...storage.items]).toEqual([
    ['klondike-kit:game', 'new'],
    [
      'klondike-kit:look',
      '{"colors":"four","theme":"dark","deck":"modern","felt":"green","back":"rays","side":"left"}',
    ],
  ]);
  store.remove('earlier/klondike');
  expect([store.read('earlier/klondike'), store.look, store.isKept]).toEqual([
    undefined,
    { ...DEFAULT_LOOK, colors: 'four', theme: 'dark', back: 'rays' },
    true,
  ]);
});

test.each<[string, () => FakeStorage]>([
  ['is forbidden', () => failing('SecurityError')],
  ['is full', () => new FakeStorage(10)],
])('if the storage %s, this is reported once, and written texts last as long as the page', (_, open) => {
  let faults = 0;
  const store = new Store(open, () => faults++);
  expect(store.write('earlier/klondike', 'new stock')).toBe(false);
  store.write('earlier/klondike', 'new stock stock');
  store.write('earlier-before/klondike', 'new');
  store.remove('earlier-before/klondike');
  expect([
    store.read('earlier/klondike'),
    store.read('earlier-before/klondike'),
    store.isKept,
    faults,
  ]).toEqual(['new stock stock', undefined, false, 1]);
});

function failing(name: string): never {
  throw new Error(name);
}

describe('a saved look', () => {
  test.each([
    [undefined, DEFAULT_LOOK],
    ['', DEFAULT_LOOK],
    ['{', DEFAULT_LOOK],
    ['null', DEFAULT_LOOK],
    ['[1,2]', DEFAULT_LOOK],
    ['"dark"', DEFAULT_LOOK],
    ['{"colors":4,"theme":"dark"}', { ...DEFAULT_LOOK, theme: 'dark' }],
    ['{"colors":"four","theme":"__proto__"}', { ...DEFAULT_LOOK, colors: 'four' }],
    ['{"felt":"blue","back":"none","sound":"on"}', { ...DEFAULT_LOOK, felt: 'blue' }],
    ['{"__proto__":{"theme":"dark"}}', DEFAULT_LOOK],
  ])('%j is read as %j', (text, look) => {
    expect(readLook(text)).toEqual(look);
  });
});
