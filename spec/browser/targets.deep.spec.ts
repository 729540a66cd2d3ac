/** The page marks the piles that would take the carried cards. A drop near one of them goes there. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { topOf } from './support/table.js';
import { atTheHouses, gameOf } from './support/house-page.js';
import { grip } from './support/mouse.js';

const stage = atTheHouses();

/** The names of the marked piles. */
const marked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = document.querySelector('.klondike')?.shadowRoot?.querySelectorAll('.legal') ?? [];
    return [...found].map((one) => one.closest<HTMLElement>('[data-pile]')?.dataset['pile'] ?? '').sort();
  });

const LAYOUT = 'waste: 5h; f1: As; t1: 2s; t2: 6c; t3: 9d 8s; t4: 9h; t5: Kd';

test('marks target piles only while cards are carried, by pointer, click and key', async () => {
  const page = await stage.open(gameOf('ulg', LAYOUT));
  const { x, y } = await topOf(page, 't3');
  const seen = [await marked(page)];
  await grip(page, { x, y });
  await page.mouse.move(x + 20, y + 30, { steps: 3 });
  seen.push(await marked(page));
  await page.mouse.up();
  seen.push(await marked(page));
  await page.mouse.click(x, y);
  seen.push(await marked(page));
  await page.keyboard.press('Escape');
  for (const key of ['1', 'Enter']) await page.keyboard.press(key);
  seen.push(await marked(page));
  expect(seen).toEqual([[], ['t4'], [], ['t4'], ['f1']]);
});

/** The parts of a glow or shadow around an element, one for each color. */
const shadows = (page: Page, selector: string): Promise<number> =>
  page.evaluate((name) => {
    const found = document.querySelector('.klondike')?.shadowRoot?.querySelector(name);
    return found ? getComputedStyle(found).boxShadow.split('rgb').length - 1 : 0;
  }, selector);

test('a target pile glows, and a dragged card has a shadow, which a chosen one lacks', async () => {
  const page = await stage.open(gameOf('ulg', LAYOUT));
  const { x, y } = await topOf(page, 't3');
  await page.mouse.click(x, y);
  const chosen = await shadows(page, '.in-hand .face');
  await grip(page, { x, y });
  await page.mouse.move(x + 20, y + 30, { steps: 3 });
  const carried = await shadows(page, '.in-hand .face');
  const glowing = await shadows(page, '.legal');
  await page.mouse.up();
  expect({ chosen, carried, glowing, left: await page.locator('.held').count() }).toEqual({
    chosen: 2,
    carried: 3,
    glowing: 1,
    left: 0,
  });
});

test("a drop between a pile that takes the card and one that doesn't goes to the first", async () => {
  const page = await stage.open(gameOf('ulg', LAYOUT));
  const [from, taking, other] = [await topOf(page, 't3'), await topOf(page, 't4'), await topOf(page, 't5')];
  await grip(page, from);
  // Two thirds over the king's column and far below the nine.
  await page.mouse.move(taking.x + (other.x - taking.x) * 0.66, taking.y + 250, { steps: 4 });
  await page.mouse.up();
  expect(await page.locator('.moves').innerText()).toBe('1 move');
});

test('houses with their own marks show no other marks', async () => {
  const page = await stage.open(gameOf('ksu', 'dotnet:17'));
  const { x, y } = await topOf(page, 't7');
  await page.mouse.click(x, y);
  expect(await marked(page)).toEqual([]);
});
