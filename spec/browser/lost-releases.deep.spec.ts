/** A drag ends if the page may miss its release. The card goes back and no longer follows the pointer. */
import { expect, test } from '@jest/globals';
import type { CDPSession, Page } from 'playwright-core';
import type { Point } from './pages/points.js';
import { hold } from './support/mouse.js';
import { inChromium } from './support/stage.js';
import { movesOf, newGame, topOf } from './support/table.js';

const TABLE = 'spec/browser/pages/tables.html?deal=java:11';
const TELEPHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** A place without cards. */
const ELSEWHERE: Point = { x: 500, y: 700 };

const stage = inChromium();

declare global {
  /** Did the page prevent the context menu? */
  var menuKeptShut: Promise<boolean>;
}

/** A page where the left button drags a four of hearts from `lying` to `held`, over a pile that takes it. */
interface Dragged {
  readonly page: Page;
  readonly session: CDPSession;
  readonly lying: Point;
  readonly held: Point;
}

async function dealt(options: Parameters<typeof stage.open>[1]): Promise<Dragged> {
  const page = await stage.open(TABLE, { reducedMotion: 'reduce', ...options });
  await newGame(page);
  const session = await page.context().newCDPSession(page);
  return { page, session, lying: await topOf(page, 't4'), held: await topOf(page, 't6') };
}

async function dragged(): Promise<Dragged> {
  const table = await dealt({ viewport: { width: 1000, height: 760 } });
  await hold(table.page, [table.lying, table.held]);
  return table;
}

/** The distance of the card from its place, in pixels. */
async function wayOf({ page, lying }: Dragged): Promise<number> {
  const { x, y, width, height } = (await page.locator('[data-card="4h"]').boundingBox()) ?? {
    ...{ x: NaN, y: NaN, width: NaN, height: NaN },
  };
  return Math.round(Math.hypot(x + width / 2 - lying.x, y + height / 2 - lying.y));
}

/** Moves the mouse with events that report no pressed button. */
const moveFreely = (session: CDPSession, { x, y }: Point): Promise<unknown> =>
  session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'none', buttons: 0 });

const hearMenu = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.menuKeptShut = new Promise((resolve) =>
      addEventListener('contextmenu', (event) => resolve(event.defaultPrevented), { once: true }),
    );
  });

const isMenuKeptShut = (page: Page): Promise<boolean> => page.evaluate(() => menuKeptShut);

test('a card leaves its place during a drag', async () => {
  expect(await wayOf(await dragged())).toBeGreaterThan(100);
});

test('the right button ends the drag without a menu, and a left release over a menu drops nothing', async () => {
  const table = await dragged();
  const { page, session, held } = table;
  await hearMenu(page);
  await page.mouse.down({ button: 'right' });
  const ways = [await wayOf(table)];
  await page.keyboard.press('Escape');
  await moveFreely(session, ELSEWHERE);
  ways.push(await wayOf(table));
  await page.mouse.click(held.x, held.y);
  expect([ways, await isMenuKeptShut(page), await movesOf(page)]).toEqual([[0, 0], true, '0 moves']);
});

test('after that, the right button opens a menu', async () => {
  const { page } = await dragged();
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'left' });
  await page.mouse.up({ button: 'right' });
  await hearMenu(page);
  await page.mouse.click(ELSEWHERE.x, ELSEWHERE.y, { button: 'right' });
  expect(await isMenuKeptShut(page)).toBe(false);
});

test('the context menu key opens no menu, and the card goes back', async () => {
  const table = await dragged();
  const { page } = table;
  await hearMenu(page);
  await page.keyboard.press('ContextMenu');
  expect([await isMenuKeptShut(page), await wayOf(table)]).toEqual([true, 0]);
});

test.each<[what: string, end: (table: Dragged) => Promise<unknown>]>([
  ['the middle button', ({ page }) => page.mouse.down({ button: 'middle' })],
  ['a move without the button', ({ session, held }) => moveFreely(session, { x: held.x + 5, y: held.y })],
  [
    'a focus change to a frame in the window',
    ({ page }) =>
      page.evaluate(async () => {
        const blurred = new Promise((resolve) => addEventListener('blur', resolve, { once: true }));
        const frame = document.createElement('iframe');
        document.body.append(frame);
        frame.contentWindow?.focus();
        await blurred;
      }),
  ],
])('%s ends the drag, and a release drops nothing', async (_, end) => {
  const table = await dragged();
  const { page } = table;
  await end(table);
  const ways = [await wayOf(table)];
  await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
  ways.push(await wayOf(table));
  await page.mouse.up();
  expect([ways, await movesOf(page), await page.locator('.in-hand').count()]).toEqual([[0, 0], '0 moves', 0]);
});

/** Sends touches. `points` has all fingers on the screen. */
const touch = (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchCancel',
  touchPoints: readonly Point[],
): Promise<unknown> => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });

async function draggedByFinger(): Promise<Dragged> {
  const table = await dealt(TELEPHONE);
  const { session, lying, held } = table;
  await touch(session, 'touchStart', [lying]);
  await touch(session, 'touchMove', [{ x: (lying.x + held.x) / 2, y: lying.y }]);
  await touch(session, 'touchMove', [held]);
  return table;
}

test('a canceled touch ends the drag', async () => {
  const table = await draggedByFinger();
  const ways = [await wayOf(table)];
  await touch(table.session, 'touchCancel', []);
  ways.push(await wayOf(table));
  expect([ways, await movesOf(table.page)]).toEqual([[expect.any(Number), 0], '0 moves']);
  expect(ways[0]).toBeGreaterThan(50);
});

test('a second finger opens no context menu during a drag', async () => {
  const { page, session, held } = await draggedByFinger();
  await touch(session, 'touchStart', [held, { x: ELSEWHERE.x / 2, y: ELSEWHERE.y }]);
  const opens = await page.evaluate(() =>
    dispatchEvent(new MouseEvent('contextmenu', { cancelable: true, bubbles: true })),
  );
  expect(opens).toBe(false);
});

test('the next press drags again after a lost release', async () => {
  const { page, session, lying, held } = await dragged();
  const left = { button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...lying, ...left });
  await page.mouse.move(held.x, held.y, { steps: 3 });
  await page.mouse.up();
  expect(await movesOf(page)).toBe('1 move');
});
