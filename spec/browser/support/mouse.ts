/** Drags cards with the mouse. */
import type { Point } from '../pages/points.js';
import type { DrivenPage } from './driven-page.js';

export interface Button {
  readonly button?: 'left' | 'middle' | 'right';
}

export async function drag(
  page: DrivenPage,
  [from, to]: readonly [Point, Point],
  button?: Button,
): Promise<void> {
  await hold(page, [from, to], button);
  await page.mouse.up(button);
}

/** A drag without its release. */
export async function hold(
  page: DrivenPage,
  [from, to]: readonly [Point, Point],
  button?: Button,
): Promise<void> {
  await grip(page, from, button);
  await page.mouse.move(to.x, to.y);
}

/** Presses a card to drag it. Waits for the code for drags, which loads after the table. */
export async function grip(page: DrivenPage, { x, y }: Point, button?: Button): Promise<void> {
  while (!(await page.evaluate(() => tableReader().canDrag())));
  await page.mouse.move(x, y);
  await page.mouse.down(button);
}
