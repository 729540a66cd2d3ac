/** The player has picked up a card and presses another one. */
import { expect, test } from '@jest/globals';
import type { PileId } from 'klondike-kit';
import type { Page } from 'playwright-core';
import type { PageOpening } from './support/built-page.js';
import { atTheHouses, saidOn } from './support/house-page.js';
import { movesOf, topOf } from './support/table.js';

const stage = atTheHouses();

const TELEPHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

type Press = (page: Page, pile: PileId) => Promise<void>;

const byMouse: Press = async (page, pile) => {
  const { x, y } = await topOf(page, pile);
  await page.mouse.click(x, y);
};

const byFinger: Press = async (page, pile) => {
  const { x, y } = await topOf(page, pile);
  await page.touchscreen.tap(x, y);
};

/** Moves the cursor to the pile from another pile, because it doesn't stay in place. */
const byKeys: Press = async (page, pile) => {
  for (const key of ['1', pile.slice(1), 'Enter']) await page.keyboard.press(key);
};

/** After this time, a press no longer counts as a double click. */
const PAUSE = 450;

test.each<[how: string, press: Press, options: PageOpening]>([
  ['a click', byMouse, {}],
  ['a tap', byFinger, TELEPHONE],
  ['Enter', byKeys, {}],
])(
  "%s on a card that doesn't take the picked-up one picks it up instead, and a second one puts it down",
  async (_, press, options) => {
    const page = await stage.open('#deal=java:11', options);
    const said: string[] = [];
    for (const pile of ['t7', 't3', 't3'] as const) {
      await press(page, pile);
      await page.waitForTimeout(PAUSE);
      said.push(await saidOn(page));
    }
    expect([said, await movesOf(page)]).toEqual([
      ['Jack of hearts in hand', 'Put back. Four of spades in hand', 'Put back'],
      '0 moves',
    ]);
  },
);
