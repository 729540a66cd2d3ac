/** Draws mutants, applies them and reports who noticed them. */
import { expect, test } from '@jest/globals';
import type { Change } from './changes.js';
import { withChange } from './changes.js';
import type { NoticedBy, Sample } from './sample.js';
import { drawSample, isEnough, printSample } from './sample.js';

const FILE = 'src/core/card.ts';

const change = (line: number): Change => ({
  file: FILE,
  range: `${line}:2-${line}:8`,
  replacement: 'true',
  key: `${FILE}: [true]${line}`,
});

test('the same seed always draws the same items, each only once', () => {
  const items = Array.from({ length: 1000 }, (_, index) => change(index));
  const drawn = drawSample(items, 300, 33);
  expect(drawn).toEqual(drawSample(items, 300, 33));
  expect(drawn).not.toEqual(drawSample(items, 300, 34));
  expect(new Set(drawn).size).toBe(300);
  expect(new Set(drawSample(items, 2000, 33))).toEqual(new Set(items));
});

test('the sample stays the same when items move, except for items that are gone', () => {
  const items = Array.from({ length: 1000 }, (_, index) => change(index));
  const drawn = drawSample(items, 300, 33);
  const [gone] = drawn;
  const others = drawSample(
    [...items.slice(500), ...items.slice(0, 500)].filter((one) => one !== gone),
    300,
    33,
  );
  expect(others.slice(0, -1)).toEqual(drawn.slice(1));
});

test('a change replaces the text at its range', () => {
  const text = 'const one = 1;\nconst two =\n  one + 1;\nconst three = 3;\n';
  const places = ['1:12-1:13', '3:2-3:9', '2:11-4:0'].map((range) => ({
    file: FILE,
    range,
    replacement: '5',
    key: range,
  }));
  expect(places.map((place) => withChange(text, place))).toEqual([
    'const one = 5;\nconst two =\n  one + 1;\nconst three = 3;\n',
    'const one = 1;\nconst two =\n  5;\nconst three = 3;\n',
    'const one = 1;\nconst two =5const three = 3;\n',
  ]);
});

const sample = (gate: number, deep: number, nowhere: number): Sample => {
  const noticed = [
    ...Array<NoticedBy>(gate).fill('gate'),
    ...Array<NoticedBy>(deep).fill('deep'),
    ...Array<NoticedBy>(nowhere).fill('nowhere'),
  ];
  return { seed: 33, of: 5000, changes: noticed.map((by, index) => ({ ...change(index + 1), noticed: by })) };
};

test('a sample passes if the gate notices 90 % and all specs notice 96 %', () => {
  expect([sample(90, 6, 4), sample(89, 11, 0), sample(95, 0, 5)].map(isEnough)).toEqual([true, false, false]);
});

test('lists the changes that the gate did not notice', () => {
  expect(printSample(sample(14, 1, 1)).split('\n')).toEqual([
    'deep specs only: src/core/card.ts:15:2-15:8 true',
    'nowhere: src/core/card.ts:16:2-16:8 true',
    'Of 16 changes drawn from 5000 (seed 33), the gate noticed 87.5 % and all specs 93.8 %.',
  ]);
});
