/** The player redoes moves on the page by key and through its button, in both games. The script records each redo. */
import { expect, test } from '@jest/globals';
import { click } from './montecarlo/support/grid.js';
import { onThePage, stored } from './support/built-page.js';

const stage = onThePage();

test('redoes moves in Klondike', async () => {
  const page = await stage.open('#deal=java:11');
  const moves = (): Promise<string> => page.locator('.moves').innerText();
  const seen: string[] = [];
  for (const key of [
    'Space',
    'Space',
    'Control+z',
    'Control+z',
    'Control+y',
    'Control+Shift+Z',
    'Control+y',
  ]) {
    await page.keyboard.press(key);
    seen.push(await moves());
  }
  const told = await page.locator('.saying').innerText();
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  seen.push(await moves());
  expect([seen, told, (await stored(page, 'game'))?.split('\n').at(-2)]).toEqual([
    ['1 move', '2 moves', '1 move', '0 moves', '1 move', '2 moves', '2 moves', '2 moves'],
    "There's no move to redo.",
    'new stock stock undo undo redo redo undo redo',
  ]);
});

test('redoes moves in Monte Carlo', async () => {
  const page = await stage.open('#game=montecarlo');
  await click(page, 'c1', 'b2');
  for (const key of ['c', 'u', 'y', 'u', 'u', 'Control+y']) await page.keyboard.press(key);
  const kept = await stored(page, 'montecarlo');
  expect(kept?.split('\n').at(-2)).toBe('deal c1 b2 consolidate undo redo undo undo redo');
});

test('course rules without undo have no redo either', async () => {
  const page = await stage.open('#rules=ksu&deal=dotnet:17');
  expect(await page.getByRole('button', { name: 'Redo' }).count()).toBe(0);
});
