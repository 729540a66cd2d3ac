/** A whole game, won and taken back move by move, in each of the ways a player has. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Player } from './support/players.js';
import { fingerPlayer, frameOf, keyboardPlayer, mousePlayer } from './support/players.js';
import { PATIENCE, inChromium } from './support/stage.js';
import { readWholeGame } from './support/whole-game.js';

const { deal, dealt, steps } = readWholeGame('win-java-11');

const TABLE = `spec/browser/pages/tables.html?deal=${deal}`;

const TELEPHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const stage = inChromium();

const banner = (page: Page) => page.getByRole('group', { name: 'Won', exact: true });

/** @throws Error where something else is seen than after the script's event */
async function play(page: Page, player: Player): Promise<void> {
  await player.newGame();
  await expectSeen(page, dealt, 'New game');
  for (const { event, carry, after } of steps) {
    await (carry === undefined ? player.draw() : player.carry(carry));
    await expectSeen(page, after, event);
  }
}

/** @throws Error where something else is seen than before the script's event */
async function takeBack(page: Page, player: Player): Promise<void> {
  const frames = [dealt, ...steps.map(({ after }) => after)].slice(0, -1);
  for (const frame of frames.reverse()) {
    await player.undo();
    await expectSeen(page, frame, 'undo');
  }
}

async function expectSeen(page: Page, frame: string, event: string): Promise<void> {
  const seen = await frameOf(page);
  if (seen !== frame)
    throw new Error(`after ${event} there must be seen:\n${frame}\n\nbut there is:\n${seen}`);
}

test(
  'with the mouse',
  async () => {
    const page = await stage.open(TABLE, { reducedMotion: 'reduce' });
    const player = mousePlayer(page);
    await play(page, player);
    expect(await banner(page).innerText()).toContain('You have won in 100 moves.');
    await takeBack(page, player);
    expect(await frameOf(page)).toBe(dealt);
  },
  PATIENCE,
);

test(
  'with the keyboard, while the cards still fly',
  async () => {
    const page = await stage.open(TABLE, { reducedMotion: 'no-preference' });
    const player = keyboardPlayer(page);
    await page.keyboard.press('Tab');
    await play(page, player);
    expect(await banner(page).innerText()).toContain('You have won in 100 moves.');
    await takeBack(page, player);
    expect(await frameOf(page)).toBe(dealt);
  },
  PATIENCE,
);

test(
  'with a finger, on a telephone',
  async () => {
    const page = await stage.open(TABLE, { ...TELEPHONE, reducedMotion: 'reduce' });
    const player = fingerPlayer(page, await page.context().newCDPSession(page));
    await play(page, player);
    expect(await banner(page).innerText()).toContain('You have won in 100 moves.');
    await takeBack(page, player);
    expect(await frameOf(page)).toBe(dealt);
  },
  PATIENCE,
);
