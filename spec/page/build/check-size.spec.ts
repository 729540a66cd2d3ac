import { expect, test } from '@jest/globals';
import { checkSize } from '../../../src/page/build/check-size.js';

test('a file may be as large as its limit', () => {
  expect(() => checkSize('dist/page.js', 38_000, 38)).not.toThrow();
});

test('a file that is one byte too large is not reported as "38.0 kB; 38 are allowed"', () => {
  expect(() => checkSize('dist/page.js', 38_001, 38)).toThrow(
    new Error('dist/page.js has 38,001 bytes gzipped; at most 38,000 are allowed'),
  );
});
