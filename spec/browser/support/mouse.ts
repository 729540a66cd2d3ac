/** Cards dragged by the mouse. */
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

/** A drag that is not let go. */
export async function hold(
  page: DrivenPage,
  [from, to]: readonly [Point, Point],
  button?: Button,
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down(button);
  await page.mouse.move(to.x, to.y);
}
