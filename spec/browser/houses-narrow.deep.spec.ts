/** Tests the houses in narrow windows. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button } from './support/built-page.js';
import { atTheHouses, gameOf } from './support/house-page.js';
import { movesOf } from './support/table.js';

const stage = atTheHouses();

/** The parts of the toolbar that are cut off or outside the window, with long labels. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const moves = root?.querySelector('.moves');
    if (moves) moves.textContent = '1000 moves';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const parts = [...(root?.querySelectorAll<HTMLElement>('.toolbar > :not([hidden])') ?? [])];
    const isCut = (part: HTMLElement): boolean =>
      part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > innerWidth;
    return parts.filter(isCut).map(({ textContent }) => `${textContent} at ${innerWidth}`);
  });

test.each(['ycp-selection', 'ksu'])(
  '%s: nothing above the table is cut off in a narrow window',
  async (rules) => {
    const page = await stage.open(gameOf(rules, 'dotnet:17'), { stored: { 'klondike-kit:seed': '1000000' } });
    const cut: string[] = [];
    for (const width of [320, 360, 390, 412, 490]) {
      await page.setViewportSize({ width, height: 640 });
      cut.push(...(await cutOff(page)));
    }
    expect(cut).toEqual([]);
  },
);

test('even the narrowest window has a button that draws', async () => {
  const page = await stage.open(gameOf('ycp-selection', 'java:17'), {
    viewport: { width: 320, height: 568 },
  });
  await button(page, 'Draw').click();
  expect(await movesOf(page)).toBe('1 move');
});
