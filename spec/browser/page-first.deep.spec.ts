/** The files that the page needs before the player can play, and its loading indicator. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Point } from './pages/points.js';
import { button, draw, onThePage, openSettings, ready, stored } from './support/built-page.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

/** The page's program, and the parts that it loads after a new player's table. */
const PROGRAM = /\/page\.js$/;
const HELPERS = /\/rolldown-runtime-[\w-]+\.js$/;
const GAME = /\/game-[\w-]+\.js$/;
const REST = /\/rest-[\w-]+\.js$/;
const MONTE_CARLO = /\/montecarlo-[\w-]+\.js$/;

/** The loading indicator over the table. */
const sign = (page: Page): Promise<string> =>
  page.locator('#table').evaluate((table) => getComputedStyle(table, '::before').content);

/** Its place. */
const middleOfSign = (page: Page): Promise<Point> =>
  page.locator('#table').evaluate((table) => {
    const { left, top, height } = getComputedStyle(table, '::before');
    return { x: parseFloat(left), y: parseFloat(top) + parseFloat(height) / 2 };
  });

interface Held {
  readonly page: Page;
  /** Lets the statistics load. */
  readonly release: () => Promise<void>;
}

/** A page whose player has opened the statistics, which haven't loaded yet. */
async function heldBack(): Promise<Held> {
  const page = await stage.open('#deal=java:11');
  let free: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => (free = resolve));
  await page.route('**/statistics-*.js', async (route) => {
    await isFree;
    await route.continue();
  });
  await openSettings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Statistics…' }).click();
  const release = async (): Promise<void> => {
    free();
    await ready(page);
  };
  return { page, release };
}

test('the page shows that the player has to wait for a part', async () => {
  const { page, release } = await heldBack();
  const signs = [await sign(page)];
  await release();
  await page.getByRole('dialog', { name: 'Statistics' }).waitFor();
  signs.push(await sign(page));
  expect(signs).toEqual(['"•••" / ""', 'none']);
});

test('the player can play while a part loads', async () => {
  const { page, release } = await heldBack();
  await draw(page);
  expect(await movesOf(page)).toBe('1 move');
  await release();
});

test('a card below the indicator can be pressed', async () => {
  const { page, release } = await heldBack();
  await page.setViewportSize({ width: 600, height: 600 });
  const card = page.locator('[data-pile=t4] .card').last();
  const { x, y } = await middleOfSign(page);
  const { x: left = NaN, y: top = NaN, width = NaN, height = NaN } = (await card.boundingBox()) ?? {};
  const isUnder = left < x && x < left + width && top < y && y < top + height;
  await page.mouse.click(x, y);
  expect([isUnder, await card.getAttribute('aria-pressed')]).toEqual([true, 'true']);
  await release();
});

test('the page shows an indicator before its script loads, and a message without JavaScript', async () => {
  // Without JavaScript, the browser drops the page's preload requests.
  stage.allow(/not loaded: .*rolldown-runtime/);
  const page = await stage.open();
  await page.route(PROGRAM, () => new Promise(() => undefined));
  const asked = page.waitForRequest(PROGRAM);
  await page.evaluate(() => location.reload());
  await asked;
  await page.locator('#drop-hint').waitFor({ state: 'attached' });
  const bare = await stage.open('', { javaScriptEnabled: false });
  expect([await sign(page), await sign(bare), await bare.locator('#table').innerText()]).toEqual([
    '"•••" / ""',
    'none',
    'Turn on JavaScript to play solitaire here.',
  ]);
});

test.each([
  { hash: '', needed: [], key: 'game', head: '[Rules "ulg"]' },
  { hash: '#deal=java:11', needed: [HELPERS, GAME], key: 'game', head: '[Deal "java:11"]' },
  { hash: '#rules=ksu&deal=dotnet:0', needed: [HELPERS, GAME], key: 'game', head: '[Rules "ksu"]' },
  {
    hash: '#game=montecarlo&deal=java:4711',
    needed: [HELPERS, GAME, REST, MONTE_CARLO],
    key: 'montecarlo',
    head: '[Deal "java:4711"]',
  },
])('the table of "$hash" needs only the listed files', async ({ hash, needed, key, head }) => {
  stage.allow(/not loaded: |Failed to load resource|dynamically imported/);
  const page = await stage.open();
  await page.evaluate(() => localStorage.clear());
  await page.route(/\.js$/, (route) =>
    [PROGRAM, ...needed].some((file) => file.test(route.request().url())) ? route.continue() : route.abort(),
  );
  const address = new URL(hash, page.url()).href;
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('main .card').nth(24).waitFor();
  expect(await stored(page, key)).toContain(head);
});

test('a new player can play without any other file, and the menu opens when the rest has loaded', async () => {
  const page = await stage.open();
  await page.evaluate(() => localStorage.clear());
  let free: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => (free = resolve));
  await page.route(REST, async (route) => {
    await isFree;
    await route.continue();
  });
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await draw(page);
  await button(page, 'Undo').click();
  await button(page, 'Settings').click();
  // The table must not get keys that the player types for the menu.
  await page.keyboard.press('d');
  free();
  await page.getByRole('dialog').waitFor();
  expect([await movesOf(page), await page.getByRole('dialog').count()]).toEqual(['0 moves', 1]);
});

test('the settings have the entries of the page even before the page is idle', async () => {
  const page = await stage.open('', { before: neverIdle });
  await openSettings(page);
  expect(await button(page, 'Statistics\u2026').count()).toBe(1);
});

/** Runs in the page before its own script. */
function neverIdle(): void {
  window.requestIdleCallback = () => 0;
}
