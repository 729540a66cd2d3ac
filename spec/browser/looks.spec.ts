/** What the eye needs: indices that are whole, black that is dark, a sign of what must be scrolled to. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { LONGEST, WINDOWS } from '../support/windows.js';
import { onThePage } from './support/built-page.js';
import { gameOf } from './support/house-page.js';

const stage = onThePage();

/** Cards whose index or the sign beside it is covered by the next card of their pile. */
const clippedOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const root = document.querySelector('.klondike')?.shadowRoot;
    const cards = [...(root?.querySelectorAll('.pile > .card:has(+ .card)') ?? [])];
    const isClipped = (card: Element): boolean => {
      const next = card.nextElementSibling?.getBoundingClientRect();
      const { left, top, width } = card.getBoundingClientRect();
      const [pen, ink] = card.querySelectorAll<SVGPathElement>('path');
      if (next === undefined || pen === undefined || ink === undefined) return false;
      const corner = new DOMRect(0, 0, 70, 45);
      const lines = [pen, ink]
        .flatMap((path) => (path.getAttribute('d') ?? '').split(/(?=M)/))
        .map((d) => {
          const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
          path.setAttribute('d', d);
          pen.after(path);
          const { x, y, width, height } = path.getBBox();
          path.remove();
          return { right: x + width, bottom: y + height, isInCorner: x < corner.right && y < 30 };
        });
      const signs = lines.filter(({ isInCorner, bottom }) => isInCorner && bottom <= corner.bottom);
      const [right, bottom] = [
        Math.max(...signs.map((sign) => sign.right)),
        Math.max(...signs.map((sign) => sign.bottom)),
      ].map((units) => (units * width) / 100);
      return Number(right) > next.left - left && Number(bottom) > next.top - top;
    };
    return cards.filter(isClipped).map((card) => card.getAttribute('data-card') ?? '');
  });

test('no index of a fanned card is clipped, however long its pile is', async () => {
  const page = await stage.open(gameOf('ulg', LONGEST));
  const clipped: string[] = [];
  for (const { name, ...size } of [...WINDOWS, { name: 'laptop', width: 1366, height: 650 }]) {
    await page.setViewportSize(size);
    clipped.push(...(await clippedOn(page)).map((card) => `${card} on a ${name}`));
  }
  expect(clipped).toEqual([]);
});
