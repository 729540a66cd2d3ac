/** With cards in hand, the player at a terminal presses other cards. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Table } from './assisted-table.js';
import { tableAt } from './assisted-table.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const LAYOUT = 'f1: As; waste: 2h; t1: Ks; t2: Qh Js Td; t3: 5c; t4: 3s; t5: Jd';

/** The message below the table without its keys, and the number of moves. */
const after = (table: Table): string =>
  `${table
    .below()
    .replace(/ - enter.*/, '')
    .replace(/^arrows.*/, 'nothing')}, ${table.moves()}`;

test.each<[keys: string, told: string, because: string]>([
  ['3\r4\r', 'In hand: 3♠, 0', "a three on a column that doesn't take the five in hand"],
  ['3\rw\r', 'In hand: 2♥, 0', 'the card on the waste'],
  ['3\r2\r', 'In hand: T♦, 0', 'the top card of a run'],
  ['22\r1\r', 'nothing, 1', 'a king takes the queen, so it is the target'],
  ['3\r4\r4\r', 'nothing, 0', 'pressing the same card again puts it back'],
  ['22\r5w2\r', 'nothing, 0', 'a run is put back at its own pile'],
  ['3\r6\r', "You can't do that., 0", 'an empty column is a target'],
  ['3\rf\r', "You can't do that., 0", 'a foundation is a target'],
])('Enter, in %j: %s (%s)', async (keys, told) => {
  const table = tableAt(LAYOUT, {});
  await table.type(keys, 0);
  expect(after(table)).toBe(told);
});

test.each([
  ['3x', 'In hand: 5♣, 0'],
  ['4x3x', 'In hand: 5♣, 0'],
  ['22x1x', 'nothing, 1'],
  ['22x1\r', 'nothing, 1'],
  ['3x3x', 'nothing, 0'],
])('with Enter set to move cards, x only picks them up and puts them down: %j: %s', async (keys, told) => {
  const table = tableAt(LAYOUT, { settings: { click: 'always' } });
  await table.type(keys, 0);
  expect(after(table)).toBe(told);
});

test('x chooses the other of two targets', async () => {
  const table = tableAt('t1: 4d; t2: 3s; t3: 4h', { settings: { click: 'always', up: 'off' } });
  await table.type('2x3x', 0);
  expect(table.game.layout?.t3.cards).toHaveLength(2);
});

test.each<[click: 'always' | 'off', cards: string[], told: string, because: string]>([
  ['off', ['5♣', '3♠'], 'In hand: 3♠, 0', 'picked up instead of the five'],
  ['off', ['5♣', '3♠', '3♠'], 'nothing, 0', 'pressing the same card again puts it back'],
  ['off', ['Q♥', 'T♦'], 'In hand: T♦, 0', 'another card in the same pile'],
  ['off', ['Q♥', 'K♠'], 'nothing, 1', 'a king takes the queen, so it is the target'],
  ['always', ['5♣', '3♠'], 'In hand: 3♠, 0', 'a card without a target'],
  ['always', ['5♣', 'Q♥'], 'nothing, 1', 'a card that one click moves'],
])('with one-click moves %s, a click on %j: %s (%s)', async (...[click, cards, told]) => {
  const table = tableAt(LAYOUT, { settings: { click } });
  for (const card of cards) await table.click(card, 900);
  expect(after(table)).toBe(told);
});

test('a newly chosen card can be dragged immediately', async () => {
  const table = tableAt(LAYOUT, { settings: { click: 'off' } });
  await table.click('5♣');
  const lines = table.lines();
  const at = (card: string): string => {
    const row = lines.findIndex((line) => line.includes(card));
    return `${(lines[row]?.indexOf(card) ?? 0) + 1};${row + 1}`;
  };
  await table.type(`\x1b[<0;${at('Q♥')}M\x1b[<32;${at('K♠')}M\x1b[<0;${at('K♠')}m`, 0);
  expect(after(table)).toBe('nothing, 1');
});
