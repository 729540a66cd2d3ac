/** The table in windows of all sizes. Its pictures lie in `spec/output/browser`, to be looked at. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PATIENCE, inChromium } from './support/stage.js';
import { pictureOf } from './support/picture.js';

/** A king with twelve cards on him, on six hidden ones: the longest pile there can be. */
const LONGEST = `t7: As Ah Ad Ac 2s 2h | Ks Qd Jc Td 9c 8h 7s 6h 5s 4h 3s 2d; t1: 3c 4c; t4: 5c | Qs Jd Ts;
  waste: 2c 3d 4d; f1: 3h; stock: 5d 6d`.replace(/\s+/g, ' ');

const stage = inChromium();

const WINDOWS: readonly [name: string, width: number, height: number][] = [
  ['phone-small', 320, 568],
  ['phone-small-on-its-side', 568, 320],
  ['phone', 390, 844],
  ['phone-on-its-side', 844, 390],
  ['zoomed-400', 320, 256],
  ['tablet', 768, 1024],
  ['desktop', 1280, 800],
  ['4k', 3840, 2160],
];

async function opened(deal: string, [, width, height]: (typeof WINDOWS)[number]): Promise<Page> {
  const page = await stage.open(`spec/browser/pages/tables.html?deal=${encodeURIComponent(deal)}`, {
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  await page.getByRole('button', { name: 'New game' }).click();
  return page;
}

/** Cards, places and buttons that are not wholly in the window, and buttons smaller than 24 by 24 pixels. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const parts = [...(root?.querySelectorAll('.card, .slot, .toolbar *') ?? [])].filter((part) =>
      part.checkVisibility(),
    );
    const faults = parts.filter((part) => {
      const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return !isInside || (part.matches('button') && Math.min(width, height) < 24);
    });
    const { scrollWidth, scrollHeight } = document.documentElement;
    const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page scrolls'] : [];
    return [...scrolls, ...faults.map((part) => part.outerHTML.slice(0, 90))];
  });

describe.each(WINDOWS)('in the window of a %s', (...window) => {
  const [name] = window;

  test(
    'a deal is inside',
    async () => {
      const page = await opened('java:11', window);
      await pictureOf(page, `deal-${name}`);
      expect(await misplaced(page)).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'the longest pile is inside',
    async () => {
      const page = await opened(LONGEST, window);
      await pictureOf(page, `long-${name}`);
      expect(await misplaced(page)).toEqual([]);
    },
    PATIENCE,
  );
});
