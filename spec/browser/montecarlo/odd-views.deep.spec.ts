/** Monte Carlo views that are watch-only, get wrong calls or arguments, or are destroyed. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Card } from '../../../src/core/card.js';
import { stopClock } from '../support/clock.js';
import { inChromium } from '../support/stage.js';
import { cellOn, click, gameOf, gridAt, press, seenOn, shownOn } from './support/grid.js';

const stage = inChromium();

const open = (query: string, motion: 'reduce' | 'no-preference' = 'reduce'): Promise<Page> =>
  stage.open(gridAt(query), { reducedMotion: motion });

test('a watch-only grid reports nothing and says so', async () => {
  const page = await open('game=12345&shown');
  await stopClock(page);
  await click(page, 'c1', 'b2');
  const said = await shownOn(page);
  await page.evaluate(() => {
    seat.view.help('Goal');
    seat.view.refreshWindow();
  });
  const parts = [page.getByRole('toolbar'), page.getByRole('dialog'), page.locator('[aria-selected]')];
  const shown = await Promise.all(parts.map((part) => part.count()));
  expect([said, shown, await page.evaluate(() => seat.controller.moves)]).toEqual([
    'You can only watch this game.',
    [0, 0, 0],
    0,
  ]);
});

test('a watch-only grid neither asks for a game nor deals one', async () => {
  const page = await open('game=12345&shown&bare');
  await stopClock(page);
  const before = await seenOn(page);
  await press(page, 'Tab g');
  const said = await shownOn(page);
  await press(page, '9 5 Enter');
  expect([said, await seenOn(page), await page.getByRole('dialog').count()]).toEqual([
    'You can only watch this game.',
    before,
    0,
  ]);
});

test('a wrong call throws and shows nothing', async () => {
  const page = await open('game=12345');
  const before = await seenOn(page);
  const thrown = await page.evaluate(() => {
    const { view } = seat;
    const calls = {
      'rows of different lengths': () => view.cells([[0], [1, 2]] as Card[][]),
      'an invalid card': () => view.cells([[77 as Card]]),
      'a cell outside the grid': () => view.highlightedCells([{ row: 9, column: 0 }]),
      'too many cards left': () => view.cardsLeft(53),
      'a negative score': () => view.score(-1),
    };
    return Object.entries(calls).flatMap(([name, call]) => {
      try {
        call();
        return [];
      } catch {
        view.refreshWindow();
        return [name];
      }
    });
  });
  expect([thrown, await seenOn(page)]).toEqual([
    [
      'rows of different lengths',
      'an invalid card',
      'a cell outside the grid',
      'too many cards left',
      'a negative score',
    ],
    before,
  ]);
});

test('a destroyed view leaves nothing on the page and gets no keys', async () => {
  const page = await open('game=12345', 'no-preference');
  await click(page, 'c1', 'b2', 'a1', 'e5');
  await press(page, '? Escape');
  const gameIn = (): Promise<unknown> => page.evaluate(() => [seat.controller.deal, seat.controller.moves]);
  const left = await page.evaluate(() => {
    seat.view.destroy();
    return seat.place.innerHTML;
  });
  const before = await gameIn();
  await press(page, 'u c n');
  expect([left, before, await gameIn()]).toEqual(['', ['java:12345', 1], ['java:12345', 1]]);
});

test('a view needs a handler and an element', async () => {
  const page = await open('game=12345');
  const errors = await page.evaluate(() => {
    const View = seat.view.constructor as new (...args: unknown[]) => unknown;
    return [
      [undefined, seat.place],
      [seat.controller, null],
    ].map((args) => {
      try {
        return String(new View(...args));
      } catch (error) {
        return String(error);
      }
    });
  });
  expect(errors).toEqual([
    'TypeError: A view needs an events handler, not undefined.',
    'TypeError: no element was given for the view to fill',
  ]);
});

test('the keyboard can click a cell, too', async () => {
  const page = await open(gameOf('r1: 6h 6s 2d'));
  await cellOn(page, 'a1').focus();
  await cellOn(page, 'b1').evaluate((cell) => cell.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(await seenOn(page)).toContain('highlighted: b1');
});

test("with forced colors, the numbers have the system's text color", async () => {
  const page = await stage.open(gridAt('game=12345'), { forcedColors: 'active', reducedMotion: 'reduce' });
  const colors = await page.evaluate(() => {
    const text = document.createElement('p');
    document.body.append(text);
    const counts = document.querySelector('.klondike')?.shadowRoot?.querySelectorAll('.count') ?? [];
    return [text, ...counts].map((element) => getComputedStyle(element).color);
  });
  expect([colors.length, new Set(colors).size]).toEqual([3, 1]);
});
