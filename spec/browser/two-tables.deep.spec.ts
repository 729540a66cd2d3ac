/** Tests several tables on one page, and destroyed tables. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Card } from '../../src/core/card.js';
import type { TableauIndex } from '../../src/games/klondike/words/piles.js';
import { drag, hold } from './support/mouse.js';
import { inChromium } from './support/stage.js';
import { movesOf, newGame, topOf } from './support/table.js';

const TABLES = 'spec/browser/pages/tables.html?deal=java:11';

const stage = inChromium();

/** Two tables with the same deal. */
async function openTwo(): Promise<Page> {
  const page = await stage.open(`${TABLES}&tables=2`, { reducedMotion: 'reduce' });
  for (const button of await page.getByRole('button', { name: 'New game' }).all()) await button.click();
  return page;
}

const movesOnBoth = async (page: Page): Promise<string[]> => [await movesOf(page, 0), await movesOf(page, 1)];
describe('two tables on one page', () => {
  test("a drag on one table doesn't change the other", async () => {
    const page = await openTwo();
    await drag(page, [await topOf(page, 't4', 1), await topOf(page, 't6', 1)]);
    expect(await movesOnBoth(page)).toEqual(['0 moves', '1 move']);
  });

  test("one table doesn't take cards from the other", async () => {
    const page = await openTwo();
    await drag(page, [await topOf(page, 't4', 0), await topOf(page, 't6', 1)]);
    const frames = await page.evaluate(() => seats.map(({ frame }) => frame()));
    expect([await movesOnBoth(page), frames[0] === frames[1]]).toEqual([['0 moves', '0 moves'], true]);
  });

  test('keys go to the table with the focus', async () => {
    const page = await openTwo();
    await page.evaluate(() => seats[1]?.view.focus());
    await page.keyboard.press(' ');
    await page.evaluate(() => seats[0]?.view.focus());
    for (const key of ['4', 'Enter', '6', 'Enter', ' ']) await page.keyboard.press(key);
    expect(await movesOnBoth(page)).toEqual(['2 moves', '1 move']);
  });

  test('a button pressed with the pointer gives the focus to its own table', async () => {
    const page = await openTwo();
    const seen: string[][] = [];
    for (const table of [0, 1, 0]) {
      await page.getByRole('button', { name: 'New game' }).nth(table).click();
      for (let draw = 0; draw <= table; draw++) await page.keyboard.press(' ');
      seen.push(await movesOnBoth(page));
    }
    expect(seen).toEqual([
      ['1 move', '0 moves'],
      ['1 move', '2 moves'],
      ['1 move', '2 moves'],
    ]);
  });

  test('one table can be played after the other is destroyed', async () => {
    const page = await openTwo();
    await page.evaluate(() => seats[0]?.view.destroy());
    await drag(page, [await topOf(page, 't4', 1), await topOf(page, 't6', 1)]);
    await page.keyboard.press('u');
    await page.keyboard.press(' ');
    expect(await movesOf(page)).toBe('1 move');
  });
});

/** The types of events that window and document have listeners for. */
async function listenedTo(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const types: string[] = [];
  for (const expression of ['window', 'document', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { objectId = '' } = result;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    types.push(...listeners.map(({ type }) => `${expression}: ${type}`));
  }
  return types.sort();
}

describe('destroyed tables', () => {
  test('a destroyed table leaves nothing behind, even during a drag', async () => {
    const untouched = await listenedTo(await stage.open(`${TABLES}&tables=0`));
    const page = await stage.open(TABLES, { reducedMotion: 'reduce' });
    await newGame(page);
    await hold(page, [await topOf(page, 't4'), await topOf(page, 't6')]);
    const during = await listenedTo(page);
    await page.evaluate(() => firstSeat().view.destroy());
    await page.mouse.up();
    const children = await page.evaluate(() => firstSeat().place.childNodes.length);
    expect([children, await listenedTo(page), during.length > untouched.length]).toEqual([
      0,
      untouched,
      true,
    ]);
  });

  test('a destroyed table gets no keys and no pointer events', async () => {
    const page = await stage.open(TABLES, { reducedMotion: 'reduce' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('n');
    const { x, y } = await topOf(page, 'stock');
    await page.evaluate(() => firstSeat().view.destroy());
    for (const key of [' ', 'n', 'u', 'Enter']) await page.keyboard.press(key);
    await page.mouse.click(x, y);
    expect(await page.evaluate(() => firstSeat().view.frame.moves)).toBe(0);
  });

  test('a destroyed table still accepts calls but shows nothing', async () => {
    const page = await stage.open(TABLES);
    await page.evaluate(() => {
      const { view } = firstSeat();
      view.destroy();
      view.stockEmpty(false);
      view.tableauCards(0 as TableauIndex, [1, 2] as Card[]);
      view.win();
      view.refreshWindow();
      view.say('Nobody hears this.');
      view.focus();
      view.destroy();
    });
    expect(await page.evaluate(() => firstSeat().place.childNodes.length)).toBe(0);
  });
});
