/** The place of notices: next to the cards or below the table, one at a time. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { LONGEST, WINDOWS } from '../support/windows.js';
import {
  button,
  choose,
  draw,
  follow,
  notices,
  openSettings,
  ready,
  replay,
  slider,
  dealAgain,
} from './support/built-page.js';
import { inPackage } from './support/bundle.js';
import { stopClock } from './support/clock.js';
import { drag, grip } from './support/mouse.js';
import { movesOf, topOf } from './support/table.js';
import { atTheHouses, gameOf } from './support/house-page.js';

const stage = atTheHouses();

const SIZES = [
  ...WINDOWS,
  { name: 'laptop', width: 1366, height: 650 },
  { name: 'screen', width: 1920, height: 1080 },
];

/** Plays in another tab. This tab shows a notice about it until the player plays here. */
const tellOfOtherTab = (page: Page, key: string, script: string): Promise<void> =>
  page.evaluate(
    ([name, text]) => {
      localStorage.setItem(`klondike-kit:${name}`, text);
      dispatchEvent(new StorageEvent('storage'));
    },
    [key, script] as const,
  );

/** The cards and places under the notice, and the elements outside the window. */
const faultsOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const root = document.querySelector('.klondike')?.shadowRoot;
    const parts = [...(root?.querySelectorAll('.card, .slot, .cell, .place, .count, .toolbar') ?? [])];
    const notice = document.querySelector('.notice:last-child')?.getBoundingClientRect();
    if (notice === undefined || notice.height < 20) return ['no notice'];
    // Less than a visible difference: the sizes in Firefox, in sixtieths of a pixel, add up to 800.00002.
    const hair = 0.01;
    const under = parts.filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top + hair;
    });
    const isInside =
      notice.left >= 0 && notice.right <= innerWidth + hair && notice.bottom <= innerHeight + hair;
    return [...(isInside ? [] : ['not in the window']), ...under.map((part) => part.outerHTML.slice(0, 80))];
  });

async function faultsInAllSizes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, ...size } of SIZES) {
    await page.setViewportSize(size);
    faults.push(...(await faultsOn(page)).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

test('a notice never covers a Klondike card, in any window, however long the columns are', async () => {
  const page = await stage.open(gameOf('ulg', LONGEST));
  await tellOfOtherTab(page, 'game', '[Deal "java:1"]\nnew stock');
  expect(await faultsInAllSizes(page)).toEqual([]);
});

test('a notice below a column makes way when the column grows', async () => {
  const page = await stage.open(gameOf('ulg', 't7: Ks; t1: Qd Jc Td 9c 8h 7s 6h 5s 4h 3s 2d; stock: 5d'), {
    viewport: { width: 1280, height: 800 },
  });
  await page.evaluate(() => (location.hash = '#deal=x'));
  await notices(page).waitFor();
  const seen = [await faultsOn(page)];
  const { x, y } = await topOf(page, 't7');
  const queen = await page.getByRole('button', { name: /^queen of diamonds/i }).boundingBox();
  await drag(page, [
    { x: (queen?.x ?? 0) + 20, y: (queen?.y ?? 0) + 8 },
    { x, y },
  ]);
  await ready(page);
  expect([...seen, await movesOf(page), await faultsOn(page)]).toEqual([[], '1 move', []]);
});

test('a short notice fits next to the cards in a common window without resizing the table', async () => {
  const page = await stage.open('#deal=java:11', { viewport: { width: 1280, height: 800 } });
  const table = (): Promise<unknown> => page.locator('#table').boundingBox();
  const before = await table();
  await draw(page);
  await page.evaluate(() => (location.hash = '#deal=java:5'));
  await notices(page).filter({ hasText: 'Your previous game is saved.' }).waitFor();
  expect([await table(), await faultsOn(page)]).toEqual([before, []]);
});

test('a notice never covers a Monte Carlo card, in any window', async () => {
  const page = await stage.open('#game=montecarlo');
  await tellOfOtherTab(page, 'montecarlo', '[Game "montecarlo"]\n[Deal "1"]\ndeal');
  expect(await faultsInAllSizes(page)).toEqual([]);
});

test('a notice covers no card in a replay or in the game that continues it', async () => {
  const page = await stage.open('#deal=java:11', { viewport: { width: 1366, height: 650 } });
  await draw(page);
  await replay(page, readFileSync(inPackage('examples/scripts/win-java-33.klon'), 'utf8'));
  await tellOfOtherTab(page, 'game', '[Deal "java:1"]\nnew stock');
  await slider(page).fill('100');
  const faults = await faultsOn(page);
  await button(page, 'Play from here').click();
  await ready(page);
  expect([faults, await notices(page).innerText(), await faultsOn(page)]).toEqual([
    [],
    expect.stringContaining('Your previous game is saved.'),
    [],
  ]);
});

test.each<[elsewhere: string, go: (page: Page) => Promise<unknown>]>([
  [
    'in a replay',
    (page) => replay(page, readFileSync(inPackage('examples/scripts/win-java-33.klon'), 'utf8')),
  ],
  ['in Monte Carlo', (page) => choose(page, 'Monte Carlo')],
  ['in Monte Carlo by a link', (page) => follow(page, '#game=montecarlo')],
])('the notice about the previous game disappears when the player goes on %s', async (_, go) => {
  const page = await stage.open('#deal=java:11');
  const told = notices(page).filter({ hasText: 'Your previous game is saved.' });
  await draw(page);
  await dealAgain(page);
  const before = await told.count();
  await go(page);
  expect([before, await told.count()]).toEqual([1, 0]);
});

test('a new notice replaces the last one, and a permanent notice comes back after it', async () => {
  const page = await stage.open('#deal=java:11', { permissions: ['clipboard-read', 'clipboard-write'] });
  const seen: (string | undefined)[] = [];
  const look = async (): Promise<unknown> =>
    seen.push(
      ...(await notices(page).filter({ visible: true }).allInnerTexts()).map((text) => text.split(/[.:]/)[0]),
    );
  await page.evaluate(() => (location.hash = '#deal=x'));
  await notices(page).waitFor();
  await look();
  await draw(page);
  await dealAgain(page);
  await look();
  await openSettings(page);
  await button(page, 'Copy script').click();
  await page.getByText('Script copied.').waitFor();
  await look();
  await button(page, 'Dismiss').click();
  await look();
  await button(page, 'Dismiss').click();
  await look();
  expect(seen).toEqual([
    "This link doesn't work",
    'Your previous game is saved',
    'Script copied',
    "This link doesn't work",
  ]);
});

test('a notice waits until a dragged card is dropped before it disappears', async () => {
  const page = await stage.open('#deal=java:11', { viewport: { width: 320, height: 400 } });
  await stopClock(page);
  await draw(page);
  await dealAgain(page);
  await page.clock.runFor(1000);
  const { x, y } = await topOf(page, 't7');
  await grip(page, { x, y });
  await page.mouse.move(x - 30, y + 20, { steps: 4 });
  await page.clock.runFor(60_000);
  const during = await notices(page).count();
  await page.mouse.up();
  await page.clock.runFor(60_000);
  expect([during, await notices(page).count()]).toEqual([1, 0]);
});

test.each([
  [390, 844],
  [320, 568],
])("a notice doesn't cover the longest refusal in a window of %i by %i", async (width, height) => {
  const page = await stage.open('', { viewport: { width, height } });
  await page.keyboard.press('Space');
  await page.evaluate(() => (location.hash = '#deal=java:11'));
  await notices(page).waitFor();
  await drag(page, [await topOf(page, 't7'), await topOf(page, 't1')]);
  const sentence = page.locator('.saying');
  const [said, told] = [await sentence.boundingBox(), await notices(page).boundingBox()];
  const isClear =
    said !== null && told !== null && (said.y >= told.y + told.height || said.y + said.height <= told.y);
  expect([await sentence.innerText(), isClear]).toEqual([
    'On the tableau, red goes on black and black on red.',
    true,
  ]);
});

test("a row that moves a phone's toolbar ignores presses at first, as they were meant for the toolbar", async () => {
  const page = await stage.open('#deal=java:11', { viewport: { width: 390, height: 844 } });
  await draw(page);
  const pressed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const seen = new MutationObserver(() => {
          const notice = document.querySelector('[data-place=row] > .notice');
          if (notice) resolve(getComputedStyle(notice).pointerEvents);
        });
        seen.observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
  );
  await dealAgain(page);
  const atFirst = await pressed;
  await button(page, 'Back to previous game').click();
  expect([atFirst, await movesOf(page)]).toEqual(['none', '1 move']);
});

test('next to the cards in a small window, a notice has its button text on one line', async () => {
  const page = await stage.open('#deal=java:11', { viewport: { width: 1280, height: 720 } });
  await draw(page);
  await page.keyboard.press('n');
  const back = button(page, 'Back to previous game');
  await back.waitFor();
  const place = await page.locator('#notices').getAttribute('data-place');
  expect([place, ((await back.boundingBox())?.height ?? 0) < 40]).toEqual(['free', true]);
});
