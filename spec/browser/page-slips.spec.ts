/** What a slip of the hand, or another tab, would cost: nothing. */
import { expect, test } from '@jest/globals';
import { button, choose, draw, drop, notices, onThePage } from './support/built-page.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

test('after the last undo one press more of its button deals no new game', async () => {
  const page = await stage.open('#deal=java:11');
  await page.keyboard.press('Space');
  await button(page, 'Undo').focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
  const [deal, focused] = await page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    return [root?.querySelector('.deal')?.textContent, root?.activeElement?.textContent];
  });
  expect([deal, focused, await movesOf(page)]).toEqual(['java:11', 'Undo', '0 moves']);
});

test('a tab is told that another has played, and can show its game', async () => {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (let click = 0; click < 3; click++) await draw(other);
  await page.bringToFront();
  await button(page, 'Show its game').click();
  expect(await movesOf(page)).toBe('4 moves');
  expect(await notices(page).innerText()).toContain('The game you left is kept.');
});

test('what another tab has played is told until this one plays, and shown over a replay', async () => {
  const page = await stage.open('#deal=java:11');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await draw(other);
  await page.bringToFront();
  await choose(page, 'Replay this game');
  await button(page, 'Show its game').click();
  const shown = [await movesOf(page), await page.getByRole('slider').count()];
  await draw(other);
  const told = await button(page, 'Show its game').isVisible();
  await draw(page);
  expect([shown, told, await button(page, 'Show its game').count()]).toEqual([['1 move', 0], true, 0]);
});

test('what is read out first is the table, and no other', async () => {
  const page = await stage.open('#deal=java:11');
  expect(await page.locator('.status').innerText()).toMatch(/^On the tableau two of diamonds, .*; 0 moves$/);
});

test('text selected beyond the edge of a dialog does not close it', async () => {
  const page = await stage.open('#deal=java:11');
  await choose(page, 'Deal…');
  const { x = 0, y = 0 } = (await page.getByRole('textbox').boundingBox()) ?? {};
  await page.mouse.move(x + 60, y + 10);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 3 });
  await page.mouse.up();
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
  await page.mouse.click(5, 5);
  expect(await page.getByRole('dialog').isVisible()).toBe(false);
});

test('the way back is in the menu once there is one', async () => {
  const page = await stage.open('#deal=java:11');
  await button(page, 'Menu').click();
  const before = await button(page, 'Back to the game before').count();
  await page.keyboard.press('Escape');
  await draw(page);
  await button(page, 'New game').click();
  await button(page, 'Dismiss').click();
  await choose(page, 'Back to the game before');
  expect([before, await movesOf(page)]).toEqual([0, '1 move']);
});

test('a link is told as another table, not as a carry', async () => {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  await page.evaluate(() => (location.hash = 'deal=java:33'));
  await page.waitForFunction(() => location.hash === '');
  const said = await page.locator('.status').innerText();
  expect(said).toMatch(/^Another table; on the tableau .*; 0 moves$/);
});

test.each([
  { width: 320, height: 200 },
  { width: 640, height: 256 },
  { width: 844, height: 320 },
])('the buttons of a replay can be pressed in a window of %j', async (viewport) => {
  const page = await stage.open('#deal=java:11', { viewport });
  await drop(page, ['game.klon', '[Deal "java:11"]\nnew t4>t6 stock']);
  for (const name of ['Forward', 'Last event', 'Close']) await button(page, name).click({ timeout: 2000 });
  expect(await page.getByRole('slider').count()).toBe(0);
});
