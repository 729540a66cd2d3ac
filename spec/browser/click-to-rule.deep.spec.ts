/** How far it is from a click to the rules that judge it. */
import { expect, test } from '@jest/globals';
import type {} from './pages/click-to-rule.js';
import { inChromium } from './support/stage.js';

const stage = inChromium();

/** Outermost first. The one after the last is `play`, of the rules. */
const WAY = [
  'HTMLDivElement.<anonymous>',
  'Play.press',
  'Play.pressFirst',
  'Play.draw',
  'Play.reportPlain',
  'Object.report',
  'BrowserView.report',
  'Hearing.report',
  'Player.report',
  'deliver',
  'Object.clickStock',
  'Object.emit',
  'Array.map',
  'a function',
  'GameSession.play',
  'KlondikeSeat.play',
  'KlondikeController.clickStock',
  'KlondikeController.attempt',
  'prototype.play',
];

test('a click on the stock reaches the rules in at most 20 frames, by one bus and one delivery', async () => {
  const page = await stage.open('spec/browser/pages/click-to-rule.html');
  await page.getByRole('button', { name: /^Stock/ }).click();
  expect(await page.evaluate(() => globalThis.wayToRule)).toEqual(WAY);
  expect(WAY.length).toBeLessThan(20);
});
