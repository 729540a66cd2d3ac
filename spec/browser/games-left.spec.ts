/** Games that are left on the page: each house goes on with its own. */
import { expect, test } from '@jest/globals';
import { HEAD, choose, draw, notices, onThePage, stored } from './support/built-page.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

const ELEVEN = `${HEAD}[Deal "java:11"]\nnew stock stock stock`;

test('java:11 is there again after a game in another house, and that one, too', async () => {
  const page = await stage.open('#deal=java:11');
  for (let click = 0; click < 3; click++) await draw(page);
  await choose(page, 'Selections (York 2021)');
  await page.keyboard.press('Space');
  const york = await stored(page, 'game');
  await choose(page, 'Klondike');
  const klondike = [await movesOf(page), await stored(page, 'game')];
  await choose(page, 'Selections (York 2021)');
  await page.reload();
  expect([klondike, await movesOf(page), await stored(page, 'game'), await notices(page).count()]).toEqual([
    ['3 moves', `${ELEVEN}\n`],
    '1 move',
    york,
    0,
  ]);
});
