/** A slip of the hand or another tab never costs a game. */
import { expect, test } from '@jest/globals';
import {
  button,
  choose,
  draw,
  follow,
  isAtTable,
  notices,
  onThePage,
  openSettings,
  replay,
  slider,
  step,
  dealAgain,
  openNewGame,
} from './support/built-page.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

test('another press on Undo after the last undo deals no new game', async () => {
  const page = await stage.open('#deal=java:11');
  await page.keyboard.press('Space');
  await button(page, 'Undo').focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
  const [deal, focused] = await page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    return [root?.querySelector('.deal')?.textContent, root?.activeElement?.textContent];
  });
  expect([deal, focused, await movesOf(page)]).toEqual(['Draw 3 · Winnable · Easy', 'Undo', '0 moves']);
});

test("Space doesn't repeat a pointer's press on a button in a notice, a replay or a form", async () => {
  const page = await stage.open('#deal=java:11');
  const space = async (): Promise<string> => {
    await page.keyboard.press('Space');
    return movesOf(page);
  };
  await draw(page);
  await dealAgain(page);
  await button(page, 'Dismiss').click();
  const seen = [await space()];
  await dealAgain(page);
  await button(page, 'Back to previous game').click();
  seen.push(await space());
  await choose(page, 'Replay');
  await button(page, 'Forward').click();
  await page.keyboard.press('Space');
  seen.push(
    String(await step(page)),
    `${await slider(page).evaluate((one) => one === document.activeElement)}`,
  );
  await button(page, 'Close').click();
  seen.push(await space());
  await choose(page, 'Clicks (Kansas State)');
  await page.getByRole('button', { name: /^Seed: \d+$/ }).click();
  await button(page, 'OK').click();
  seen.push(await space());
  expect(seen).toEqual(['1 move', '2 moves', 'Move 1 of 2', 'true', '3 moves', '1 move']);
});

test('a button keeps the focus after it is pressed with a key', async () => {
  const page = await stage.open('#deal=java:11');
  await choose(page, 'Replay');
  await button(page, 'Forward').focus();
  await page.keyboard.press('Enter');
  expect(await button(page, 'Forward').evaluate((one) => one === document.activeElement)).toBe(true);
});

test('the focus returns to the table after a dialog that shows text to copy', async () => {
  const page = await stage.open('#deal=java:11', {
    before: () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  });
  await choose(page, 'Copy script');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(await isAtTable(page)).toBe(true);
});

test('a tab reports that another tab has played, and can show that game', async () => {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (let click = 0; click < 3; click++) await draw(other);
  await page.bringToFront();
  await button(page, 'Show that game').click();
  expect(await movesOf(page)).toBe('4 moves');
  expect(await notices(page).innerText()).toContain('Your previous game is saved.');
});

test('the notice about another tab stays until the player plays here, even over a replay', async () => {
  const page = await stage.open('#deal=java:11');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await draw(other);
  await page.bringToFront();
  await choose(page, 'Replay');
  await button(page, 'Show that game').click();
  const shown = [await movesOf(page), await page.getByRole('slider').count()];
  await draw(other);
  // The browser may take a while to tell one tab what another has stored.
  await button(page, 'Show that game').waitFor();
  await draw(page);
  expect([shown, await button(page, 'Show that game').count()]).toEqual([['1 move', 0], 0]);
});

test('the first announcement is about the right table', async () => {
  const page = await stage.open('#deal=java:11');
  expect(await page.locator('.status').innerText()).toMatch(/^On the tableau two of diamonds, .*; 0 moves$/);
});

test("selecting text beyond the edge of a dialog doesn't close it", async () => {
  const page = await stage.open('#deal=java:11');
  await openNewGame(page);
  const { x = 0, y = 0 } = (await page.getByRole('textbox').boundingBox()) ?? {};
  await page.mouse.move(x + 60, y + 10);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 3 });
  await page.mouse.up();
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
  await page.mouse.click(5, 5);
  expect(await page.getByRole('dialog').isVisible()).toBe(false);
});

test('the menu offers a way back if a previous game exists', async () => {
  const page = await stage.open('#deal=java:11');
  await openSettings(page);
  const before = await button(page, 'Back to previous game').count();
  await page.keyboard.press('Escape');
  await draw(page);
  await dealAgain(page);
  await button(page, 'Dismiss').click();
  await choose(page, 'Back to previous game');
  expect([before, await movesOf(page)]).toEqual([0, '1 move']);
});

test('a link is announced as a new game, not as a move', async () => {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  await follow(page, 'deal=java:33');
  const said = await page.locator('.status').innerText();
  expect(said).toMatch(/^New game; on the tableau .*; 0 moves$/);
});

test.each([
  { width: 320, height: 200 },
  { width: 640, height: 256 },
  { width: 844, height: 320 },
])('the buttons of a replay can be pressed in a window of %j', async (viewport) => {
  const page = await stage.open('#deal=java:11', { viewport });
  await replay(page, '[Deal "java:11"]\nnew t4>t6 stock');
  for (const name of ['Forward', 'Last move', 'Close']) await button(page, name).click();
  expect(await page.getByRole('slider').count()).toBe(0);
});

test("the toolbar and About don't show a deal that is a layout, because it has hidden cards", async () => {
  const page = await stage.open('#deal=stock:+As+2s;+t1:+3c+7h+|+6s');
  const named = await page.locator('.deal').innerText();
  const download = page.waitForEvent('download');
  await choose(page, 'Save script');
  const file = (await download).suggestedFilename();
  await choose(page, 'About…');
  await page.getByRole('dialog', { name: 'About' }).waitFor();
  expect([named, file, await page.getByRole('dialog').innerText()]).toEqual([
    'Draw 3 · custom layout',
    'klondike-custom-layout.klon',
    expect.stringContaining('Deal: custom layout.'),
  ]);
});
