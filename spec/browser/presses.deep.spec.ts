/** Makes presses that the view could mistake for something else. */
import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import type { Point } from './pages/points.js';
import { endFlights } from './support/flights.js';
import { drag, hold } from './support/mouse.js';
import { inChromium } from './support/stage.js';
import { gripOf, movesOf, newGame, toldOn, topOf } from './support/table.js';

const TABLE = 'spec/browser/pages/tables.html?deal=java:11';
const TELEPHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const stage = inChromium();

async function dealt(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await stage.open(TABLE, { reducedMotion: 'reduce', ...options });
  await newGame(page);
  return page;
}

/** Sends a touch with a point for each finger, or with no points after all fingers are lifted. */
const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints });

/** A dealt table with motion. Every later flight waits at its start until the spec ends it. */
async function withHeldFlights(): Promise<Page> {
  const page = await stage.open(`${TABLE}&flights=held`, { reducedMotion: 'no-preference' });
  await newGame(page);
  await endFlights(page);
  return page;
}

/** The browser's clock time this many seconds from now. */
const later = (seconds: number): number => Date.now() / 1000 + seconds;

test('a press on a face-down card picks up no card', async () => {
  const page = await dealt();
  const jack = await gripOf(page, 't7', 7);
  await page.mouse.click(jack.x, jack.y);
  const clicked = await toldOn(page);
  await drag(page, [jack, await topOf(page, 't6')]);
  const dragged = await toldOn(page);
  expect([clicked, dragged].filter((text) => /in hand|Jack of hearts/.test(text))).toEqual([]);
});

test('quick clicks on the stock all draw, although drawn cards still fly over it', async () => {
  const page = await withHeldFlights();
  const { x, y } = await topOf(page, 'stock');
  for (let click = 0; click < 3; click++) await page.mouse.click(x, y);
  expect(await movesOf(page)).toBe('3 moves');
});

test('a flying card can be pressed at its target', async () => {
  const page = await withHeldFlights();
  const { x, y } = await topOf(page, 'stock');
  await page.mouse.click(x, y);
  await endFlights(page);
  const landed = await topOf(page, 'waste');
  await page.keyboard.press('u');
  await page.mouse.click(x, y);
  await page.mouse.click(landed.x, landed.y);
  expect(await toldOn(page)).toBe('Four of diamonds in hand');
});

test('a press right after a drag counts', async () => {
  const page = await dealt();
  const session = await page.context().newCDPSession(page);
  const [from, to, stock] = [await topOf(page, 't4'), await topOf(page, 't6'), await topOf(page, 'stock')];
  await hold(page, [from, to]);
  const [released, pressed, clicked] = [later(0), later(0.02), later(0.03)];
  const left = { button: 'left', clickCount: 1 } as const;
  const events = [
    { type: 'mouseReleased', ...to, ...left, timestamp: released },
    { type: 'mousePressed', ...stock, ...left, timestamp: pressed },
    { type: 'mouseReleased', ...stock, ...left, timestamp: clicked },
  ] as const;
  for (const event of events) await session.send('Input.dispatchMouseEvent', event);
  expect(await movesOf(page)).toBe('2 moves');
});

test('a tap right after a card was flung counts', async () => {
  const page = await dealt(TELEPHONE);
  const session = await page.context().newCDPSession(page);
  const [from, to, stock] = [await topOf(page, 't1'), await topOf(page, 't7'), await topOf(page, 'stock')];
  const begun = later(0);
  await touch(session, 'touchStart', from);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    const timestamp = begun + part / 20;
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point], timestamp });
  }
  const timestamp = begun + 0.055;
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  await page.touchscreen.tap(stock.x, stock.y);
  await page.locator('.moves', { hasText: '1 move' }).waitFor();
  expect(await movesOf(page)).toBe('1 move');
});

test.each(['zoom: 0.5', 'transform: scale(0.5)'])(
  'cards follow the pointer on a page with %s',
  async (style) => {
    const page = await dealt();
    await page.evaluate((text) => (document.body.style.cssText += text), style);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await drag(page, [await topOf(page, 't4'), await topOf(page, 't6')]);
    expect(await movesOf(page)).toBe('1 move');
  },
);

test('two quick presses on the stock draw twice', async () => {
  const page = await dealt();
  const { x, y } = await topOf(page, 'stock');
  await page.mouse.dblclick(x, y);
  expect(await movesOf(page)).toBe('2 moves');
});

test('a click on the stock puts the picked-up card back and draws', async () => {
  const page = await dealt();
  for (const { x, y } of [await topOf(page, 't7'), await topOf(page, 'stock')]) await page.mouse.click(x, y);
  expect([await movesOf(page), await page.locator('.in-hand').count()]).toEqual(['1 move', 0]);
});

test('a tap on the stock puts the picked-up card back and draws', async () => {
  const page = await dealt(TELEPHONE);
  for (const { x, y } of [await topOf(page, 't7'), await topOf(page, 'stock')]) {
    await page.touchscreen.tap(x, y);
  }
  await page.locator('.moves', { hasText: '1 move' }).waitFor();
  expect(await page.locator('.in-hand').count()).toBe(0);
});

test.each(['right', 'middle'] as const)('the %s button moves no card', async (button) => {
  const page = await dealt();
  await drag(page, [await topOf(page, 't4'), await topOf(page, 't6')], { button });
  expect(await movesOf(page)).toBe('0 moves');
});

test("a second finger doesn't disturb the first", async () => {
  const page = await dealt(TELEPHONE);
  const session = await page.context().newCDPSession(page);
  const [from, to, other] = [await topOf(page, 't4'), await topOf(page, 't6'), await topOf(page, 't7')];
  const half = { x: (from.x + to.x) / 2, y: from.y };
  await touch(session, 'touchStart', from);
  await touch(session, 'touchMove', half);
  await touch(session, 'touchStart', half, other);
  await touch(session, 'touchMove', to, other);
  await touch(session, 'touchEnd');
  expect(await movesOf(page)).toBe('1 move');
});

test('dragging another card puts the picked-up one back', async () => {
  const page = await dealt();
  const [held, from, to] = [await topOf(page, 't7'), await topOf(page, 't4'), await topOf(page, 't6')];
  await page.mouse.click(held.x, held.y);
  await drag(page, [from, to]);
  expect(await movesOf(page)).toBe('1 move');
});

test('after Escape ends a drag, releasing the button picks up nothing', async () => {
  const page = await dealt();
  const { x, y } = await topOf(page, 't4');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 15, y, { steps: 3 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await page.locator('.in-hand').count()).toBe(0);
});
