/** A view on a phone: the buttons are below the table, and the stock is on the side that the player chose. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, openMenu, reload } from './support/built-page.js';
import { atTheHouses, clickOn, gameOf } from './support/house-page.js';
import { movesOf, topOf } from './support/table.js';

const stage = atTheHouses();

const suitOf = (suit: string, ranks = 'A23456789TJQK'): string =>
  Array.from(ranks, (rank) => rank + suit).join(' ');

/** A game that can finish itself. */
const NEARLY = `f1: ${suitOf('s')}; f2: ${suitOf('h')}; f3: ${suitOf('d')}; f4: ${suitOf('c', 'A23456789TJ')}; t1: Kc; t2: Qc`;

/** For each row of buttons, the distance of its middle from the lower edge of the window, in CSS pixels. */
const rowsOf = (page: Page): Promise<number[]> =>
  page
    .getByRole('toolbar')
    .getByRole('button')
    .evaluateAll((buttons) => [
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

test.each(['en', 'fr'])(
  'in %s at 320 pixels, the row near the thumb also has room for Finish',
  async (lang) => {
    const page = await stage.open(`?lang=${lang}${gameOf('ulg', NEARLY)}`, {
      viewport: { width: 320, height: 700 },
    });
    await button(page, lang === 'fr' ? 'Finir' : 'Finish').waitFor();
    expect(await rowsOf(page)).toEqual([expect.any(Number)]);
  },
);

test('the row near the thumb has room for the time, which a narrow bar above the table leaves out', async () => {
  const page = await stage.open('#game=klondike&deal=java:11', { viewport: { width: 390, height: 700 } });
  await page.keyboard.press('s');
  expect(await page.getByRole('timer').innerText()).toMatch(/^0:0\d$/);
  await page.setViewportSize({ width: 390, height: 380 });
  await page.getByRole('timer').waitFor({ state: 'hidden' });
  expect(await button(page, 'Undo').isVisible()).toBe(true);
});

test('with the stock on the right, the waste fans out to the left, and its top card can be played', async () => {
  const page = await stage.open('#game=klondike&deal=java:11', { viewport: { width: 390, height: 700 } });
  await openMenu(page);
  await page.getByLabel('Stock and waste').selectOption('right');
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
