/** What a player has of a table on a page: what is seen, and where things are. The first is number 0. */
import type { Carry, PileId } from 'klondike-kit';
import type { Page } from 'playwright-core';
import type {} from '../pages/eyes.js';
import type { Point } from '../pages/points.js';
import type { DrivenPage } from './driven-page.js';

/** What is seen on the table. */
export const frameOf = (page: DrivenPage): Promise<string> => page.evaluate(() => eyes().frame());

/** As a toolbar counts them, of a test page or of the built one. */
export const movesOf = (page: Page, table = 0): Promise<string> =>
  page.locator('.moves').nth(table).innerText();

/** What is read out of what happened last. */
export const toldOn = (page: Page): Promise<string> => page.getByRole('status').innerText();

/** Where the focus is: `t3 2`, or what else has it. */
export const focusOf = (page: DrivenPage): Promise<string> => page.evaluate(() => eyes().focused());

/** Where a card can be pressed: from the top card, which is 1. */
export const gripOf = (page: DrivenPage, pile: PileId, count: number): Promise<Point> =>
  page.evaluate(([name, depth]) => eyes().grip(name, depth), [pile, count] as const);

/** Where a drag of cards begins and ends, by one look. */
export const endsOf = (page: DrivenPage, { from, count, to }: Carry): Promise<[Point, Point]> =>
  page.evaluate(({ source, depth, target }) => [eyes().grip(source, depth), eyes().top(target)], {
    source: from,
    depth: count,
    target: to,
  });

/** The middle of the top card of a pile, or of its empty place. */
export const topOf = (page: DrivenPage, pile: PileId, table = 0): Promise<Point> =>
  page.evaluate(([name, at]) => eyes(at).top(name), [pile, table] as const);

/** The middle of a button over the table. */
export const toolOf = (page: DrivenPage, name: string): Promise<Point> =>
  page.evaluate((title) => eyes().tool(title), name);

export async function newGame(page: DrivenPage): Promise<void> {
  const { x, y } = await toolOf(page, 'New game');
  await page.mouse.click(x, y);
}

/** The cards that stand out as chosen: `t3: 5d 4s`. */
export const chosenOn = (page: DrivenPage): Promise<string> => page.evaluate(() => eyes().chosen());

/** The piles marked as where the chosen cards would go. */
export const targetsOn = (page: DrivenPage): Promise<string> => page.evaluate(() => eyes().targets());
