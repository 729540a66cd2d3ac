/** What comes in between leaves a correct table. */
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
  /** The `pointerId` that presses, in a page that told it. */
  var mouseId: number;
}

interface Holding {
  readonly page: Page;
  /** What was seen before the press, and where the four of hearts lay. */
  readonly before: string;
  readonly lying: string;
}

/** Keys are pressed after the deal; then the four of hearts, from the fourth pile, is held over the sixth, which takes it. */
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

/** With the focus on the first pile. */
async function dealt(viewport: { width: number; height: number }): Promise<Page> {
  const page = await stage.open(TABLE, { reducedMotion: 'reduce', viewport });
  await newGame(page);
  await page.keyboard.press('1');
  return page;
}

/** Where the four of hearts is seen, and in which layer. */
const fourOfHearts = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const card = root?.querySelector<HTMLElement>('[data-card="4h"]');
    const { x, y } = card?.getBoundingClientRect() ?? {};
    const pile = card?.parentElement?.dataset['pile'] ?? 'nowhere';
    return `${pile} at ${String(x)}, ${String(y)}, layer ${String(card?.style.zIndex)}`;
  });

/** The same, now and when the pointer has moved on and was released. */
async function fourOfHeartsAfterwards(page: Page): Promise<string[]> {
  const at = await fourOfHearts(page);
  await page.mouse.move(400, 400, { steps: 2 });
  const moved = await fourOfHearts(page);
  await page.mouse.up();
  return [at, moved, await fourOfHearts(page)];
}

/** Of the mouse that holds the cards, which engines number differently, or of a pointer beside it. */
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

describe('while cards are held', () => {
  test('they are seen elsewhere than where they lay', async () => {
    const { page, lying } = await holding();
    expect(await fourOfHearts(page)).not.toBe(lying);
  });

  test('a second pointer does nothing', async () => {
    const { page } = await holding();
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) await sendEvent(page, type, 'another');
    await page.mouse.up();
    expect(await frameOf(page)).toContain(MOVED);
  });

  test('a pointer that is taken away lets them go', async () => {
    const { page, before, lying } = await holding();
    await sendEvent(page, 'pointercancel', 'mouse');
    expect(await fourOfHeartsAfterwards(page)).toEqual([lying, lying, lying]);
    expect(await frameOf(page)).toBe(before);
  });

  test('another size of the window lets them go, and lays them where that size has them', async () => {
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
    ['undo where there is no move', 'u', []],
    ['a draw', ' ', []],
    ['what sends up to a foundation', 'a', []],
    ['Enter', 'Enter', []],
    ['a new game of the same deal', 'n', []],
    ['the arrow to another pile', 'ArrowRight', []],
    ['the way to another pile', '7', []],
  ])('%s has them back at their place, and they follow no more', async (_, key, before) => {
    const { page, lying } = await holding(...before);
    await page.keyboard.press(key);
    expect(await fourOfHeartsAfterwards(page)).toEqual([lying, lying, lying]);
  });

  test.each(['Escape', 'u', 'a', 'Enter'])('%s changes nothing else', async (key) => {
    const { page, before } = await holding();
    await page.keyboard.press(key);
    await page.mouse.up();
    expect(await frameOf(page)).toBe(before);
  });
});

const KEYS = 'n Space Space Space u a w Enter f Escape 1 2 3 4 5 6 7'.split(' ');

test('keys pressed while cards fly are all played, and the cards come to lie right', async () => {
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
