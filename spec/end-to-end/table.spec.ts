/** Follows a click on a table in a browser to the rules. The deep specs in `spec/browser` test the rest. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFaults } from '../browser/support/axe.js';
import { describeInBrowser } from '../browser/support/describe-in-browser.js';
import { testConformance } from '../browser/support/kit.js';
import type { Player } from '../browser/support/players.js';
import { clickPlayer, keyboardPlayer } from '../browser/support/players.js';
import { testSideBySide } from '../browser/support/side-by-side.js';
import { inChromium } from '../browser/support/stage.js';
import { winOn } from '../browser/support/table.js';
import { playWholeGame, readWholeGame } from '../browser/support/whole-game.js';

/** Outermost first. The last one calls `play` in the model. */
const WAY = [
  'HTMLDivElement.<anonymous>',
  'PlaySession.do',
  'PlaySession.perform',
  'TableAssistance.report',
  'BrowserView.report',
  'EventSpeech.report',
  'Player.report',
  'deliver',
  'Object.clickStock',
  'GameSession.play',
  'KlondikeSeat.play',
  'KlondikeController.clickStock',
  'EventRecorders.during',
  'KlondikeController.attempt',
  'prototype.play',
];

const GAME = readWholeGame('win-java-11');

describeInBrowser('a table', () => {
  const stage = inChromium();

  test('passes a click on the stock to the rules in at most 15 calls', async () => {
    const page = await stage.open('spec/browser/pages/click-to-rule.html');
    await page.getByRole('button', { name: /^Stock/ }).click();
    expect(await page.evaluate(() => globalThis.wayToRule)).toEqual(WAY);
    expect(WAY.length).toBeLessThanOrEqual(15);
  });

  describe('keeps the contract of a view', () => {
    testConformance(stage, 'spec/browser/pages/browser-view-checks.html');
  });

  describe('plays a whole game', () => {
    const winWith = (playerOf: (page: Page) => Player) => async (): Promise<string> => {
      const page = await stage.open(`spec/browser/pages/tables.html?deal=${GAME.deal}`, {
        reducedMotion: 'reduce',
        set: { click: 'off' },
      });
      await page.keyboard.press('Tab');
      await playWholeGame(page, playerOf(page), GAME);
      return winOn(page);
    };

    testSideBySide(
      {
        'by clicks': winWith((page) => clickPlayer(page, (x, y) => page.mouse.click(x, y))),
        'by keys': winWith(keyboardPlayer),
      },
      'You won! 100 moves',
    );
  });

  test("passes axe's checks, with cards dealt and one card picked up", async () => {
    const page = await stage.open('spec/browser/pages/tables.html?deal=java:11', { reducedMotion: 'reduce' });
    for (const key of ['Tab', 'n', '4', 'Enter']) await page.keyboard.press(key);
    expect(await axeFaults(page)).toEqual([]);
  });
});
