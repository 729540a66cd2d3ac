/** Tests the table in windows of all sizes. Pictures for a person to look at go to `spec/output/browser`. */
import type { Page } from 'playwright-core';
import type { Window } from '../support/windows.js';
import { LONGEST, WINDOWS } from '../support/windows.js';
import { inChromium } from './support/stage.js';
import { pictureOf } from './support/picture.js';
import { testSideBySide } from './support/side-by-side.js';
import { newGame } from './support/table.js';

const stage = inChromium();

async function opened(deal: string, { width, height }: Window): Promise<Page> {
  const page = await stage.open(`spec/browser/pages/tables.html?deal=${encodeURIComponent(deal)}`, {
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  await newGame(page);
  return page;
}

/** Cards, places and buttons that are partly outside the window, and buttons smaller than 24 by 24 pixels. */
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

async function faultsIn(window: Window, [what, deal]: readonly [string, string]): Promise<string[]> {
  const page = await opened(deal, window);
  await pictureOf(page, `${what} on a ${window.name}`);
  return misplaced(page);
}

const DEALS = [
  ['a deal', 'java:11'],
  ['the longest pile', LONGEST],
] as const;

testSideBySide(
  Object.fromEntries(
    WINDOWS.flatMap((window) =>
      DEALS.map((deal) => [
        `${deal[0]} is inside the window of a ${window.name}`,
        () => faultsIn(window, deal),
      ]),
    ),
  ),
  [],
);
