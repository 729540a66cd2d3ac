/** Cards dragged by the mouse. */
import type { Page } from 'playwright-core';
import type { Point } from '../pages/points.js';

export interface Button {
  readonly button?: 'left' | 'middle' | 'right';
}

export async function drag(page: Page, [from, to]: readonly [Point, Point], button?: Button): Promise<void> {
  await hold(page, [from, to], button);
  await page.mouse.up(button);
}

/** A drag that is not let go. */
export async function hold(page: Page, [from, to]: readonly [Point, Point], button?: Button): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down(button);
  await page.mouse.move(to.x, to.y);
}
