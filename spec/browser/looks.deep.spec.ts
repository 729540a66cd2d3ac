/** Players must see complete indices, dark black suits, and a mark if a dialog can be scrolled. */
import { BROWSER_ENGLISH } from '../../src/browser/strings/english.js';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { LONGEST, WINDOWS } from '../support/windows.js';
import { onThePage, openSettings, reload, chooseIn } from './support/built-page.js';
import { gameOf } from './support/house-page.js';

const stage = onThePage();

interface Indices {
  /** The number of face-up cards with another card on top. */
  readonly seen: number;
  /** The cards whose index or suit sign is covered by the next card. */
  readonly clipped: readonly string[];
}

/** An index starts in the upper left corner of a face, which is 100 units wide. */
const indicesOn = (page: Page): Promise<Indices> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const root = document.querySelector('.klondike')?.shadowRoot;
    const cards = [...(root?.querySelectorAll('.pile > .card:has(+ .card)') ?? [])];
    const faces = cards.filter((card) => card.querySelectorAll('path').length >= 2);
    const isClipped = (card: Element): boolean => {
      const next = card.nextElementSibling?.getBoundingClientRect();
      const { left, top, width } = card.getBoundingClientRect();
      const ink = card.querySelector<SVGPathElement>('.ink');
      if (next === undefined || ink === null) throw new Error('no face');
      const corner = new DOMRect(0, 0, 70, 45);
      const lines = (ink.getAttribute('d') ?? '').split(/(?=M)/).map((d) => {
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        path.setAttribute('d', d);
        ink.after(path);
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
    return {
      seen: faces.length,
      clipped: faces.filter(isClipped).map((card) => card.getAttribute('data-card') ?? ''),
    };
  });

/** The covered face-up cards: twelve in the longest pile, one in t1, two in t4, two in the waste. */
const COVERED = 12 + 1 + 2 + 2;

test('cards show their whole index, even in the longest pile', async () => {
  const page = await stage.open(gameOf('ulg', LONGEST));
  const found: unknown[] = [];
  const windows = [...WINDOWS, { name: 'laptop', width: 1366, height: 650 }];
  for (const { name, ...size } of windows) {
    await page.setViewportSize(size);
    found.push([name, await indicesOn(page)]);
  }
  expect(found).toEqual(windows.map(({ name }) => [name, { seen: COVERED, clipped: [] }]));
});

/** The suits that, in some look, have a wrong color or are too pale to read on the card. */
const faultySuitsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const view = root?.querySelector<HTMLElement>('.view');
    const face = root?.querySelector('.card .face');
    if (!view || !face) return ['no card'];
    const drawn = (color: string): Uint8ClampedArray => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return context.getImageData(0, 0, 1, 1).data;
    };
    const linear = (part = 0): number => ((part / 255 + 0.055) / 1.055) ** 2.4;
    const light = ([r, g, b]: Uint8ClampedArray): number =>
      0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    const looks = ['light', 'dark', 'contrast'].flatMap((theme) =>
      ['two', 'four'].map((colors) => ({ theme, colors })),
    );
    return looks.flatMap(({ theme, colors }) => {
      Object.assign(view.dataset, { theme, colors, contrast: theme === 'contrast' ? 'more' : 'as-is' });
      const paper = drawn(getComputedStyle(face).backgroundColor);
      return [0, 1, 2, 3].flatMap((suit) => {
        face.setAttribute('class', `face suit-${suit}`);
        const ink = drawn(getComputedStyle(face.querySelector('path:not(.frame)') ?? face).fill);
        const isPale = (light(paper) + 0.05) / (light(ink) + 0.05) < 4.5;
        const isBlack = Math.max(...ink.slice(0, 3)) < 64;
        const isRed = Number(ink[0]) > 2 * Math.max(Number(ink[1]), Number(ink[2]));
        const isCalled =
          colors === 'two' ? (suit % 3 === 0 ? isBlack : isRed) : suit > 1 || (suit === 0 ? isBlack : isRed);
        return isPale || !isCalled ? [`suit ${suit}, ${theme}, ${colors}`] : [];
      });
    });
  });

test('in every theme, black suits are black, red suits are red, and all are readable', async () => {
  expect(await faultySuitsOn(await stage.open('#deal=java:11'))).toEqual([]);
});

/** The current colors of the table, the page around it and the back of a card. */
const seenIn = (page: Page): Promise<{ felt: string; around: string; back: string }> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const of = (element: Element | null | undefined): CSSStyleDeclaration => {
      if (!element) throw new Error('nothing to look at');
      return getComputedStyle(element);
    };
    const back = of(root?.querySelector('.back .face'));
    return {
      felt: of(root?.querySelector('.view')).backgroundColor,
      around: of(document.body).backgroundColor,
      back: `${back.backgroundColor} ${back.backgroundImage}`,
    };
  });

/** The contrast of white text on a color such as `rgb(47, 125, 91)`. WCAG 2.2, 1.4.3 wants at least 4.5. */
function contrastOnWhite(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/\d+/g) ?? []).map(
    (part) => ((Number(part) / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

const {
  felt: { values: FELT_LABELS },
  back: { values: BACK_LABELS },
} = BROWSER_ENGLISH.looks;

test("the six table colors and the six card backs are all different, and the player's choice is saved", async () => {
  const page = await stage.open('#deal=java:11');
  await openSettings(page);
  const felts: string[] = [];
  for (const [felt, label] of Object.entries(FELT_LABELS)) {
    await chooseIn(page, 'Table color', label);
    const { felt: color, around } = await seenIn(page);
    expect([felt, around]).toEqual([felt, color]);
    expect(contrastOnWhite(color)).toBeGreaterThanOrEqual(4.5);
    felts.push(color);
  }
  const patterns: string[] = [];
  for (const label of Object.values(BACK_LABELS)) {
    await chooseIn(page, 'Card backs', label);
    patterns.push((await seenIn(page)).back);
  }
  expect([new Set(felts).size, new Set(patterns).size]).toEqual([6, 6]);
  await reload(page);
  expect(await seenIn(page)).toMatchObject({ felt: felts[5], back: patterns[5] });
});

/** The edges at which a dialog can be scrolled further, and those with a mark. */
const edgesOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const dialog = document.querySelector('.klondike')?.shadowRoot?.querySelector('dialog');
    if (!dialog) return 'no dialog';
    const { scrollTop, scrollHeight, clientHeight } = dialog;
    const heading = dialog.querySelector('.heading') ?? dialog;
    return {
      more: [scrollTop > 1, scrollHeight - clientHeight - scrollTop > 1],
      drawn: [
        getComputedStyle(heading).boxShadow !== 'none',
        getComputedStyle(dialog).boxShadow.includes('inset'),
      ],
    };
  });

test.each([
  { width: 320, height: 568 },
  { width: 320, height: 256 },
  { width: 844, height: 390 },
])('a long dialog shows that it can be scrolled, in a window of %j', async (viewport) => {
  const page = await stage.open('#deal=java:11', { viewport });
  await openSettings(page);
  const frames = (): Promise<unknown> =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const seen = [await edgesOf(page)];
  for (const top of [40, 10_000]) {
    await page.evaluate(
      (to) => document.querySelector('.klondike')?.shadowRoot?.querySelector('dialog')?.scrollTo(0, to),
      top,
    );
    await frames();
    seen.push(await edgesOf(page));
  }
  const at = (...more: boolean[]) => ({ more, drawn: more });
  expect(seen).toEqual([at(false, true), at(true, true), at(true, false)]);
  await page.getByRole('dialog').getByRole('button', { name: 'About' }).click();
  await page.getByRole('dialog', { name: 'About' }).waitFor();
  // The About box fits, except in the lowest window.
  expect(await edgesOf(page)).toEqual(at(false, viewport.height < 300));
});

test('the classic deck shows pictures of its courts, and loads only those on the table', async () => {
  const page = await stage.open('#deal=java:33', { stored: { 'klondike-kit:look': '{"deck":"classic"}' } });
  const courts = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const root = document.querySelector('.klondike')?.shadowRoot;
    return [...(root?.querySelectorAll('.court') ?? [])].map((face) => ({
      picture: /[^/]*\.svg/.exec(getComputedStyle(face).backgroundImage)?.[0],
      figures: [...face.querySelectorAll('.figure')].filter((one) => getComputedStyle(one).display !== 'none')
        .length,
    }));
  });
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /court-.*/.exec(name) ?? []),
  );
  const names = ['court-ks.svg', 'court-qd.svg', 'court-kh.svg'];
  expect(courts).toEqual(names.map((picture) => ({ picture, figures: 0 })));
  expect(loaded.sort()).toEqual([...names].sort());
});

test.each([320, 1280])('the pictures of a new game are whole and centered, %d pixels wide', async (width) => {
  const page = await stage.open('#deal=java:11', { viewport: { width, height: 800 } });
  await page.locator('.toolbar').getByRole('button', { name: 'New' }).first().click();
  await page.locator('.draws .picture').last().waitFor();
  const margins = await page.locator('.draws .picture').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const cards = [...(picture.firstElementChild?.shadowRoot?.querySelectorAll('.card') ?? [])];
      const boxes = cards.map((card) => card.getBoundingClientRect());
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      return {
        left: Math.min(...boxes.map((box) => box.left)) - left,
        right: right - Math.max(...boxes.map((box) => box.right)),
        least: Math.min(
          ...boxes.flatMap((box) => [box.left - left, right - box.right, box.top - top, bottom - box.bottom]),
        ),
      };
    }),
  );
  expect(margins.map(({ left, right }) => Math.abs(left - right) < 1)).toEqual([true, true]);
  expect(Math.min(...margins.map(({ least }) => least))).toBeGreaterThanOrEqual(0);
});
