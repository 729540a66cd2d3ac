/** Runs the touch specs from `spec/browser` in Firefox. */
import { expect, test } from '@jest/globals';
import type { CardMove } from 'klondike-kit';
import type { Page } from 'puppeteer-core';
import { siteServer } from '../../src/cli/serve/site-server.js';
import { readSite } from '../../src/cli/serve/site.js';
import type { Point } from '../browser/pages/points.js';
import { bundle, inPackage } from '../browser/support/bundle.js';
import { siteOf } from '../browser/support/site.js';
import { chosenOn, frameOf, gripOf, toolOf, topOf } from '../browser/support/table.js';
import { serveTestPages } from '../browser/support/test-pages.js';
import { readWholeGame } from '../browser/support/whole-game.js';
import type { FingerPage } from './support/fingers.js';
import { tap, withFingers } from './support/fingers.js';

const openTable = withFingers(serveTestPages);

const openBuilt = withFingers(() => siteOf(siteServer(readSite(inPackage('dist/page.zip')) ?? new Map())));

async function dealt(): Promise<FingerPage> {
  const opened = await openTable('spec/browser/pages/tables.html?deal=java:11');
  await tap(opened.page, await toolOf(opened.seen, 'New game'));
  return opened;
}

async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await page.touchscreen.touchStart(from.x, from.y);
  await finger.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await finger.move(to.x, to.y);
  await finger.end();
}

async function carry({ page, seen }: FingerPage, { from, count, to }: CardMove): Promise<void> {
  const grip = await gripOf(seen, from, count);
  if (count > 1) return swipe(page, grip, await topOf(seen, to));
  await tap(page, grip);
  await tap(page, await topOf(seen, to));
}

const movesOf = async ({ seen }: FingerPage): Promise<string | undefined> =>
  /moves: (\d+)/.exec(await frameOf(seen))?.[1];

test('wins a whole game with a finger', async () => {
  const opened = await dealt();
  const { steps } = readWholeGame('win-java-11');
  let seen = '';
  for (const step of steps) {
    await (step.carry === undefined
      ? tap(opened.page, await topOf(opened.seen, 'stock'))
      : carry(opened, step.carry));
    seen = await frameOf(opened.seen);
    if (seen !== step.after) throw new Error(`after ${step.event}, the table shows:\n${seen}`);
  }
  expect(seen).toContain('won');
});

test('accepts a tap after a swipe', async () => {
  const opened = await dealt();
  const { page, seen } = opened;
  const [from, to, stock] = [await topOf(seen, 't4'), await topOf(seen, 't6'), await topOf(seen, 'stock')];
  await swipe(page, from, to);
  await tap(page, stock);
  expect(await movesOf(opened)).toBe('2');
});

test('a tap on the stock puts the picked-up card back and draws', async () => {
  const opened = await dealt();
  const { page, seen } = opened;
  await tap(page, await topOf(seen, 't4'));
  const held = await chosenOn(seen);
  await tap(page, await topOf(seen, 'stock'));
  expect([held, await chosenOn(seen), await movesOf(opened)]).toEqual(['t4: 4h', '', '1']);
});

test("a second finger doesn't disturb the first", async () => {
  const opened = await dealt();
  const { page, seen } = opened;
  const [from, to, other] = [await topOf(seen, 't4'), await topOf(seen, 't6'), await topOf(seen, 't7')];
  const first = await page.touchscreen.touchStart(from.x, from.y);
  await first.move((from.x + to.x) / 2, from.y);
  const second = await page.touchscreen.touchStart(other.x, other.y);
  await first.move(to.x, to.y);
  await first.end();
  await second.end();
  expect(await movesOf(opened)).toBe('1');
});

test('moves with two taps in a house that is played with clicks', async () => {
  const { page, seen } = await openBuilt('#rules=ksu&deal=dotnet:17');
  await page.evaluate(await bundle('spec/browser/pages/built-table-reader.ts'));
  for (const pile of ['t5', 't3'] as const) await tap(page, await topOf(seen, pile));
  const kept = await page.evaluate(() => localStorage.getItem('klondike-kit:2:game/klondike/ksu'));
  expect(kept?.split('\n').at(-2)).toBe('new t5>t3');
});
