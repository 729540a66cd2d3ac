/** The first table of a new player: it is there, and can be played at, before the rest of the page is. */
import { expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { HEAD, alive, button, choose, draw, drop, notices, onThePage } from './support/built-page.js';
import type { Point } from './pages/points.js';
import { openMenu, ready, slider, stored } from './support/built-page.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

/** The rest of the page. */
const REST = '**/page-page-*.js';

/** The program of the first load. */
const FIRST = /\/page\.js$/;

/** A new player's page, to which the rest comes as `answer` lets it. */
async function opened(answer: (route: Route) => unknown): Promise<Page> {
  const page = await stage.open();
  await page.route(REST, answer);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('main[data-game]').waitFor();
  return page;
}

/** Of the game that is saved. */
const eventsOf = async (page: Page): Promise<string | undefined> =>
  (await stored(page, 'game'))?.trim().split('\n').at(-1);

/** What is drawn over the table while something is loaded. */
const sign = (page: Page): Promise<string> =>
  page.locator('#table').evaluate((table) => getComputedStyle(table, '::before').content);

/** Where it is. */
const middleOfSign = (page: Page): Promise<Point> =>
  page.locator('#table').evaluate((table) => {
    const { left, top, height } = getComputedStyle(table, '::before');
    return { x: parseFloat(left), y: parseFloat(top) + parseFloat(height) / 2 };
  });

interface Held {
  readonly page: Page;
  /** Lets the rest come. */
  readonly release: () => Promise<void>;
}

async function heldBack(): Promise<Held> {
  let free: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => (free = resolve));
  const page = await opened(async (route) => {
    await isFree;
    await route.continue();
  });
  const release = async (): Promise<void> => {
    free();
    await page.locator('#drop-hint p').waitFor({ state: 'attached' });
    await ready(page);
  };
  return { page, release };
}

test('what is played there is saved at once, and goes on when the rest is there', async () => {
  const { page, release } = await heldBack();
  await draw(page);
  await draw(page);
  expect(await eventsOf(page)).toBe('new stock stock');
  await release();
  await draw(page);
  await button(page, 'Undo').click();
  expect([await movesOf(page), await eventsOf(page)]).toEqual(['2 moves', 'new stock stock stock undo']);
});

test('a game that is left there is in the list', async () => {
  const { page, release } = await heldBack();
  await draw(page);
  await page.keyboard.press('n');
  await draw(page);
  await release();
  await notices(page).filter({ hasText: 'The game you left is kept.' }).waitFor();
  await choose(page, 'Back to the game before');
  expect([await movesOf(page), await stored(page, 'before')]).toEqual(['1 move', null]);
});

test('if the page is closed before the rest is there, the game left is in the list at the next visit', async () => {
  const { page } = await heldBack();
  await draw(page);
  await page.keyboard.press('n');
  await page.unroute(REST);
  await page.reload();
  await ready(page);
  await choose(page, 'Back to the game before');
  expect(await movesOf(page)).toBe('1 move');
});

test('what another tab has saved there meanwhile is not lost', async () => {
  const { page, release } = await heldBack();
  await draw(page);
  const other = `${HEAD}[Deal "java:11"]\nnew t4>t6\n`;
  await page.evaluate((script) => (localStorage['klondike-kit:2:game/klondike/ulg'] = script), other);
  await draw(page);
  expect(await stored(page, 'game')).toBe(other);
  await release();
  expect(await movesOf(page)).toBe('2 moves');
  await choose(page, 'Games left…');
  await page.getByRole('dialog').getByText('Klondike, #11').waitFor();
});

test('the menu and a file wait for the rest', async () => {
  const { page, release } = await heldBack();
  await button(page, 'Menu').click();
  await drop(page, ['game.klon', 'new stock']);
  await release();
  await slider(page).waitFor();
});

test('what waits for the rest is seen to wait', async () => {
  const { page, release } = await heldBack();
  const signs = [await sign(page)];
  await button(page, 'Menu').click();
  signs.push(await sign(page));
  await release();
  await page.getByRole('dialog').waitFor();
  signs.push(await sign(page));
  expect(signs).toEqual(['none', '"•••" / ""', 'none']);
});

test('before its script is there the page seems to wait, and without scripts it asks for them', async () => {
  const page = await stage.open();
  await page.route(FIRST, () => new Promise(() => undefined));
  const asked = page.waitForRequest(FIRST);
  await page.evaluate(() => location.reload());
  await asked;
  await page.locator('#drop-hint').waitFor({ state: 'attached' });
  const bare = await stage.open('', { javaScriptEnabled: false });
  expect([await sign(page), await sign(bare), await bare.locator('#table').innerText()]).toEqual([
    '"•••" / ""',
    'none',
    'This page plays solitaire once scripts are allowed to run in it.',
  ]);
});

test('a card that lies under the sign can be pressed', async () => {
  const { page } = await heldBack();
  await page.setViewportSize({ width: 600, height: 600 });
  await button(page, 'Menu').click();
  const card = page.locator('[data-pile=t4] .card').last();
  const { x, y } = await middleOfSign(page);
  const { x: left = NaN, y: top = NaN, width = NaN, height = NaN } = (await card.boundingBox()) ?? {};
  const isUnder = left < x && x < left + width && top < y && y < top + height;
  await page.mouse.click(x, y);
  expect([isUnder, await card.getAttribute('aria-pressed')]).toEqual([true, 'true']);
});

test('a link waits for the rest, and the game in play is left for it', async () => {
  const { page, release } = await heldBack();
  await draw(page);
  await page.evaluate(() => (location.hash = 'deal=java:11'));
  await release();
  await page.waitForFunction(() => location.hash === '');
  await notices(page).filter({ hasText: 'The game you left is kept.' }).waitFor();
  expect(await stored(page, 'game')).toBe(`${HEAD}[Deal "java:11"]\nnew\n`);
});

test('a refusal is still read when the table, told late, comes after it', async () => {
  const { page, release } = await heldBack();
  // On the stock no card can be sent up, whatever the deal is.
  await page.keyboard.press('a');
  await release();
  await alive(page);
  await page
    .locator('.status')
    .getByText(/There is no card to send up\. On the tableau /)
    .waitFor();
});

test('if the rest cannot be loaded, that is told, the table stays, and the page can be loaded anew', async () => {
  stage.allow(/not loaded: .*page-page|Failed to load resource/);
  const page = await opened((route) => route.abort());
  const told = page.getByText(/^(Klondike|Menu|Hint) could not be loaded\. Is there a network\?$/);
  await told.waitFor();
  await draw(page);
  expect(await movesOf(page)).toBe('1 move');
  await page.unroute(REST);
  await button(page, 'Load the page anew').click();
  await told.waitFor({ state: 'detached' });
  await openMenu(page);
  await page.keyboard.press('Escape');
  expect([await movesOf(page), await notices(page).count()]).toEqual(['1 move', 0]);
});

test.each([
  { hash: '', needed: FIRST, key: 'game', head: '[Rules "ulg"]' },
  { hash: '#deal=java:11', needed: /page-page/, key: 'game', head: '[Deal "java:11"]' },
  { hash: '#rules=ksu&deal=dotnet:0', needed: /page-page|doors-houses/, key: 'game', head: '[Rules "ksu"]' },
  {
    hash: '#game=montecarlo&deal=java:4711',
    needed: /page-page|montecarlo-kit/,
    key: 'montecarlo',
    head: '[Deal "java:4711"]',
  },
])('the table of "$hash" needs no more files than it is said to', async ({ hash, needed, key, head }) => {
  stage.allow(/not loaded: |Failed to load resource|dynamically imported/);
  const page = await stage.open();
  await page.evaluate(() => localStorage.clear());
  await page.route(/\.js$/, (route) =>
    [FIRST, needed].some((file) => file.test(route.request().url())) ? route.continue() : route.abort(),
  );
  const address = new URL(hash, page.url()).href;
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('main .card').nth(24).waitFor();
  expect(await stored(page, key)).toContain(head);
});
