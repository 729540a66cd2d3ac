/** A whole game in WebKit, won with the mouse and with the keyboard. */
import { expect, test } from '@jest/globals';
import type { Player } from '../browser/support/players.js';
import { keyboardPlayer, mousePlayer } from '../browser/support/players.js';
import { frameOf } from '../browser/support/table.js';
import { readWholeGame } from '../browser/support/whole-game.js';
import { textOf } from './support/on-page.js';
import { inWebKit } from './support/stage.js';
import type { WebKitPage } from './support/webkit-page.js';

const { deal, dealt, steps } = readWholeGame('win-java-11');

const TABLE = `spec/browser/pages/tables.html?deal=${deal}`;

const stage = inWebKit();

/** The frames that differ from the script's, if any. */
async function play(page: WebKitPage, player: Player): Promise<string> {
  for (const { event, carry, after } of steps) {
    await (carry === undefined ? player.draw() : player.carry(carry));
    const seen = await frameOf(page);
    if (seen !== after) return `after ${event}:\n${seen}`;
  }
  return '';
}

/** The errors, the announcement, and the frame after undoing the last event. */
async function playThrough(page: WebKitPage, player: Player): Promise<readonly unknown[]> {
  await player.newGame();
  const before = await frameOf(page);
  const fault = await play(page, player);
  const [announced] = (await textOf(page, '.won')).split('\n');
  await player.undo();
  return [before, fault, announced, await frameOf(page)];
}

const PLAYED = [dealt, '', 'You won!', steps.at(-2)?.after];

test('wins a game with drags', async () => {
  const page = await stage.open(TABLE);
  expect(await playThrough(page, mousePlayer(page))).toEqual(PLAYED);
});

test('wins a game with keys while cards still move', async () => {
  const page = await stage.open(TABLE, { motion: true });
  await page.keyboard.press('Tab');
  expect(await playThrough(page, keyboardPlayer(page))).toEqual(PLAYED);
});
