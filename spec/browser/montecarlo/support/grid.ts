/** Reads a grid on a page as a player would, and plays there. */
import type { Locator, Page } from 'playwright-core';
import { parseCell } from '../../../../src/games/montecarlo/words/cell.js';
import type { Cell } from '../../../../src/games/montecarlo/words/cell.js';

/** The end of a page's address: `gridAt('game=95')`. */
export const gridAt = (query: string): string => `spec/browser/montecarlo/pages/grids.html?${query}`;

/** A game that starts with these cards. */
export const gameOf = (grid: string): string => `game=${encodeURIComponent(grid)}`;

/** The visible grid, as the text of a frame. */
export const seenOn = (page: Page): Promise<string> => page.evaluate(() => seat.seen());

/** The last announcement. */
export const toldOn = (page: Page): Promise<string> => page.locator('.status').innerText();

/** Its visible text. */
export const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const shown = document.querySelector('.klondike')?.shadowRoot?.querySelector('.saying');
    return shown?.checkVisibility() === true ? shown.textContent : '';
  });

export const heardOn = (page: Page): Promise<string[]> => page.evaluate(() => seat.heard);

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A cell by its text, such as `a1`. */
export const cellOn = (page: Page, text: string): Locator => {
  const { row, column } = cellOf(text);
  return page.getByRole('row').nth(row).getByRole('gridcell').nth(column);
};

export async function click(page: Page, ...cells: readonly string[]): Promise<void> {
  for (const cell of cells) await cellOn(page, cell).click();
}

export async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}

/** The focused element: the words of a cell or button, or the name of the element. */
export const focusOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const inner = activeElement?.shadowRoot?.activeElement ?? activeElement;
    const text = inner?.textContent.slice(0, 60) ?? '';
    return text === '' ? String(inner?.localName) : text;
  });

/** The arrow keys that move the focus from one cell to another. */
export const wayTo = (from: Cell, to: Cell): string[] => [
  ...Array<string>(Math.abs(to.row - from.row)).fill(to.row > from.row ? 'ArrowDown' : 'ArrowUp'),
  ...Array<string>(Math.abs(to.column - from.column)).fill(
    to.column > from.column ? 'ArrowRight' : 'ArrowLeft',
  ),
];

export function cellOf(text: string): Cell {
  const cell = parseCell(text);
  if (cell === undefined) throw new Error(`${text} is not a cell`);
  return cell;
}
