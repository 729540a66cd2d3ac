/** With cards in hand, a terminal marks the piles that take them. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Table } from './assisted-table.js';
import { tableAt } from './assisted-table.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** The red queen goes on either black king; the ace, on the first empty foundation. */
const LAYOUT = 'waste: As; t1: Ks; t2: Qh Js; t3: 5c; t4: Kc';

/** The left edges of the boxes with double lines, which are cards in hand and their targets. */
const doubled = (table: Table): string[] =>
  table.lines().flatMap((line) => [...line.matchAll(/╔./g)].map(([corner]) => corner.slice(1)));

const arrowed = (table: Table): string[] =>
  table.lines().flatMap((line) => [...line.matchAll(/>([^<]+)</g)].map(([, face = '']) => face));

test.each<[keys: string, doubled: string[], because: string]>([
  ['', [], 'the hand is empty'],
  ['22\r', ['K', 'Q', 'K', 'J'], 'both kings take the queen with the jack on it'],
  ['2\r', ['J'], 'no pile takes the jack alone'],
  ['22\r1', ['K', 'Q', 'J'], 'the king below the cards in hand has no mark'],
  ['22\r4\r', [], 'the cards are put down'],
])('targets have double lines after %j: %j (%s)', async (keys, marks) => {
  const table = tableAt(LAYOUT, {});
  await table.type(keys, 0);
  expect(doubled(table)).toEqual(marks);
});

test('targets have arrowheads in a small window', async () => {
  const table = tableAt(LAYOUT, { columns: 40 });
  await table.type('22\r', 0);
  const kings = arrowed(table);
  await table.type('\x1b', 0);
  table.settle();
  await table.type('w\r', 0);
  expect([kings, arrowed(table)]).toEqual([
    ['K♠', 'K♣'],
    ['[]', '[]', '[]', '[]'],
  ]);
});
