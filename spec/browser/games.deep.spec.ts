/** Wins a whole game and undoes it move by move, with each way of playing. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Player } from './support/players.js';
import { fingerPlayer, keyboardPlayer, mousePlayer } from './support/players.js';
import { testSideBySide } from './support/side-by-side.js';
import { inChromium } from './support/stage.js';
import { frameOf, winOn } from './support/table.js';
import { expectSeen, playWholeGame, readWholeGame } from './support/whole-game.js';

const GAME = readWholeGame('win-java-11');
const { deal, dealt, steps } = GAME;

const TABLE = `spec/browser/pages/tables.html?deal=${deal}`;

const TELEPHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const STILL: BrowserContextOptions = { reducedMotion: 'reduce' };

const stage = inChromium();

/** @throws Error if the table differs from the script */
async function takeBack(page: Page, player: Player): Promise<void> {
  const frames = [dealt, ...steps.map(({ after }) => after)].slice(0, -1);
  for (const frame of frames.reverse()) {
    await player.undo();
    await expectSeen(page, frame, 'undo');
  }
}

/** The announcement at the end, and the table after all moves are undone. */
async function playThrough(page: Page, player: Player): Promise<readonly unknown[]> {
  await playWholeGame(page, player, GAME);
  const announced = await winOn(page);
  await takeBack(page, player);
  return [announced, await frameOf(page)];
}

testSideBySide(
  {
    'with the mouse': async () => {
      const page = await stage.open(TABLE, STILL);
      return playThrough(page, mousePlayer(page));
    },
    'with the keyboard, while cards still fly': async () => {
      const page = await stage.open(TABLE, { reducedMotion: 'no-preference' });
      await page.keyboard.press('Tab');
      return playThrough(page, keyboardPlayer(page));
    },
    'with a finger, on a phone': async () => {
      const page = await stage.open(TABLE, { ...STILL, ...TELEPHONE });
      return playThrough(page, fingerPlayer(page, await page.context().newCDPSession(page)));
    },
  },
  ['You won! 100 moves', dealt],
);
