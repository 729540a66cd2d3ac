/** Cards fly and turn over. Each takes less than a fifth of a second and uses only composited animations. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Flight } from './support/flights.js';
import { endFlights } from './support/flights.js';
import { keyboardPlayer } from './support/players.js';
import { inChromium } from './support/stage.js';
import { frameOf, movesOf } from './support/table.js';
import { readWholeGame } from './support/whole-game.js';

const TABLE = 'spec/browser/pages/tables.html?deal=java:11&flights=held';

const stage = inChromium();

async function dealt(motion: 'reduce' | 'no-preference'): Promise<{ page: Page; flights: Flight[] }> {
  const page = await stage.open(TABLE, { reducedMotion: motion });
  await page.keyboard.press('Tab');
  await page.keyboard.press('n');
  const flights = await endFlights(page);
  await page.keyboard.press('1');
  return { page, flights };
}

async function flightsOf(page: Page, keys: readonly string[]): Promise<Flight[]> {
  for (const key of keys) await page.keyboard.press(key);
  return endFlights(page);
}

const cards = (flights: readonly Flight[]): string =>
  flights
    .filter(({ lies }) => lies !== '')
    .map(({ card }) => card)
    .sort()
    .join(' ');

const isTurn = ({ from, to }: Flight): boolean => from === 'scaleX(0)' || to === 'scaleX(0)';

test('all 28 cards of a deal fly from the stock', async () => {
  const { page, flights } = await dealt('no-preference');
  const stock = await page.locator('[data-pile=stock] .slot').evaluate((slot) => slot.style.transform);
  expect([flights.length, [...new Set(flights.map(({ from }) => from))]]).toEqual([28, [stock]]);
});

test('the first deal flies, although it comes before the first paint', async () => {
  const page = await stage.open(`${TABLE}&dealt`, { reducedMotion: 'no-preference' });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await endFlights(page)).toHaveLength(28);
});

test('with reduced motion, nothing flies', async () => {
  const { page, flights } = await dealt('reduce');
  const after = [...(await flightsOf(page, [' '])), ...(await flightsOf(page, ['4', 'a', 'u']))];
  expect([flights, after]).toEqual([[], []]);
});

test.each<[what: string, before: string[], keys: string[], flown: string, turned: string]>([
  ['a move and the card that it uncovers', [], ['4', 'Enter', '6', 'Enter'], '4h', '## 6c'],
  ['a draw', [], [' '], '4d 7c 9s', '4d 7c 9s'],
  ['an undone draw', [' '], ['u'], '4d 7c 9s', '4d 7c 9s'],
  ['an undone move, which covers its card again', ['4', 'Enter', '6', 'Enter'], ['u'], '4h', '## 6c'],
  ['the waste turned over', Array<string>(8).fill(' '), [' '], '5s 6d Qh', '5s 6d Qh'],
])('%s', async (...[, before, keys, flown, turned]) => {
  const { page } = await dealt('no-preference');
  await flightsOf(page, before);
  const flights = await flightsOf(page, keys);
  const turns = flights.filter(isTurn).map(({ card }) => card);
  expect([cards(flights), turns.sort().join(' ')]).toEqual([flown, turned]);
});

test('in forty events and their undos, every flight is short and uses only composited animations', async () => {
  const { page, flights } = await dealt('no-preference');
  const player = keyboardPlayer(page);
  const all = [...flights];
  const steps = readWholeGame('win-java-11').steps.slice(0, 40);
  for (const { carry } of steps) {
    await (carry === undefined ? player.draw() : player.carry(carry));
    all.push(...(await endFlights(page)));
  }
  expect(await frameOf(page)).toBe(steps.at(-1)?.after);
  for (let moves = 40; moves > 0; moves--) {
    await player.undo();
    all.push(...(await endFlights(page)));
  }
  const faults = all.filter(
    ({ duration, properties }) => duration > 200 || properties.join() !== 'transform',
  );
  expect([await movesOf(page), all.length > 200, faults]).toEqual(['0 moves', true, []]);
});
