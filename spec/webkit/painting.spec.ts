/**
 * Compares the pixels that WebKit has painted with a complete repaint: no part of a card may stay behind at its old place, or be
 * missing at the new one.
 */
import { expect, test } from '@jest/globals';
import { gripOf, topOf } from '../browser/support/table.js';
import { drawn } from './support/on-page.js';
import type { Picture } from './support/screen.js';
import { countDifferences } from './support/screen.js';
import { inWebKit, serveBuiltPage } from './support/stage.js';
import type { WebKitPage } from './support/webkit-page.js';

const stage = inWebKit(serveBuiltPage);

async function paintedOn(page: WebKitPage): Promise<Picture> {
  await drawn(page);
  await new Promise((resolve) => setTimeout(resolve, 300));
  return stage.driver().picture();
}

/** Repaints everything by changing the scale of the page and changing it back. */
async function paintedAnew(page: WebKitPage): Promise<Picture> {
  await page.evaluate(() => document.documentElement.style.setProperty('transform', 'scale(.5)'));
  await drawn(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('transform'));
  return paintedOn(page);
}

/** Resolves once no card moves. */
const landed = (page: WebKitPage): Promise<void> =>
  page.evaluate(async () => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    await Promise.all(root?.getAnimations().map(({ finished }) => finished) ?? []);
  });

/** Drags a card step by step, waits until each step is painted, and doesn't drop it. */
async function carrySlowly(page: WebKitPage): Promise<void> {
  const [from, to] = [await gripOf(page, 't4', 1), await topOf(page, 't7')];
  const steps = 24;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await drawn(page);
  }
}

/**
 * Of 255. Partly repainted signs differ by up to 82 at their edges, and a trace of the ring differs by more than 150.
 */
const TRACE = 120;

/** Of 255. After a move, edges differ by up to 13; a missing edge differs by 92. */
const EDGE = 40;

test('leaves no trace of a dragged card', async () => {
  const page = await stage.open('#deal=java:11');
  await carrySlowly(page);
  const held = await paintedOn(page);
  expect(countDifferences(held, await paintedAnew(page), TRACE)).toBe(0);
});

test('paints all edges of the cards after the deal', async () => {
  const page = await stage.open('#deal=java:11', { motion: true });
  await landed(page);
  const dealt = await paintedOn(page);
  expect(countDifferences(dealt, await paintedAnew(page), EDGE)).toBe(0);
});
