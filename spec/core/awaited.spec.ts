/** What waits for a value is done in order, and what comes later at once. */
import { expect, test } from '@jest/globals';
import { Awaited } from '../../src/core/awaited.js';

test('what waits is done once, in order, when the value comes; from then on all is done at once', () => {
  const awaited = new Awaited<string>();
  const done: string[] = [];
  awaited.use((value) => done.push(`first ${value}`));
  awaited.use((value) => done.push(`second ${value}`));
  const before = [...done];
  awaited.come('a');
  const then = [...done];
  awaited.use((value) => done.push(`third ${value}`));
  expect([before, then, done]).toEqual([[], ['first a', 'second a'], ['first a', 'second a', 'third a']]);
});
