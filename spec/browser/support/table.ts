/** Reads a table on a page as a player would: its visible cards and their places. The first table has number 0. */
import type { CardMove, PileId } from 'klondike-kit';
import type { Page } from 'playwright-core';
import type { Point } from '../pages/points.js';
import type { DrivenPage } from './driven-page.js';

/** The visible table. */
export const frameOf = (page: DrivenPage): Promise<string> => page.evaluate(() => tableReader().frame());

/** The number of moves in the toolbar, on a test page or the built page. */
export const movesOf = (page: Page, table = 0): Promise<string> =>
  page.locator('.moves').nth(table).innerText();

/** The panel after a win, without its other figures: `You won! 100 moves`. */
export async function winOn(page: Page): Promise<string> {
  const won = page.locator('.won');
  const moves = won.locator('.figures > div', { hasText: 'move' });
  const parts = [won.locator('.title'), moves.locator('dd'), moves.locator('dt')];
  return (await Promise.all(parts.map((part) => part.allInnerTexts()))).flat().join(' ');
}

/** The last announcement. */
export const toldOn = (page: Page): Promise<string> => page.getByRole('status').innerText();

/** The focused card, such as `t3 2`, or another focused element. */
export const focusOf = (page: DrivenPage): Promise<string> => page.evaluate(() => tableReader().focused());

/** A point where a card can be pressed. The top card is 1. */
export const gripOf = (page: DrivenPage, pile: PileId, count: number): Promise<Point> =>
  page.evaluate(([name, depth]) => tableReader().grip(name, depth), [pile, count] as const);

/** The start and end points of a drag, read at the same time. */
export const endsOf = (page: DrivenPage, { from, count, to }: CardMove): Promise<[Point, Point]> =>
  page.evaluate(
    ({ source, depth, target }) => [tableReader().grip(source, depth), tableReader().top(target)],
    {
      source: from,
      depth: count,
      target: to,
    },
  );

/** The middle of the top card of a pile, or of its empty place. */
export const topOf = (page: DrivenPage, pile: PileId, table = 0): Promise<Point> =>
  page.evaluate(([name, at]) => tableReader(at).top(name), [pile, table] as const);

/** The middle of a toolbar button. */
export const toolOf = (page: DrivenPage, name: string): Promise<Point> =>
  page.evaluate((title) => tableReader().tool(title), name);

export async function newGame(page: DrivenPage): Promise<void> {
  const { x, y } = await toolOf(page, 'New game');
  await page.mouse.click(x, y);
}

/** The cards that are marked as chosen: `t3: 5d 4s`. */
export const chosenOn = (page: DrivenPage): Promise<string> => page.evaluate(() => tableReader().chosen());

/** The piles marked as targets for the chosen cards. */
export const targetsOn = (page: DrivenPage): Promise<string> => page.evaluate(() => tableReader().targets());
