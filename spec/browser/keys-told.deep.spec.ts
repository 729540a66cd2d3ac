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

const DRAG = 'Drag cards, or press one and then the pile it goes to.';

test.each<[click: SettingValues['click'], enter: string, sentence: string]>([
  [
    'always',
    'as a click: send cards, pick up, put down',
    'One click sends cards to the best place, or else picks them up.',
  ],
  [
    'foundations',
    'as a click: send up, pick up, put down',
    'One click sends cards to the foundations, or else picks them up.',
  ],
  ['off', 'as a click: pick up, put down', 'A double click sends cards to the foundations.'],
])('one-click moves: %s', async (click, enter, sentence) => {
  expect(await told('ulg', click)).toEqual([enter, DRAG, sentence]);
});

test("with course rules for two clicks, the settings don't matter", async () => {
  expect(await told('ksu', 'always')).toEqual([
    'as a click: pick up, put down',
    'Click a card, then the pile it goes to.',
  ]);
});
