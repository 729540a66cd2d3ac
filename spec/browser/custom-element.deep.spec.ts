/** Tests `examples/custom-element.ts`, the view that readers start from, in Chromium. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readWinningScript } from '../support/winning-script.js';
import { axeFaults } from './support/axe.js';
import { inChromium } from './support/stage.js';
import { testConformance } from './support/kit.js';

const EXAMPLE = 'examples/custom-element.html';

const { deal, events } = readWinningScript('win-java-11');

const stage = inChromium();

describe('the custom element follows the contract', () => {
  testConformance(stage, 'spec/browser/pages/custom-element-checks.html');
});

/** Nothing on the page moves, so no press has to wait. */
const AT_ONCE = { force: true };

/** Plays `stock` with one press, or an event like `t2>t6*3` by pressing the card and then the target pile. */
async function play(page: Page, event: string): Promise<void> {
  const [, from = 'stock', to = '', count = '1'] = /^(\w+)>(\w+)(?:\*(\d+))?$/.exec(event) ?? [];
  await card(page, from === 'w' ? 'waste' : from, Number(count)).click(AT_ONCE);
  if (to !== '') await card(page, to, 1).click(AT_ONCE);
}

/** Finds a card by its position from the top. The top card is 1. */
const card = (page: Page, pile: string, count: number) =>
  page.getByRole('group', { name: pile, exact: true }).getByRole('button').nth(-count);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const status = (page: Page): Promise<string> => page.getByRole('status').innerText();

test('plays a whole game with the mouse', async () => {
  const page = await stage.open(`${EXAMPLE}?deal=${deal}`);
  for (const event of events) await play(page, event);
  expect(await status(page)).toBe('Moves: 100. The game is won.');
  await button(page, 'Undo').click();
  expect(await status(page)).toBe('Moves: 99');
});

test('another press lets the card go', async () => {
  const page = await stage.open(`${EXAMPLE}?deal=${deal}`);
  const pressed = page.locator('[aria-pressed=true]');
  await card(page, 't4', 1).click();
  const before = await pressed.allInnerTexts();
  await card(page, 't4', 1).click();
  expect([before, await pressed.count(), await status(page)]).toEqual([['4♥'], 0, 'Moves: 0']);
});

test('the focus stays where the player used the keyboard', async () => {
  const page = await stage.open(`${EXAMPLE}?deal=${deal}`);
  await card(page, 't4', 1).focus();
  await page.keyboard.press('Enter');
  await card(page, 't6', 1).focus();
  await page.keyboard.press('Space');
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect([await status(page), focused]).toEqual(['Moves: 1', '4♥']);
});

test.each([
  ['dealt', []],
  ['with a card in hand', ['t4']],
])('axe-core finds nothing wrong %s', async (_, presses) => {
  const page = await stage.open(`${EXAMPLE}?deal=${deal}`);
  for (const pile of presses) await card(page, pile, 1).click();
  expect(await axeFaults(page)).toEqual([]);
});

test('the custom element is short enough to read in one go', () => {
  const text = readFileSync(new URL('../../examples/custom-element.ts', import.meta.url), 'utf8');
  expect(text.split('\n').length).toBeLessThan(120);
});
