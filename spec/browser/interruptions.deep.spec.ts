/** The table stays correct after interruptions. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { printFrame } from '../../src/index.js';
import { Chance } from '../support/chance.js';
import { endFlights, landed } from './support/flights.js';
import { hold } from './support/mouse.js';
import { inChromium } from './support/stage.js';
import { frameOf, newGame, topOf } from './support/table.js';

const TABLE = 'spec/browser/pages/tables.html?deal=java:11';

const stage = inChromium();

declare global {
  /** The `pointerId` of the pressed pointer. */
  var mouseId: number;
}

interface Holding {
  readonly page: Page;
  /** The table before the press, and the place of the four of hearts. */
  readonly before: string;
  readonly lying: string;
}

/** Presses the keys after the deal, then drags the four of hearts from the fourth pile to the sixth, which takes it. */
async function holding(...keys: readonly string[]): Promise<Holding> {
  const page = await dealt({ width: 1000, height: 760 });
  for (const key of keys) await page.keyboard.press(key);
  const [before, lying] = [await frameOf(page), await fourOfHearts(page)];
  await page.evaluate(() =>
    addEventListener('pointerdown', ({ pointerId }) => (globalThis.mouseId = pointerId), { capture: true }),
  );
  await hold(page, [await topOf(page, 't4'), await topOf(page, 't6')]);
  return { page, before, lying };
}

/** Moves the focus to the first pile. */
async function dealt(viewport: { width: number; height: number }): Promise<Page> {
  const page = await stage.open(TABLE, { reducedMotion: 'reduce', viewport });
  await newGame(page);
  await page.keyboard.press('1');
  return page;
}

/** The visible place and the layer of the four of hearts. */
const fourOfHearts = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const card = root?.querySelector<HTMLElement>('[data-card="4h"]');
    const { x, y } = card?.getBoundingClientRect() ?? {};
    const pile = card?.parentElement?.dataset['pile'] ?? 'nowhere';
    return `${pile} at ${String(x)}, ${String(y)}, layer ${String(card?.style.zIndex)}`;
  });

/** The place and layer of the four of hearts now, after a move of the pointer, and after its release. */
async function fourOfHeartsAfterwards(page: Page): Promise<string[]> {
  const at = await fourOfHearts(page);
  await page.mouse.move(400, 400, { steps: 2 });
  const moved = await fourOfHearts(page);
  await page.mouse.up();
  return [at, moved, await fourOfHearts(page)];
}

/**
 * Dispatches an event from the mouse that drags the card, or from a second pointer. Browsers number the mouse
 * differently.
 */
const sendEvent = (page: Page, type: string, pointer: 'mouse' | 'another'): Promise<boolean> =>
  page.evaluate(
    ([name, isMouse]) => {
      const card = document.querySelector('.klondike')?.shadowRoot?.querySelector('[data-card="2d"]');
      const pointerId = isMouse ? mouseId : mouseId + 7;
      return (
        card?.dispatchEvent(
          new PointerEvent(name, { pointerId, bubbles: true, composed: true, isPrimary: isMouse }),
        ) ?? false
      );
    },
    [type, pointer === 'mouse'] as const,
  );

const MOVED = 't6: ## ## ## ## ## 5c 4h';

describe('during a drag', () => {
  test('the dragged cards leave their place', async () => {
    const { page, lying } = await holding();
    expect(await fourOfHearts(page)).not.toBe(lying);
  });

  test('a second pointer does nothing', async () => {
    const { page } = await holding();
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) await sendEvent(page, type, 'another');
    await page.mouse.up();
    expect(await frameOf(page)).toContain(MOVED);
  });

  test('canceling the pointer returns the cards', async () => {
    const { page, before, lying } = await holding();
    await sendEvent(page, 'pointercancel', 'mouse');
    expect(await fourOfHeartsAfterwards(page)).toEqual([lying, lying, lying]);
    expect(await frameOf(page)).toBe(before);
  });

  test('resizing the window returns the cards and lays them out for the new size', async () => {
    const { page, before } = await holding();
    const size = { width: 700, height: 500 };
    await page.setViewportSize(size);
    await page.waitForFunction(() => innerWidth === 700);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const fresh = await fourOfHearts(await dealt(size));
    expect(await fourOfHeartsAfterwards(page)).toEqual([fresh, fresh, fresh]);
    expect(await frameOf(page)).toBe(before);
  });

  test.each<[what: string, key: string, before: string[]]>([
    ['Escape', 'Escape', []],
    ['undo', 'u', [' ']],
    ['undo without a move', 'u', []],
    ['a draw', ' ', []],
    ['a move to a foundation', 'a', []],
    ['Enter', 'Enter', []],
    ['a new game with the same deal', 'n', []],
    ['the arrow to another pile', 'ArrowRight', []],
    ['the key of another pile', '7', []],
  ])('%s returns the cards, and they no longer follow the pointer', async (_, key, before) => {
    const { page, lying } = await holding(...before);
    await page.keyboard.press(key);
    expect(await fourOfHeartsAfterwards(page)).toEqual([lying, lying, lying]);
  });

  test.each(['Escape', 'u', 'a', 'Enter'])('%s only returns the cards', async (key) => {
    const { page, before } = await holding();
    await page.keyboard.press(key);
    await page.mouse.up();
    expect(await frameOf(page)).toBe(before);
  });
});

const KEYS = 'n Space Space Space u a w Enter f Escape 1 2 3 4 5 6 7'.split(' ');

test('all keys work while cards fly, and the cards end in the right places', async () => {
  const page = await stage.open(TABLE, { reducedMotion: 'no-preference' });
  await page.keyboard.press('Tab');
  const chance = new Chance(20261121);
  const pressed = ['n', '1'];
  for (let turn = 0; turn < 300; turn++) pressed.push(chance.pick(KEYS));
  for (const key of pressed) await page.keyboard.press(key);
  await endFlights(page);
  await landed(page);
  const told = await page.evaluate(() => firstSeat().view.frame);
  expect(await frameOf(page)).toBe(printFrame(told));
});
