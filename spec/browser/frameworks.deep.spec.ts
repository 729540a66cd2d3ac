/** Tests the framework examples in Chromium. React runs in development mode and mounts everything twice. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Frame } from 'klondike-kit';
import type { Locator, Page } from 'playwright-core';
import { inPackage } from './support/bundle.js';
import { inChromium } from './support/stage.js';

const stage = inChromium();

/** Counts the random deals on the page. */
function counting(): void {
  const counts = { deals: 0 };
  const { crypto } = globalThis;
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    counts.deals++;
    return draw(array);
  };
  Object.assign(globalThis, { counts });
}

const dealsOn = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { counts: { deals: number } }).counts.deals);

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

const pile = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

const tables = (page: Page): Promise<number> => page.locator('.klondike').count();

const movesOn = (page: Page): Promise<string> => page.locator('.moves').innerText();

describe.each(['react', 'vue'])('your own view in %s', (framework) => {
  const status = (page: Page): Promise<string> => page.getByRole('status').innerText();

  test('the view plays and undoes moves, and deals its game once', async () => {
    const page = await stage.open(`examples/${framework}/own-view.html?deal=java:11`, { before: counting });
    const press = (name: string): Promise<void> => pile(page, name).getByRole('button').last().click();
    await press('t4');
    expect(await page.locator('[aria-pressed=true]').allInnerTexts()).toEqual(['4h']);
    await press('t6');
    await press('stock');
    const seen = [await status(page), await pile(page, 't4').getByRole('button').allInnerTexts()];
    expect(seen).toEqual(['Moves: 2', ['##', '##', '6c']]);
    await press('t1');
    await press('t7');
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    expect([await status(page), await button(page, 'Undo').isDisabled()]).toEqual(['Moves: 0', true]);
    expect(await pile(page, 't4').getByRole('button').allInnerTexts()).toEqual(['##', '##', '##', '4h']);
    expect(await dealsOn(page)).toBe(0);
    await page.goto(page.url().replace(/\?.*/, ''));
    expect([await status(page), await dealsOn(page)]).toEqual(['Moves: 0', 1]);
  });
});

describe.each(['react', 'vue'])("the package's table in %s", (framework) => {
  test('the table appears once, deals once, and continues its game when it is mounted again', async () => {
    const page = await stage.open(`examples/${framework}/browser-view.html`, { before: counting });
    await page.locator('.klondike').waitFor();
    await page.keyboard.press('d');
    expect([await tables(page), await movesOn(page), await dealsOn(page)]).toEqual([1, '1 move', 1]);
    await button(page, 'Put away').click();
    expect(await tables(page)).toBe(0);
    await page.keyboard.press('d');
    await button(page, 'Take out').click();
    expect([await tables(page), await movesOn(page), await dealsOn(page)]).toEqual([1, '1 move', 1]);
    await button(page, 'Undo').click();
    expect(await movesOn(page)).toBe('0 moves');
  });
});

describe('web component', () => {
  test('the web component reports its frames, continues when it is moved, and follows its attribute', async () => {
    const page = await stage.open('examples/web-component.html');
    const seen = await page.evaluate(() => {
      const told: string[] = [];
      document.addEventListener('klondike-frame', (event) => {
        const { moves, tableau } = (event as CustomEvent<Frame>).detail;
        told.push(`${moves} moves, first ${String(tableau[0]?.at(-1))}`);
      });
      const game = document.querySelector('klondike-game');
      const roots = (): number => document.querySelectorAll('.klondike').length;
      const stock = (): HTMLElement | null | undefined =>
        game?.querySelector('.klondike')?.shadowRoot?.querySelector('[data-pile=stock] .slot');
      stock()?.click();
      const here = document.createElement('main');
      document.body.append(here);
      if (game) here.append(game);
      const moved = roots();
      stock()?.click();
      game?.setAttribute('deal', 'java:12345');
      game?.remove();
      return { told, moved, left: roots() };
    });
    expect(seen).toEqual({
      told: ['1 moves, first 27', '1 moves, first 27', '2 moves, first 27', '0 moves, first 22'],
      moved: 1,
      left: 0,
    });
  });
});

test.each([
  'react/own-view.tsx',
  'react/browser-view.tsx',
  'vue/own-view.ts',
  'vue/browser-view.ts',
  'web-component.ts',
])('%s has fewer than 100 lines', (name) => {
  expect(readFileSync(inPackage(`examples/${name}`), 'utf8').split('\n').length).toBeLessThan(100);
});
