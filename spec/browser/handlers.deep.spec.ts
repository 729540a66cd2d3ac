/** Handlers and pages that do something unexpected. The view must keep working. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Card } from '../../src/core/card.js';
import type { TableauIndex } from '../../src/games/klondike/words/piles.js';
import { printFrame } from '../../src/index.js';
import { stopClock } from './support/clock.js';
import { endFlights } from './support/flights.js';
import { drag } from './support/mouse.js';
import { inChromium } from './support/stage.js';
import { frameOf, movesOf, newGame, toldOn, topOf } from './support/table.js';

const TABLE = 'spec/browser/pages/tables.html?deal=java:11&flights=held';

const stage = inChromium();

/** Opens a table with an unusual handler, and deals. */
async function dealt(handler: string, reducedMotion: 'reduce' | 'no-preference' = 'reduce'): Promise<Page> {
  const page = await stage.open(`${TABLE}&handler=${handler}`, { reducedMotion });
  await newGame(page);
  await page.locator('[data-card="4h"]').waitFor();
  await endFlights(page);
  return page;
}

const carry = async (page: Page): Promise<void> =>
  drag(page, [await topOf(page, 't4'), await topOf(page, 't6')]);

const drawn = async (page: Page): Promise<void> => {
  const { x, y } = await topOf(page, 'stock');
  await page.mouse.click(x, y);
};

const CARRIED = 't6: ## ## ## ## ## 5c 4h';

/** The frame that the handler showed, as text. */
const toldTo = async (page: Page): Promise<string> =>
  printFrame(await page.evaluate(() => firstSeat().view.frame));

describe('a handler', () => {
  test('if a handler throws, the page gets the error, the cards go back, and the game continues', async () => {
    const page = await dealt('throwing', 'no-preference');
    stage.allow(/^(error|console): .*The handler is at fault\./);
    const heard = page.waitForEvent('pageerror');
    const before = await frameOf(page);
    await carry(page);
    const flights = await endFlights(page);
    expect((await heard).message).toBe('The handler is at fault.');
    expect(flights.map(({ card, to, lies }) => [card, to === lies])).toEqual([['4h', true]]);
    expect(await frameOf(page)).toBe(before);
    await drawn(page);
    expect(await movesOf(page)).toBe('1 move');
  });

  test('if a handler answers late, the cards go back, then move when the answer comes', async () => {
    const page = await stage.open(`${TABLE}&handler=late`, { reducedMotion: 'reduce' });
    await stopClock(page);
    await newGame(page);
    await page.clock.runFor(50);
    const before = await frameOf(page);
    await carry(page);
    expect(await frameOf(page)).toBe(before);
    await page.clock.runFor(50);
    expect(await frameOf(page)).toContain(CARRIED);
    expect(await toldOn(page)).toBe('Four of hearts to tableau 6; six of clubs turned up; 1 move');
  });

  test('if a handler shows two frames for an event, the second stays, and the view announces both', async () => {
    const page = await dealt('twice', 'no-preference');
    await drawn(page);
    await endFlights(page);
    expect([await frameOf(page), await movesOf(page)]).toEqual([await toldTo(page), '2 moves']);
    expect(await toldOn(page)).toMatch(/^\w+ of \w+, \w+ of \w+, \w+ of \w+ on the waste; 2 moves$/);
  });

  test('if a handler comments on an accepted event, screen readers read both the comment and the move', async () => {
    const page = await dealt('saying');
    await carry(page);
    expect(await toldOn(page)).toContain('Well done.');
    expect(await toldOn(page)).toContain('our of hearts to tableau 6; six of clubs turned up; 1 move');
  });
});

describe('impossible cards', () => {
  test('a view that gets one card in two piles shows both and announces no move', async () => {
    const page = await stage.open(TABLE, { reducedMotion: 'reduce' });
    const seen: string[] = [];
    for (let time = 0; time < 2; time++) {
      await page.evaluate(() => {
        const { view } = firstSeat();
        view.tableauCards(0 as TableauIndex, [5, 18] as Card[]);
        view.tableauCards(2 as TableauIndex, [18, 5] as Card[]);
        view.refreshWindow();
      });
      seen.push(await frameOf(page), await toldOn(page));
    }
    const frame = 'stock: empty\nt1: 6s 6h\nt3: 6h 6s\nmoves: 0';
    expect(seen).toEqual([frame, '0 moves', frame, '0 moves']);
  });

  test('a view that gets all 52 cards in one pile shows each of them inside the window', async () => {
    const page = await stage.open(TABLE, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    await page.evaluate(() => {
      const { view } = firstSeat();
      view.tableauCards(6 as TableauIndex, [...Array(52).keys()] as Card[]);
      view.refreshWindow();
    });
    const tops = await page
      .locator('.card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    const bottom = await page
      .locator('.card')
      .evaluateAll((cards) => cards.at(-1)?.getBoundingClientRect().bottom ?? NaN);
    expect(new Set(tops).size).toBe(52);
    expect(bottom).toBeLessThanOrEqual(844);
  });
});

const setDisplay = (page: Page, display: string): Promise<void> =>
  page.evaluate((value) => {
    firstSeat().place.style.display = value;
  }, display);

/** Waits until the top card of the fourth pile has at least this width. */
const widened = (page: Page, width: number): Promise<unknown> =>
  page.waitForFunction((least) => {
    const card = document.querySelector('.klondike')?.shadowRoot?.querySelector('[data-card="4h"]');
    return (card?.getBoundingClientRect().width ?? 0) > least;
  }, width);

describe('elements', () => {
  test('an element without a size lays out its cards when it gets one', async () => {
    const fresh = await topOf(await dealt('plain'), 't4');
    const page = await stage.open(TABLE, { reducedMotion: 'reduce' });
    await setDisplay(page, 'none');
    await page.waitForFunction(() => firstSeat().place.clientWidth === 0);
    await page.evaluate(() => firstSeat().deal());
    await setDisplay(page, '');
    await widened(page, 24);
    expect(await topOf(page, 't4')).toEqual(fresh);
    await carry(page);
    expect(await frameOf(page)).toContain(CARRIED);
  });

  test('an element that is hidden and shown again is unchanged and can be played', async () => {
    const page = await dealt('plain');
    const [before, place] = [await frameOf(page), await topOf(page, 't4')];
    await setDisplay(page, 'none');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await setDisplay(page, '');
    await widened(page, 24);
    expect([await frameOf(page), await topOf(page, 't4')]).toEqual([before, place]);
    await carry(page);
    expect(await frameOf(page)).toContain(CARRIED);
  });
});

/** The visible, enabled toolbar buttons, the focused one, and the number of Tab stops. */
const toolbarOf = (page: Page): Promise<{ buttons: string[]; focused: string | undefined; stops: number }> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const all = [...(root?.querySelectorAll<HTMLButtonElement>('[role=toolbar] button') ?? [])];
    const seen = all.filter((button) => button.checkVisibility() && !button.disabled);
    return {
      buttons: seen.map(({ textContent }) => textContent),
      focused: root?.activeElement?.textContent,
      stops: seen.filter(({ tabIndex }) => tabIndex === 0).length,
    };
  });

/** Presses the key once for each button. Returns the focused button before each press, and all numbers of Tab stops. */
async function walk(page: Page, key: string): Promise<{ met: unknown[]; stops: Set<number> }> {
  const { buttons } = await toolbarOf(page);
  const met: unknown[] = [];
  const stops = new Set<number>();
  while (met.length < buttons.length) {
    const seen = await toolbarOf(page);
    met.push(seen.focused);
    stops.add(seen.stops);
    await page.keyboard.press(key);
  }
  return { met, stops };
}

test.each([
  [1280, ['New', 'Undo', '#11', 'Settings']],
  [390, ['New', 'Undo', '#11', 'Settings']],
])('on a toolbar %i pixels wide, arrow keys reach each button in turn: %j', async (width, buttons) => {
  const page = await stage.open(TABLE, { reducedMotion: 'reduce', viewport: { width, height: 800 } });
  await newGame(page);
  await drawn(page);
  await page.getByRole('button', { name: 'New game' }).focus();
  const [right, left] = [await walk(page, 'ArrowRight'), await walk(page, 'ArrowLeft')];
  const [first = '', ...others] = buttons;
  expect(right).toEqual({ met: buttons, stops: new Set([1]) });
  expect(left).toEqual({ met: [first, ...others.reverse()], stops: new Set([1]) });
});
