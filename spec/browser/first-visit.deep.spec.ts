/** The first visit of a new player: a choice between two games, and four guided steps that don't get in the way. */
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
  onThePage,
  openSettings,
  reload,
  slider,
  stored,
} from './support/built-page.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

const screenOn = (page: Page, name = 'Choose your game'): Locator =>
  page.getByRole('region', { name, exact: true });

const lessonOn = (page: Page): Locator => page.getByRole('region', { name: 'How to play', exact: true });

const start = (page: Page, title: string): Locator =>
  page.locator('.first-screen').getByRole('button', { name: title });

async function open(opening?: PageOpening, at = ''): Promise<Page> {
  const page = await stage.open(at, { isNew: true, set: {}, ...opening });
  await page.locator('.first-screen h2').waitFor();
  return page;
}

/** Waits for everything that loads by itself. */
async function settled(page: Page): Promise<void> {
  await openSettings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Waits until the page is idle. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));

/** Waits for a step of the lesson. */
const stepOn = (page: Page, title: string): Promise<void> =>
  lessonOn(page).getByRole('heading', { name: title }).waitFor();

const card = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });

test.each([
  ['Draw 1', 'ulg, draw 1', /^ten of spades/],
  ['Draw 3', 'ulg', /^ten of clubs/],
])('a new player chooses %s and learns in four steps', async (title, house, last) => {
  const page = await open();
  await start(page, title).click();
  const steps: [string, Locator][] = [
    ['Aces go to the top', card(page, /^ace of spades/)],
    ['Red on black, black on red', card(page, /^jack of hearts/)],
    ['Draw from the stock', card(page, /^Stock/)],
    ['Play from the waste', card(page, last)],
  ];
  for (const [name, marked] of steps) {
    await stepOn(page, name);
    expect(await marked.getAttribute('class')).toMatch(/\bhint\b/);
    await marked.click();
  }
  await stepOn(page, 'Now you know how to play');
  await button(page, 'Keep playing').click();
  const rules = (await stored(page, 'game'))?.split('\n').slice(1, 3);
  expect([rules, await lessonOn(page).count(), await movesOf(page), await isAtTable(page)]).toEqual([
    [`[Rules "${house}"]`, '[Deal "java:50645"]'],
    0,
    '4 moves',
    true,
  ]);
});

test('the lesson can be skipped, and then marks nothing', async () => {
  const page = await open();
  await start(page, 'Draw 3').click();
  await stepOn(page, 'Aces go to the top');
  await button(page, 'Skip').click();
  expect([await lessonOn(page).count(), await page.locator('.hint').count(), await isAtTable(page)]).toEqual([
    0,
    0,
    true,
  ]);
});

test('the lesson waits while the player moves other cards, and ends with another game', async () => {
  const page = await open();
  await start(page, 'Draw 3').click();
  await stepOn(page, 'Aces go to the top');
  await draw(page);
  await stepOn(page, 'Aces go to the top');
  await page.keyboard.press('n');
  await lessonOn(page).waitFor({ state: 'detached' });
  expect(await page.locator('.hint').count()).toBe(0);
});

test('the lesson makes room for the review on a phone, and then goes on', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  await start(page, 'Draw 3').click();
  await stepOn(page, 'Aces go to the top');
  await page.keyboard.press('m');
  const review = page.getByRole('complementary', { name: 'Review' });
  await review.waitFor();
  const isOverReview = await lessonOn(page).isVisible();
  await button(page, 'Close').click();
  await review.waitFor({ state: 'detached' });
  expect([isOverReview, await lessonOn(page).isVisible()]).toEqual([false, true]);
});

test.each<[how: string, close: (page: Page) => Promise<unknown>, moves: string]>([
  ['a press on the table', draw, '1 move'],
  ['a key that plays', (page) => page.keyboard.press('d'), '1 move'],
  ['a key that plays, in the screen', (page) => start(page, 'Draw 1').press('d'), '1 move'],
  ['Escape in the screen', (page) => screenOn(page).press('Escape'), '0 moves'],
  ['Close', (page) => button(page, 'Close').click(), '0 moves'],
])("%s closes the first screen, and it doesn't come again", async (...[, close, moves]) => {
  const page = await open();
  await close(page);
  const seen = [await screenOn(page).count(), await movesOf(page)];
  await reload(page);
  await settled(page);
  expect([...seen, await screenOn(page).count()]).toEqual([0, moves, 0]);
});

test('the first screen comes again at the next visit if the player neither chose nor played', async () => {
  const page = await open();
  await reload(page);
  await screenOn(page).waitFor();
  expect(await stored(page, '2:welcome')).toBe('new');
});

test("the first screen doesn't cover a replay that was opened meanwhile, but comes at the next visit", async () => {
  const page = await stage.open('', { isNew: true });
  let free = (): void => undefined;
  const isFree = new Promise<void>((resolve) => (free = resolve));
  await page.route('**/first-visit-*.js', async (route) => {
    await isFree;
    await route.continue();
  });
  const asked = page.waitForRequest(/first-visit-/);
  await reload(page);
  await asked;
  await drop(page, ['game.klon', 'new stock']);
  await slider(page).waitFor();
  const loaded = page.waitForResponse(/first-visit-/);
  free();
  await (await loaded).finished();
  await idle(page);
  const seen = [await screenOn(page).count(), await slider(page).count()];
  await page.reload();
  await screenOn(page).waitFor();
  expect(seen).toEqual([0, 1]);
});

test.each([
  ['has played here before', '', { 'klondike-kit:2:house/klondike': 'ulg' }],
  ['follows a link', '#deal=java:11', {}],
])("the first screen doesn't come if the player %s", async (...[, at, kept]) => {
  const page = await stage.open(at, { isNew: true, stored: kept });
  await settled(page);
  expect(await screenOn(page).count()).toBe(0);
});

test('the player can choose the classic deck, which the table shows at once', async () => {
  const page = await open();
  await page.getByRole('radio', { name: 'Classic' }).check();
  const deck = await page.locator('#table .view').getAttribute('data-deck');
  expect([deck, await screenOn(page).count(), await stored(page, 'look')]).toEqual([
    'classic',
    1,
    expect.stringContaining('"deck":"classic"'),
  ]);
});

test('with keys alone, Tab reaches the games, the deck and the table', async () => {
  const page = await open();
  const stops: unknown[] = [];
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(
        () =>
          document.activeElement?.querySelector('strong')?.textContent ??
          document.activeElement?.ariaLabel ??
          document.activeElement?.getAttribute('value'),
      ),
    );
  }
  await start(page, 'Draw 3').press('Enter');
  await stepOn(page, 'Aces go to the top');
  expect([stops, await isAtTable(page)]).toEqual([['Draw 1', 'Draw 3', 'modern', 'Close'], true]);
});

test('How to play offers the lesson, and the game in play is kept', async () => {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  await choose(page, 'How to play…');
  await button(page, 'Learn in four steps').press('Enter');
  await stepOn(page, 'Aces go to the top');
  const left = JSON.parse((await stored(page, '2:left')) ?? '[]') as { readonly deal: string }[];
  expect([left.map(({ deal }) => deal), await isAtTable(page)]).toEqual([['java:11'], true]);
});

test('it is in French', async () => {
  const page = await open({}, '?lang=fr');
  await start(page, 'Piocher 1').click();
  const steps = page.getByRole('region', { name: 'Comment jouer' });
  await steps.getByRole('heading').waitFor();
  expect((await steps.innerText()).split('\n').filter((line) => line !== '')).toEqual([
    'Étape 1 sur 4',
    'Les as vont en haut',
    'Chaque couleur monte sur sa fondation, de l’as au roi. Cliquez sur l’as de pique.',
    'Déplacez l’as de pique de la colonne 6 vers la fondation 1.',
    'Passer',
  ]);
});

/** Waits until the page has its final layout. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

const isInside = async (
  element: Locator,
  { width, height }: { width: number; height: number },
): Promise<boolean> => {
  const box = await element.boundingBox();
  return (
    box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  );
};

test.each([
  ['light', { width: 1280, height: 720 }],
  ['dark', { width: 320, height: 568 }],
  ['light', { width: 844, height: 390 }],
  ['dark', { width: 390, height: 844 }],
] as const)(
  'the first screen and the lesson are accessible and fit: %s, %j',
  async (colorScheme, viewport) => {
    const page = await open({ colorScheme, viewport });
    await painted(page);
    const seen = [await axeFaults(page), await isInside(screenOn(page), viewport)];
    await start(page, 'Draw 3').click();
    await stepOn(page, 'Aces go to the top');
    await painted(page);
    seen.push(await axeFaults(page), await isInside(lessonOn(page), viewport));
    expect(seen).toEqual([[], true, [], true]);
  },
);
