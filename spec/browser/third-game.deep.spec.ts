/** A third game on the page: a folder of specs, and a line in the page's list of games. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, choose, follow, onThePage, reload, slider, step } from './support/built-page.js';

const stage = onThePage('spec/browser/pages/third-game.ts');

const HEAD = '[Game "stairs"]\n[Deal "java:1"]\n';

const shown = (page: Page): Promise<string> => page.locator('.table p').innerText();

const kept = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('klondike-kit:2:game/stairs/stairs'));

test('a third game can be chosen in the menu, played, undone and redone, saved, replayed and continued', async () => {
  const page = await stage.open('', { permissions: ['clipboard-read', 'clipboard-write'] });
  await choose(page, 'Stairs');
  const chosen = [await page.title(), await shown(page)];
  await follow(page, '#game=stairs&deal=java:1');
  const seen = [await shown(page)];
  await button(page, 'Skip').click();
  for (const key of ['s', 'u', 'Control+y', 'u']) {
    await page.keyboard.press(key);
    seen.push(await shown(page));
  }
  await button(page, 'Take').click();
  expect([chosen, seen, await page.locator('.saying').innerText()]).toEqual([
    ['Stairs', expect.stringMatching(/^Pile: ..\. Deck: .., 51 left\.$/)],
    ['Jc', 'Ac', '9s', 'Ac', '9s'].map((open) => `Pile: 5d. Deck: ${open}, 51 left.`),
    'This card is neither one higher nor one lower.',
  ]);

  await reload(page);
  const after = [await page.title(), await shown(page), await kept(page)];
  await page.keyboard.press('y');
  expect([after, await shown(page)]).toEqual([
    ['Stairs', 'Pile: 5d. Deck: 9s, 51 left.', `${HEAD}new skip skip undo redo undo\n`],
    'Pile: 5d. Deck: Ac, 51 left.',
  ]);

  await choose(page, 'Replay');
  const first = [await step(page), await shown(page)];
  await slider(page).press('ArrowRight');
  const second = [await step(page), await shown(page)];
  await button(page, 'Play from here').click();
  expect([first, second, await shown(page), await kept(page)]).toEqual([
    ['Move 0 of 6', 'Pile: 5d. Deck: Jc, 51 left.'],
    ['Move 1 of 6', 'Pile: 5d. Deck: 9s, 51 left.'],
    'Pile: 5d. Deck: 9s, 51 left.',
    `${HEAD}new skip\n`,
  ]);

  await choose(page, 'Copy link');
  await page.getByText('Link copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${page.url()}#game=stairs&deal=java:1`,
  );
  await choose(page, 'Klondike');
  const left = await page.title();
  await choose(page, 'Stairs');
  expect([left, await kept(page)]).toEqual(['Klondike', `${HEAD}new skip\n`]);
});
