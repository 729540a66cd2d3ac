/** The window of the statement: New game, Undo, Quit, About, the number of moves, the win. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { endFlights } from './support/flights.js';
import { inChromium } from './support/stage.js';
import { frameOf, movesOf, newGame } from './support/table.js';

const TABLE = 'spec/browser/pages/tables.html?deal=java:11';

const stage = inChromium();

async function dealt(): Promise<Page> {
  const page = await stage.open(TABLE, { reducedMotion: 'reduce' });
  await newGame(page);
  return page;
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

async function open(page: Page, entry: string): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: entry }).click();
  return page.getByRole('dialog').innerText();
}

test('the About box credits whoever the handler names', async () => {
  expect(await open(await dealt(), 'About')).toContain('Klondike, played by klondike-kit.');
});

test('the menu leads to the deal and its link, to the keys, and out', async () => {
  const page = await dealt();
  expect(await open(page, 'Keys')).toContain('send up to a foundation');
  await page.keyboard.press('Escape');
  await open(page, 'Deal');
  expect(await page.getByRole('textbox').inputValue()).toBe('java:11');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Quit' }).count()).toBe(1);
});

test('Undo can be pressed only while moves are shown', async () => {
  const page = await dealt();
  const before = await undo(page).isDisabled();
  await page.keyboard.press('1');
  await page.keyboard.press('Space');
  const after = [await undo(page).isDisabled(), await movesOf(page)];
  await undo(page).click();
  expect([before, after, await undo(page).isDisabled(), await movesOf(page)]).toEqual([
    true,
    [false, '1 move'],
    true,
    '0 moves',
  ]);
});

describe('after a win', () => {
  const won = async (): Promise<Page> => {
    const page = await dealt();
    await page.keyboard.press('1');
    await page.keyboard.press('Space');
    await page.evaluate(() => {
      firstSeat().view.win();
      firstSeat().view.refreshWindow();
    });
    return page;
  };

  test('it is announced, and neither key nor mouse plays on', async () => {
    const page = await won();
    const before = await frameOf(page);
    for (const key of [' ', '4', 'Enter', '6', 'Enter', 'a']) await page.keyboard.press(key);
    await page.locator('[data-stock]').click({ position: { x: 5, y: 5 } });
    expect([await page.locator('.won').innerText(), await frameOf(page)]).toEqual([
      expect.stringContaining('You have won in 1 move.'),
      before,
    ]);
  });

  test.each([
    ['New game', '0 moves'],
    ['Undo', '0 moves'],
  ])('%s ends it', async (name, moves) => {
    const page = await won();
    await page.locator('.won').getByRole('button', { name }).click();
    expect([await page.locator('.won').isVisible(), await movesOf(page)]).toEqual([false, moves]);
  });
});

test('the first cards of a bare table are dealt from the stock, though no player asked', async () => {
  const page = await stage.open(`${TABLE}&flights=held`, { reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    firstSeat().view.tableauCards(3, [52, 7]);
    firstSeat().view.refreshWindow();
  });
  const stock = await page.locator('[data-pile=stock] .slot').evaluate((slot) => slot.style.transform);
  expect((await endFlights(page)).map(({ card, from }) => `${card} ${from}`)).toEqual([
    `## ${stock}`,
    `8s ${stock}`,
  ]);
});

test('a drag neither scrolls the page nor selects its text', async () => {
  const page = await stage.open(TABLE, {
    viewport: { width: 390, height: 700 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await newGame(page);
  await page.evaluate(() => {
    const filler = document.createElement('p');
    filler.style.height = '3000px';
    filler.textContent = 'Text below the table.';
    document.body.append(filler);
  });
  const session = await page.context().newCDPSession(page);
  const { x, y } = await page.evaluate(() => firstSeat().top('t7'));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', { x, y });
  for (let step = 1; step <= 10; step++) await send('touchMove', { x, y: y - 15 * step });
  await send('touchEnd');
  const after = await page.evaluate(() => [scrollY, getSelection()?.toString()]);
  expect(after).toEqual([0, '']);
});
