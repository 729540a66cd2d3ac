import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ACES, LAST, LOST, tableAt } from './assisted-table.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** How often the bell rings during this input, with a pause after each word, and when the view gets the table again. */
async function rings(layout: string, keys: string, bell: 'on' | 'off' = 'on'): Promise<number> {
  const written: string[] = [];
  const table = tableAt(layout, {
    settings: { bell, truth: 'on' },
    assistant: LOST,
    write: (text) => written.push(text),
  });
  await table.type('', 1000);
  for (const word of keys.split(' ')) await table.type(word);
  table.tellAgain();
  return written.join('').split('\x07').length - 1;
}

test.each<[because: string, layout: string, keys: string, rings: number]>([
  ['a refused move', ACES, '5\r6\r', 1],
  ['a card that no foundation takes', ACES, '5 a', 1],
  ['no card there', ACES, '6 \r', 1],
  ['no move to undo', ACES, 'u', 1],
  ['no move to redo', ACES, 'y', 1],
  ["a game that can't finish itself", ACES, 'e', 1],
  ['no way back', LAST, 'e z', 2],
  ['a win', LAST, 'e', 1],
  ['a win after redo', LAST, 'e u e', 2],
  ['an accepted move', ACES, '5\r4\r', 0],
  ['cards put back', ACES, '5\r \r', 0],
  ['a question', ACES, '5\r4\r n x', 0],
  ['help', ACES, '? q', 0],
])('with the setting on, the bell rings for a refusal and a win: %s', async (...[, layout, keys, times]) => {
  expect(await rings(layout, keys)).toBe(times);
});

test.each([ACES, LAST])('with the setting off, the bell is silent (%#)', async (layout) => {
  expect(await rings(layout, '5\r6\r a u e z', 'off')).toBe(0);
});
