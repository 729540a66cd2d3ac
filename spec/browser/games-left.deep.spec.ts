/** Unfinished games. Each house continues its own game, and a dialog lists the others. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { AxeRules } from './support/axe.js';
import { LOOKS, faultsOfDialog } from './support/dialog-looks.js';
import {
  HEAD,
  button,
  choose,
  draw,
  isAtTable,
  notices,
  onThePage,
  ready,
  reload,
  stored,
  dealAgain,
} from './support/built-page.js';
import { pictureOf } from './support/picture.js';
import { testSideBySide } from './support/side-by-side.js';
import type { Opening } from './support/stage.js';
import { movesOf } from './support/table.js';
import { click } from './montecarlo/support/grid.js';

const stage = onThePage();

const ELEVEN = `${HEAD}[Deal "java:11"]\nnew stock stock stock`;
const NAME = 'Monte Carlo';
const LEFT = 'Unfinished games…';

/** The rows of the list as screen readers read them. */
const rowsOn = (page: Page): Promise<string[]> =>
  page
    .getByRole('dialog', { name: 'Unfinished games' })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.textContent));

test('java:11 is still there after a game in another house, and that game also stays', async () => {
  const page = await stage.open('#deal=java:11');
  for (let click = 0; click < 3; click++) await draw(page);
  await choose(page, 'Selections (York 2021)');
  await page.keyboard.press('Space');
  const york = await stored(page, 'game');
  await choose(page, 'Klondike');
  const klondike = [await movesOf(page), await stored(page, 'game')];
  await choose(page, 'Selections (York 2021)');
  await reload(page);
  expect([klondike, await movesOf(page), await stored(page, 'game'), await notices(page).count()]).toEqual([
    ['3 moves', `${ELEVEN}\n`],
    '1 move',
    york,
    0,
  ]);
});

test('the keyboard alone brings back a game of four moves after two new games, a draw and Back', async () => {
  const page = await stage.open('#deal=java:11', { timezoneId: 'UTC' });
  await page.clock.setFixedTime(Date.UTC(2026, 0, 31, 9, 5));
  for (const key of '    nn '.split('')) await page.keyboard.press(key);
  await choose(page, 'Back to previous game');
  const back = await movesOf(page);
  await page.keyboard.press('n');
  await button(page, 'Settings').press('Enter');
  await ready(page);
  await button(page, LEFT).press('Enter');
  await ready(page);
  const rows = await rowsOn(page);
  await page.keyboard.press('Escape');
  const closed = await isAtTable(page);
  await choose(page, LEFT);
  for (const key of ['n', 'Tab', 'Enter']) await page.keyboard.press(key);
  expect([back, rows, closed, await movesOf(page), await isAtTable(page)]).toEqual([
    '4 moves',
    [
      'Klondike, #11 4 moves, last played Jan 31, 2026, 9:05 AM',
      expect.stringMatching(/^Klondike, #\d+ 1 move, last played Jan 31, 2026, 9:05 AM$/),
    ],
    true,
    '1 move',
    true,
  ]);
});

test('choosing a game from another table adds the game in play to the list', async () => {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  await dealAgain(page);
  await choose(page, NAME);
  await click(page, 'c1', 'b2');
  await choose(page, LEFT);
  await page.getByRole('dialog').getByRole('button', { name: /#11/ }).click();
  const shown = [await page.title(), await movesOf(page), await page.getByRole('dialog').count()];
  await choose(page, LEFT);
  expect([shown, await rowsOn(page)]).toEqual([
    ['Klondike', '1 move', 0],
    [expect.stringMatching(/^Monte Carlo, game 12345 score 2, last played /)],
  ]);
});

const HOUSES = ['ulg', 'ycp-selection', 'ycp-text', 'ksu', 'elsewhere'];

/** A full list with the longest possible rows. */
const FULL = JSON.stringify(
  [...HOUSES, ...HOUSES].map((house, index) => ({
    game: house === 'elsewhere' ? 'montecarlo' : 'klondike',
    house: house === 'elsewhere' ? 'umbc' : house,
    deal: `java:-14051${index}73709551616`,
    standing: 10 ** index,
    left: Date.UTC(2026, 11, 28, 22, 48),
    script: `game ${index}`,
  })),
);

/** The accessibility faults of the dialog, and the parts that stick out of it. */
async function faultsIn(look: string, opening: Opening, rules: AxeRules): Promise<string[]> {
  const page = await stage.open('', { stored: { 'klondike-kit:2:left': FULL }, ...opening });
  await choose(page, LEFT);
  await pictureOf(page, `games left, ${look}`);
  return faultsOfDialog(page, page.getByRole('dialog'), rules);
}

describe('axe-core finds nothing wrong with a full list, and nothing sticks out of its dialog', () => {
  testSideBySide(
    Object.fromEntries(LOOKS.map(([look, opening, rules]) => [look, () => faultsIn(look, opening, rules)])),
    [],
  );
});
