/** The window that the statement describes: New game, Undo, Quit, About, the number of moves, the win. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Card } from '../../src/core/card.js';
import type { TableauIndex } from '../../src/games/klondike/words/piles.js';
import { endFlights } from './support/flights.js';
import { inChromium } from './support/stage.js';
import { focusOf, frameOf, movesOf, newGame, winOn } from './support/table.js';

const TABLE = 'spec/browser/pages/tables.html?deal=java:11';

const stage = inChromium();

async function dealt(): Promise<Page> {
  const page = await stage.open(TABLE, { reducedMotion: 'reduce' });
  await newGame(page);
  return page;
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

async function open(page: Page, entry: string): Promise<string> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: entry }).click();
  return page.getByRole('dialog').innerText();
}

test("the About box shows the handler's name", async () => {
  expect(await open(await dealt(), 'About')).toContain('Klondike, played by klondike-kit.');
});

test('the settings open the deal, its link and the list of keys, and can quit', async () => {
  const page = await dealt();
  expect(await open(page, 'Keys')).toContain('move the card to a foundation');
  await page.keyboard.press('Escape');
  await open(page, 'Deal…');
  expect(await page.getByRole('textbox').inputValue()).toBe('#11');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Quit' }).count()).toBe(1);
});

test('Undo is enabled only while the view shows moves', async () => {
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

describe('Space draws and never presses a button again', () => {
  const drawsAfter = async (page: Page, ...presses: readonly (() => Promise<void>)[]): Promise<string[]> => {
    const seen: string[] = [];
    for (const press of presses) {
      await press();
      await page.keyboard.press('Space');
      seen.push(`${await movesOf(page)}, ${await page.getByRole('dialog').count()} open`);
    }
    return seen;
  };

  test("Space doesn't repeat the pointer's press on a button", async () => {
    const page = await dealt();
    const newDeal = page.getByRole('button', { name: 'New game' });
    const slip = async (): Promise<void> => {
      await newDeal.hover();
      await page.mouse.down();
      await page.locator('.moves').hover();
      await page.mouse.up();
    };
    const presses = [() => newDeal.click(), () => undo(page).click(), slip];
    expect(await drawsAfter(page, ...presses)).toEqual([
      '1 move, 0 open',
      '1 move, 0 open',
      '2 moves, 0 open',
    ]);
  });

  test("Space doesn't press the button that opened a dialog again", async () => {
    const page = await dealt();
    const opened = async (name: string, close: () => Promise<void>): Promise<void> => {
      await page.getByRole('button', { name }).click();
      await close();
    };
    const escape = (): Promise<void> => page.keyboard.press('Escape');
    const presses = [
      () => opened('Settings', () => page.getByRole('button', { name: 'Close' }).click()),
      () => opened('Deal #11', escape),
      () => opened('Settings', () => page.mouse.click(5, 400)),
      async () => {
        await page.getByRole('button', { name: 'Settings' }).focus();
        await page.keyboard.press('Enter');
        await escape();
      },
    ];
    const draws = ['1 move', '2 moves', '3 moves', '4 moves'].map((moves) => `${moves}, 0 open`);
    expect(await drawsAfter(page, ...presses)).toEqual(draws);
  });

  test('Space draws even if the focused card is gone when a dialog closes', async () => {
    const page = await dealt();
    await page.keyboard.press('4');
    const open = (): Promise<void> => page.getByRole('button', { name: 'Settings' }).click();
    const dealAndClose = async (): Promise<void> => {
      await open();
      await page.evaluate(() => firstSeat().deal());
      await page.evaluate(() => {
        firstSeat().view.tableauCards(3 as TableauIndex, []);
        firstSeat().view.refreshWindow();
      });
      await page.keyboard.press('Escape');
    };
    expect(await drawsAfter(page, dealAndClose)).toEqual(['1 move, 0 open']);
  });
});

test('a button keeps the focus after a key or a screen reader presses it', async () => {
  const page = await dealt();
  await page.keyboard.press('Space');
  await undo(page).focus();
  const focused: string[] = [];
  for (const press of [
    () => page.keyboard.press('Enter'),
    () => undo(page).evaluate((one: HTMLElement) => one.click()),
  ]) {
    await press();
    focused.push(await focusOf(page));
  }
  expect([focused, await movesOf(page)]).toEqual([['Undo', 'Undo'], '0 moves']);
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

  test('the win is announced, and neither keys nor mouse play on', async () => {
    const page = await won();
    const before = await frameOf(page);
    for (const key of [' ', '4', 'Enter', '6', 'Enter', 'a']) await page.keyboard.press(key);
    await page.locator('[data-stock]').click({ position: { x: 5, y: 5 } });
    expect([await winOn(page), await frameOf(page)]).toEqual(['You won! 1 move', before]);
  });

  test.each(['Next deal', 'Undo'])('%s ends it', async (name) => {
    const page = await won();
    await page.getByRole('button', { name }).click();
    expect([await page.locator('.won').isVisible(), await movesOf(page)]).toEqual([false, '0 moves']);
  });

  test('its panel takes the focus, folds to a button that brings it back, and gives the focus to the table', async () => {
    const page = await won();
    const panel = page.getByRole('group', { name: 'Won' });
    const PANEL = 'ResultYou won!move1Next dealRestart';
    const isFull = (): Promise<boolean> => page.getByText('You won!').isVisible();
    const seen = [await focusOf(page), await isFull()];
    await page.keyboard.press('Escape');
    seen.push(await focusOf(page), await isFull());
    await page.getByRole('button', { name: 'Result' }).click();
    seen.push(await focusOf(page), await isFull());
    await panel.getByRole('button', { name: 'Close' }).click();
    seen.push(await isFull());
    expect(seen).toEqual([PANEL, true, 't1 1', false, PANEL, true, false]);
  });
});

test('the first deal flies from the stock, even before the player does anything', async () => {
  const page = await stage.open(`${TABLE}&flights=held`, { reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    firstSeat().view.tableauCards(3 as TableauIndex, [52, 7] as Card[]);
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
