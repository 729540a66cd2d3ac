/** The list of keys explains Enter and clicks, according to the player's settings. */
import { expect, test } from '@jest/globals';
import type { SettingValues } from '../../src/core/settings.js';
import { atTheHouses, gameOf } from './support/house-page.js';

const stage = atTheHouses();

/** The entry for Enter, and the first two sentences below the list. */
async function told(house: string, click: SettingValues['click']): Promise<unknown> {
  const page = await stage.open(gameOf(house, 'java:7'), { set: { click } });
  await page.keyboard.press('?');
  const list = page.locator('dialog.panel');
  await list.locator('table').waitFor();
  const enter = await list
    .locator('tr', { hasText: /^Enter/ })
    .locator('td')
    .innerText();
  const sentences = (await list.locator('table + p').innerText()).split(/(?<=\.) /);
  return [enter, ...sentences.slice(0, 2)];
}

const DRAG = 'Drag cards, or click one and then the pile to move it to.';

test.each<[click: SettingValues['click'], enter: string, sentence: string]>([
  ['always', 'move, pick up or put down', 'One click moves cards to the best place, or picks them up.'],
  [
    'foundations',
    'move to a foundation, pick up or put down',
    'One click moves cards to a foundation, or picks them up.',
  ],
  ['off', 'pick up or put down', 'A double click moves cards to a foundation.'],
])('one-click moves: %s', async (click, enter, sentence) => {
  expect(await told('ulg', click)).toEqual([enter, DRAG, sentence]);
});

test("with course rules that need two clicks, the settings don't matter", async () => {
  expect(await told('ksu', 'always')).toEqual([
    'pick up or put down',
    'Click a card, then the pile to move it to.',
  ]);
});
