/** Tests the view on pages with unusual styles and settings. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { inChromium } from './support/stage.js';

const TABLE = 'spec/browser/pages/tables.html?deal=java:11';

const stage = inChromium();

async function dealt(style: string, width = 1000): Promise<Page> {
  const page = await stage.open(TABLE, { viewport: { width, height: 700 }, reducedMotion: 'reduce' });
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, style);
  await page.getByRole('button', { name: 'New game' }).click();
  return page;
}

/** The place of the first card in the last pile, and the toolbar's text. */
const looksOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const {
      x = 0,
      y = 0,
      width = 0,
    } = root?.querySelector('[data-pile=t7] .card')?.getBoundingClientRect() ?? {};
    const bar = root?.querySelector('.moves')?.getBoundingClientRect();
    return [x, y, width, bar?.x, bar?.width].join(' ');
  });

test.each([
  'div:empty { display: none }',
  'div { display: flex; padding: 20px; border: 3px solid; transform: rotate(3deg) }',
  'body, body * { letter-spacing: 0.4em; text-transform: uppercase; font-size: 30px; box-sizing: content-box }',
  'button { display: none }',
])("the page's style sheet doesn't change the view: %s", async (style) => {
  const page = await dealt(style.replaceAll('div', '.klondike'));
  const plain = await dealt('');
  expect(await looksOf(page)).toBe(await looksOf(plain));
});

test("a page that is written from right to left doesn't mirror the view", async () => {
  const page = await dealt('html { direction: rtl }');
  expect(await page.locator('.moves').evaluate((moves) => getComputedStyle(moves).direction)).toBe('ltr');
});

test('at 320 pixels the menu is reachable after a thousand moves', async () => {
  const page = await dealt('', 320);
  await page.evaluate(() => {
    firstSeat().view.updateMoves(1234);
    firstSeat().view.refreshWindow();
  });
  const right = await page
    .getByRole('button', { name: 'Settings' })
    .evaluate((menu) => menu.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(320);
});

test('after a win the next Tab reaches the buttons, and undo returns the focus', async () => {
  const page = await dealt('');
  await page.keyboard.press('1');
  await page.keyboard.press('Space');
  await page.evaluate(() => {
    firstSeat().view.win();
    firstSeat().view.refreshWindow();
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const focused = await page.evaluate(() => firstSeat().focused());
  await page.keyboard.press('u');
  expect([focused, await page.evaluate(() => firstSeat().focused())]).toEqual(['Next deal', 't1 1']);
});

test('with forced colors, empty places, chosen cards and dialogs have an edge', async () => {
  const page = await stage.open(`${TABLE}&theme=light`, { forcedColors: 'active', reducedMotion: 'reduce' });
  await page.keyboard.press('Tab');
  for (const key of ['n', '4', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Settings' }).click();
  const edges = await page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const styleOf = (selector: string): CSSStyleDeclaration => {
      const element = root?.querySelector(selector);
      if (element == null) throw new Error(`nothing is ${selector}`);
      return getComputedStyle(element);
    };
    const system = document.createElement('p');
    system.style.cssText = 'color: CanvasText; border: 1px solid Highlight';
    document.body.append(system);
    const { color, borderTopColor } = getComputedStyle(system);
    return [
      styleOf('[data-pile=f1] .slot').boxShadow.startsWith(color),
      styleOf('.in-hand .face').boxShadow.startsWith(borderTopColor),
      styleOf('.panel').outline === `${color} solid 1px`,
    ];
  });
  expect(edges).toEqual([true, true, true]);
});
