/** A view on a phone: the buttons are below the table, and the stock is on the side that the player chose. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, chooseIn, openSettings, reload } from './support/built-page.js';
import { atTheHouses, clickOn, gameOf } from './support/house-page.js';
import { movesOf, topOf } from './support/table.js';

const stage = atTheHouses();

const suitOf = (suit: string, ranks = 'A23456789TJQK'): string =>
  Array.from(ranks, (rank) => rank + suit).join(' ');

/** A game that can finish itself. */
const NEARLY = `f1: ${suitOf('s')}; f2: ${suitOf('h')}; f3: ${suitOf('d')}; f4: ${suitOf('c', 'A23456789TJ')}; t1: Kc; t2: Qc`;

/** For each row of buttons with icons, the distance of its middle from the lower edge of the window, in CSS pixels. */
const rowsOf = (page: Page): Promise<number[]> =>
  page.locator('.toolbar .buttons button:not([hidden])').evaluateAll((buttons) => [
    ...new Set(
      buttons.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return Math.round(innerHeight - (top + bottom) / 2);
      }),
    ),
  ]);

test.each([
  ['en', 320],
  ['fr', 320],
  ['en', 390],
  ['fr', 412],
])('in %s at %i pixels, all buttons are in one row near the thumb', async (lang, width) => {
  const page = await stage.open(`?lang=${lang}#game=klondike&deal=java:11`, {
    viewport: { width, height: 700 },
  });
  const rows = await rowsOf(page);
  expect(rows).toEqual([expect.any(Number)]);
  expect(rows[0]).toBeLessThan(60);
});

test.each<[lang: string, width: number, height: number]>([
  ['en', 320, 700],
  ['fr', 320, 700],
  ['en', 844, 390],
  ['en', 1280, 800],
])('in %s at %i by %i pixels, Finish is over the table and not among the buttons', async (...size) => {
  const [lang, width, height] = size;
  const page = await stage.open(`?lang=${lang}${gameOf('ulg', NEARLY)}`, { viewport: { width, height } });
  const finish = button(page, lang === 'fr' ? 'Finir' : 'Finish');
  await finish.waitFor();
  const isInside = await finish.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const table = document.querySelector('.klondike')?.shadowRoot?.querySelector('.table');
    const box = table?.getBoundingClientRect();
    return box && left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
  });
  expect([isInside, await page.getByRole('toolbar').getByRole('button', { name: /Fini/ }).count()]).toEqual([
    true,
    0,
  ]);
});

test('the time, which a narrow bar above the table leaves out, has room there', async () => {
  const page = await stage.open('#game=klondike&deal=java:11', { viewport: { width: 390, height: 700 } });
  await page.keyboard.press('s');
  expect(await page.getByRole('timer').innerText()).toMatch(/^0:0\d$/);
  await page.setViewportSize({ width: 390, height: 380 });
  await page.getByRole('timer').waitFor({ state: 'hidden' });
  expect(await button(page, 'Undo').isVisible()).toBe(true);
});

test('with the stock on the right, the waste fans out to the left, and its top card can be played', async () => {
  const page = await stage.open('#game=klondike&deal=java:11', { viewport: { width: 390, height: 700 } });
  await openSettings(page);
  await chooseIn(page, 'Stock and waste', 'Right');
  await page.keyboard.press('Escape');
  const [stock, first] = [await topOf(page, 'stock'), await topOf(page, 'f1')];
  expect([stock.x > 340, first.x < 60]).toEqual([true, true]);
  await clickOn(page, 'stock');
  const cards = await page.evaluate(() =>
    [
      ...(document.querySelector('.klondike')?.shadowRoot?.querySelectorAll('[data-pile=waste] .card') ?? []),
    ].map((card) => Math.round(card.getBoundingClientRect().x)),
  );
  expect(cards.length).toBe(3);
  expect(cards).toEqual([...cards].sort((one, other) => one - other));
  await reload(page);
  await clickOn(page, 'waste');
  expect(await page.locator('.in-hand').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await movesOf(page)).toBe('2 moves');
});

test('with the stock at the bottom right, it is near the thumb, and arrow keys go down to it', async () => {
  const page = await stage.open('#game=klondike&deal=java:11', { viewport: { width: 390, height: 700 } });
  await openSettings(page);
  await chooseIn(page, 'Stock and waste', 'Bottom right on phones');
  await page.keyboard.press('Escape');
  const [stock, first, column] = [
    await topOf(page, 'stock'),
    await topOf(page, 'f1'),
    await topOf(page, 't1'),
  ];
  expect([stock.x > 340, stock.y > 480, first.x < 60, first.y > 480, column.y < 200]).toEqual(
    Array(5).fill(true),
  );
  for (const key of ['7', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  expect(await movesOf(page)).toBe('1 move');
  await page.setViewportSize({ width: 844, height: 390 });
  await page.waitForFunction(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    return (root?.querySelector('[data-pile=stock] .slot')?.getBoundingClientRect().top ?? 999) < 100;
  });
});
