/** Checks how the specs compare an output block on a page with real output. */
import { expect, test } from '@jest/globals';
import { asPrinted } from './as-printed.js';

test.each<[is: boolean, page: string, printed: string]>([
  [true, 'a\nb\n', 'a\nb\n'],
  [false, 'a\nb\n', 'a\nc\n'],
  [false, 'a\n', 'a\nb\n'],
  [false, 'a\nb\n', 'a\n'],
  [true, 'a ... c\n', 'a b c\n'],
  [false, 'a ... c\n', 'a\nc\n'],
  [true, 'a\n...\nd\n', 'a\nb\nc\nd\n'],
  [true, 'a\n...\nd\n', 'a\nd\n'],
  [false, 'a\n...\nd\n', 'a\nb\n'],
  [false, 'a.c\n', 'abc\n'],
  [true, '(a|b)* $1 [c]\n', '(a|b)* $1 [c]\n'],
  [true, '5 deals in 1.2 s, 17 deals/s: 2 lost\n', '5 deals in 0.9 s, 1,234.5 deals/s: 2 lost\n'],
  [false, '5 deals in 1.2 s, 17 deals/s: 2 lost\n', '6 deals in 1.2 s, 17 deals/s: 2 lost\n'],
  [false, '5 deals in 1.2 s, 17 deals/s: 2 lost\n', '5 deals in 1.2 s, 17 deals/s: 3 lost\n'],
  [true, '{"ms":0.4,"a":1}\n', '{"ms":56,"a":1}\n'],
  [false, '{"ms":0.4,"a":1}\n', '{"ms":0.4,"a":2}\n'],
  [true, 'ms per deal: mean 27.3, median 2, p95 7\n', 'ms per deal: mean 1, median 19.8, p95 76\n'],
])('%s: %j for %j', (is, page, printed) => {
  expect(asPrinted(page).test(printed)).toBe(is);
});
