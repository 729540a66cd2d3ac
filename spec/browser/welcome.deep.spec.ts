/** The welcome for a new player: a card with three steps that doesn't get in the way. */
import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { axeFaults } from './support/axe.js';
import type { PageOpening } from './support/built-page.js';
import {
  button,
  choose,
  draw,
  drop,
  isAtTable,
  notices,
  onThePage,
  openSettings,
  ready,
  reload,
  slider,
  stored,
} from './support/built-page.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

const cardOn = (page: Page, name = 'Welcome'): Locator => page.getByRole('region', { name, exact: true });

async function open(at = '#deal=java:11', opening?: PageOpening): Promise<Page> {
  const page = await stage.open(at, { isNew: true, ...opening });
  await page.locator('.welcome h2').waitFor();
  return page;
}

/** Waits for everything that loads without the player. */
async function settled(page: Page): Promise<void> {
  await openSettings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Waits until the page is idle. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));

test('a new player goes forward and back through three steps with pictures, and starts to play', async () => {
  const page = await open();
  const card = cardOn(page);
  const told: unknown[] = [];
  const tell = async (): Promise<void> => {
    const lines = (await card.getByRole('status').innerText()).split('\n').filter((line) => line !== '');
    told.push([...lines.slice(0, 2), await card.locator('.card svg').count()]);
  };
  await tell();
  for (const name of ['Next', 'Back', 'Next', 'Next']) {
    await button(page, name).click();
    await tell();
  }
  await button(page, 'Play').click();
  expect([told, await card.count(), await isAtTable(page), await stored(page, '2:welcome')]).toEqual([
    [
      ['1 of 3', 'The goal', 3],
      ['2 of 3', 'Red on black', 3],
      ['1 of 3', 'The goal', 3],
      ['2 of 3', 'Red on black', 3],
      ['3 of 3', 'Moving cards', 2],
    ],
    0,
    true,
    'seen',
  ]);
});

test.each<[how: string, close: (page: Page) => Promise<unknown>, moves: string]>([
  ['a press on the table', draw, '1 move'],
  ['a key that plays', (page) => page.keyboard.press('d'), '1 move'],
  ['a key that plays, pressed in the card', (page) => button(page, 'Next').press('d'), '1 move'],
  ['Escape pressed in the card', (page) => cardOn(page).press('Escape'), '0 moves'],
  ['Close', (page) => button(page, 'Close').click(), '0 moves'],
])("%s closes the welcome, which doesn't come again", async (...[, close, moves]) => {
  const page = await open();
  await close(page);
  const seen = [await cardOn(page).count(), await movesOf(page)];
  await reload(page);
  await settled(page);
  expect([...seen, await cardOn(page).count()]).toEqual([0, moves, 0]);
});

test('the welcome comes again at the next visit if the player neither closed it nor played', async () => {
  const page = await open();
  await reload(page);
  await cardOn(page).waitFor();
  expect(await stored(page, '2:welcome')).toBe('new');
});

test("the welcome doesn't cover a replay that was opened meanwhile, but comes at the next visit", async () => {
  const page = await open('');
  let free = (): void => undefined;
  const isFree = new Promise<void>((resolve) => (free = resolve));
  await page.route('**/welcome-*.js', async (route) => {
    await isFree;
    await route.continue();
  });
  await page.reload();
  await ready(page);
  await drop(page, ['game.klon', 'new stock']);
  await slider(page).waitFor();
  const loaded = page.waitForResponse(/welcome-/);
  free();
  await (await loaded).finished();
  await idle(page);
  const seen = [await cardOn(page).count(), await slider(page).count()];
  await page.reload();
  await cardOn(page).waitFor();
  expect(seen).toEqual([0, 1]);
});

test("the welcome doesn't come if the player has played here before", async () => {
  const page = await stage.open('', { isNew: true, stored: { 'klondike-kit:2:house/klondike': 'ulg' } });
  await settled(page);
  expect(await cardOn(page).count()).toBe(0);
});

test('for a player with only a keyboard, the first Tab reaches Next, and the table gets the focus back', async () => {
  const page = await open();
  const steps: string[] = [];
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Tab');
    steps.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  const drawn = await cardOn(page).getByRole('button').evaluateAll(buttonsFromTheLeft);
  await button(page, 'Next').focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
  expect([steps, drawn, await cardOn(page).count(), await isAtTable(page), await movesOf(page)]).toEqual([
    ['Next', 'Back', 'Close'],
    ['Close', 'Back', 'Next'],
    0,
    true,
    '0 moves',
  ]);
});

/** Runs in the page. */
const buttonsFromTheLeft = (buttons: readonly Element[]): (string | null)[] =>
  [...buttons]
    .sort((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
    .map((button) => button.textContent);

test('How to play shows the welcome again, with the focus', async () => {
  const page = await stage.open('#deal=java:11');
  await choose(page, 'How to play…');
  await button(page, 'Show the welcome again').press('Enter');
  await page.locator('.welcome h2').waitFor();
  const isFocused = await cardOn(page).evaluate((card) => card === document.activeElement);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  expect([isFocused, await cardOn(page).count(), await isAtTable(page)]).toEqual([true, 0, true]);
});

test('the welcome is in French, and says whether one click chooses cards', async () => {
  const page = await open('?lang=fr#rules=ksu');
  for (let press = 0; press < 2; press++) await button(page, 'Suivant').click();
  await ready(page);
  const card = cardOn(page, 'Bienvenue');
  expect((await card.innerText()).split('\n').filter((line) => line !== '')).toEqual([
    '3 sur 3',
    'Déplacer les cartes',
    expect.stringMatching(/^Cliquez/),
    'Appuyez sur F1 ou ? pour voir toutes les touches.',
    'Jouer',
    'Retour',
    'Fermer',
  ]);
});

/** Waits until the page has its final layout. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

test.each([
  ['light', { width: 1280, height: 720 }],
  ['dark', { width: 320, height: 568 }],
] as const)('it is accessible: %s', async (colorScheme, viewport) => {
  const page = await open('', { colorScheme, viewport });
  const faults = await axeFaults(page);
  const box = await cardOn(page).boundingBox();
  expect([faults, box !== null && box.x >= 0 && box.x + box.width <= viewport.width]).toEqual([[], true]);
});

test.each([
  [1280, 800],
  [844, 390],
  [390, 844],
  [320, 568],
])(
  "the welcome doesn't cover the notice about a wrong link in a window of %i by %i",
  async (width, height) => {
    const page = await open('#deal', { viewport: { width, height } });
    await notices(page).waitFor();
    await painted(page);
    const [card = null, notice, bar] = await Promise.all(
      [cardOn(page), notices(page), page.getByRole('toolbar')].map((one) => one.boundingBox()),
    );
    const isClear = (other: typeof notice = null): boolean =>
      card !== null &&
      other !== null &&
      (card.y + card.height <= other.y ||
        other.y + other.height <= card.y ||
        card.x + card.width <= other.x ||
        other.x + other.width <= card.x);
    expect([isClear(notice), isClear(bar), (card?.y ?? NaN) >= 0]).toEqual([true, true, true]);
  },
);
