/** A click on the card of a hint follows the hint, even if a click would normally only pick up the card. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { atTheHouses, clickOn, gameOf, saidOn } from './support/house-page.js';
import { frameOf, movesOf } from './support/table.js';

const stage = atTheHouses();

/** The two of spades and the ace below it can only move after the three of hearts goes onto the four of spades. */
const LAYOUT = `f2: Ah 2h 3h; f3: Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd; f4: Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc; \
t1: As | 2s; t5: Kh Qs Jh Ts 9h 8s 7h 6s 5h 4s; t6: Ks Qh Js Th 9s 8h 7s 6h 5s 4h 3s`;

const HINT = 'Move the three of hearts from foundation 2 to tableau 5.';

/** Each press of `h` gives a more detailed hint. */
const HINTS = [
  ...[
    'A useful move exists. Another hint shows where.',
    'Look at foundation 2.',
    'Look at the three of hearts on foundation 2.',
  ],
  HINT,
];

/** Opens the table and asks for a hint this many times. */
async function hinted(hints: number): Promise<Page> {
  const page = await stage.open(gameOf('ulg', LAYOUT), {
    set: { click: 'always', up: 'off', hints: 'steps' },
  });
  await page.locator('.status', { hasText: '0 moves' }).waitFor();
  for (const hint of HINTS.slice(0, hints)) {
    await page.keyboard.press('h');
    await page.locator('.status', { hasText: hint }).waitFor();
  }
  return page;
}

test('the first announcement has only one sentence', async () => {
  const page = await hinted(0);
  expect(await saidOn(page)).toBe('On the tableau two of spades, four of spades, three of spades; 0 moves');
});

test('a click picks up the card before the hint says where it goes', async () => {
  const page = await hinted(3);
  await clickOn(page, 'f2');
  expect([await movesOf(page), await saidOn(page)]).toEqual(['0 moves', 'Three of hearts in hand']);
});

test.each<[by: string, play: (page: Page) => Promise<unknown>]>([
  ['a click', (page) => clickOn(page, 'f2')],
  [
    'Enter',
    async (page) => {
      for (const key of ['f', 'f', 'Enter']) await page.keyboard.press(key);
    },
  ],
])('after the last hint, %s moves the card down, and the next click works as usual', async (_, play) => {
  const page = await hinted(4);
  const told = await saidOn(page);
  await play(page);
  const moved = await frameOf(page);
  await clickOn(page, 't5');
  expect([told, moved, await movesOf(page)]).toEqual([HINT, expect.stringContaining('5h 4s 3h'), '2 moves']);
  expect(await frameOf(page)).toContain('f2: 2h 3h');
});
