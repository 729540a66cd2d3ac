/** Tests the grid in windows of all sizes, and its accessibility. Pictures go to `spec/output/browser`. */
import type { Page, ViewportSize } from 'playwright-core';
import type { Card } from '../../../src/core/card.js';
import { WINDOWS } from '../../support/windows.js';
import type { AxeRules } from '../support/axe.js';
import { axeFaults } from '../support/axe.js';
import { pictureOf } from '../support/picture.js';
import { testSideBySide } from '../support/side-by-side.js';
import { inChromium } from '../support/stage.js';
import { button, click, gameOf, gridAt, press } from './support/grid.js';

const stage = inChromium();

interface Looked {
  readonly query: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

const opened = ({ query, viewport }: Looked): Promise<Page> =>
  stage.open(gridAt(query), { viewport, reducedMotion: 'reduce' });

/** Elements that are partly outside the window or overlap, and buttons that are too small for a finger or for their labels. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const parts = [...(root?.querySelectorAll('.cell, .place, .count, .toolbar button') ?? [])].filter(
      (part) => part.checkVisibility(),
    );
    const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
    const least = innerWidth <= 480 ? 44 : 32;
    const faults = boxes.filter(({ part, box }) => {
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      const isBlocked = boxes.some(
        ({ part: other, box: its }) =>
          other !== part &&
          !other.contains(part) &&
          !part.contains(other) &&
          box.left < its.right - 0.5 &&
          its.left < box.right - 0.5 &&
          box.top < its.bottom - 0.5 &&
          its.top < box.bottom - 0.5,
      );
      const isTooSmall = part.matches('button') && Math.min(box.width, box.height) < least;
      const label = part.querySelector(':scope > span')?.getBoundingClientRect();
      const sticksOut = label !== undefined && (label.left < box.left - 0.5 || box.right + 0.5 < label.right);
      return !isInside || isBlocked || isTooSmall || sticksOut;
    });
    const { scrollWidth, scrollHeight } = document.documentElement;
    const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page scrolls'] : [];
    return [...scrolls, ...faults.map(({ part }) => part.outerHTML.slice(0, 90))];
  });

/** Rows and columns. */
const SHAPES = [
  [5, 5],
  [4, 13],
  [13, 4],
  [1, 9],
] as const;

async function faultsInWindows(): Promise<string[]> {
  const page = await opened({ query: 'game=12345', viewport: { width: 800, height: 600 } });
  const faults: string[] = [];
  for (const { name, width, height } of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const [rows, columns] of SHAPES) {
      await page.evaluate(showGrid, [rows, columns] as const);
      const found = await misplaced(page);
      faults.push(...found.map((fault) => `${rows} by ${columns} on a ${name}: ${fault}`));
      if (rows === 5) await pictureOf(page, `Monte Carlo on a ${name}`);
    }
  }
  return faults;
}

/** Shows a full grid of this shape and waits until it fits the window. */
async function showGrid([rows, columns]: readonly [number, number]): Promise<void> {
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => (row * columns + column) as Card),
  );
  seat.view.cells(cells);
  seat.view.refreshWindow();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Each step starts from the state that the previous one left, and names an element to wait for. */
const WRAPPERS: readonly (readonly [state: string, reach: (page: Page) => Promise<void>, sign: string])[] = [
  ['with a card chosen', (page) => click(page, 'a1'), '.cell[aria-selected=true]'],
  ['beeped', (page) => click(page, 'b2'), '.flash'],
  ['with a hint', (page) => press(page, 'h'), '.cell.hinted'],
  ['with a gap', (page) => click(page, 'b1', 'a2'), '.cell[data-filled=false]'],
  ['told to consolidate', (page) => press(page, 'b'), 'button[data-advised=true]'],
  ['in the settings', (page) => button(page, 'Settings').click(), 'dialog h2:text-is("Settings")'],
  [
    'in the list of keys',
    (page) => press(page, 'Escape ?'),
    'dialog th:has(kbd:text-is("?") + kbd:text-is("F1"))',
  ],
  ['with a wrong number typed', (page) => press(page, 'Escape g x Enter'), 'dialog input[aria-invalid=true]'],
  ['in the rules', (page) => press(page, 'Escape F1'), 'dialog h2:text-is("Help")'],
  [
    'won',
    async (page) => {
      await press(page, 'Escape');
      await page.evaluate(() => {
        seat.view.win();
        seat.view.refreshWindow();
      });
    },
    '.won',
  ],
];

const GAME = gameOf('r1: 6h 2s 3d 8d 9s; r2: 2c 5s 4d Tc Jc; deck: 3c 4c');

/** Temporary elements stay, because no timer of a second or more fires. The timers of axe-core are shorter. */
function holdSignals(): void {
  const set = globalThis.setTimeout;
  const setShort = (act: () => void, time = 0): number => (time < 1000 ? Number(set(act, time)) : 0);
  Object.assign(globalThis, { setTimeout: setShort });
}

interface Looks {
  readonly theme?: string;
  readonly viewport?: ViewportSize;
  readonly rules: AxeRules;
}

const DESK = { width: 1280, height: 720 };

async function faultsIn({ theme = 'light', viewport = DESK, rules }: Looks): Promise<string[]> {
  const page = await opened({ query: `${GAME}&theme=${theme}`, viewport });
  await page.evaluate(holdSignals);
  const faults: string[] = [];
  for (const [state, reach, sign] of WRAPPERS) {
    await reach(page);
    if (!(await page.locator(sign).first().isVisible()))
      faults.push(`the expected element is not visible ${state}`);
    faults.push(...(await axeFaults(page, rules)).map((fault) => `${state}: ${fault}`));
  }
  return faults;
}

testSideBySide(
  {
    'grids of all shapes fit in windows of all sizes': faultsInWindows,
    'axe-core finds nothing wrong in the light theme': () => faultsIn({ rules: 'all' }),
    'axe-core finds nothing wrong in the dark theme': () => faultsIn({ theme: 'dark', rules: 'looks' }),
    'axe-core finds nothing wrong in high contrast': () => faultsIn({ theme: 'contrast', rules: 'looks' }),
    'axe-core finds nothing wrong on a small phone': () =>
      faultsIn({ viewport: { width: 320, height: 568 }, rules: 'looks' }),
  },
  [],
);
