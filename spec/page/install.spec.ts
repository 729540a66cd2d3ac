/** The count of visits before the offer to install the page. */
import { expect, test } from '@jest/globals';
import { printVisits, visitsAt } from '../../src/page/install/install.js';

const HOUR = 3_600_000;

test.each<[text: string | undefined, now: number, visits: string]>([
  [undefined, 50, '1 50'],
  ['1 50', 50 + HOUR - 1, '1 50'],
  ['1 50', 50 + HOUR, '2 3600050'],
  // The clock was set back.
  ['2 9000000', 50, '3 50'],
  ['many', 50, '1 50'],
  ['0 0', 50, '1 50'],
])('after %j, a page opened at %d belongs to visit %j', (text, now, visits) => {
  expect(printVisits(visitsAt(now, text))).toBe(visits);
});
