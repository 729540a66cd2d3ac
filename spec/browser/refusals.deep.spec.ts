/** Tries every kind of refused drop with the mouse. The cards go back, and nothing else changes. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { EMPTY_LAYOUT, ULG, callForMove, parseLayout, play } from '../../src/index.js';
import type { PileId } from '../../src/index.js';
import { endFlights } from './support/flights.js';
import { stopClock } from './support/clock.js';
import { drag } from './support/mouse.js';
import { inChromium } from './support/stage.js';
import { frameOf, gripOf, newGame, topOf } from './support/table.js';

const LAYOUT = `stock: 9c; waste: 2s Kc 6d; f1: Ah 2h; f2: Ad; t1: 3c | Jd Tc 9h; t2: Kh; t3: 5s | 7d;
  t5: Qs; t6: 4h 5h | 8c; t7: 3h`.replace(/\s+/g, ' ');

const TABLE = `spec/browser/pages/tables.html?flights=held&deal=${encodeURIComponent(LAYOUT)}`;

const stage = inChromium();

interface Drag {
  readonly from: PileId;
  readonly count: number;
  readonly to: PileId;
}

const SOURCES: readonly [PileId, number][] = [
  ['waste', 1],
  ['f1', 1],
  ['t1', 1],
  ['t1', 3],
  ['t2', 1],
  ['t3', 1],
  ['t7', 1],
];

const TARGETS: readonly PileId[] = [
  'stock',
  'waste',
  'f1',
  'f2',
  'f3',
  't1',
  't2',
  't3',
  't4',
  't5',
  't6',
  't7',
];

const isRefused = (drag: Drag): boolean =>
  callForMove(drag) === undefined || !play(ULG, { ...EMPTY_LAYOUT, ...parseLayout(LAYOUT) }, drag).ok;

const REFUSED: readonly Drag[] = SOURCES.flatMap(([from, count]) =>
  TARGETS.filter((to) => to !== from)
    .map((to) => ({ from, count, to }))
    .filter(isRefused),
);

async function dragAskew(page: Page, { from, count, to }: Drag): Promise<void> {
  const [grip, { x, y }] = [await gripOf(page, from, count), await topOf(page, to)];
  await drag(page, [grip, { x, y: y + 9 }]);
}

/** The cards that fly back to their places. */
async function flownBack(page: Page): Promise<string[]> {
  const flights = await endFlights(page);
  return flights.filter(({ from, to, lies }) => to === lies && from !== lies).map(({ card }) => card);
}

test(`${REFUSED.length} refused drops glide back`, async () => {
  const page = await stage.open(TABLE, { reducedMotion: 'no-preference' });
  await newGame(page);
  await flownBack(page);
  const before = await frameOf(page);
  const faults: string[] = [];
  for (const carry of REFUSED) {
    await dragAskew(page, carry);
    const flown = await flownBack(page);
    const after = await frameOf(page);
    const name = `${carry.from}>${carry.to}*${carry.count}`;
    if (flown.length !== carry.count) faults.push(`${name}: flew back: ${flown.join(' ')}`);
    if (after !== before) faults.push(`${name}: ${after}`);
  }
  expect([REFUSED.length > 50, faults]).toEqual([true, []]);
});

/** The visible borders of these cards: their own, those around the face and those in the sign. */
const bordersOf = (page: Page, ...cards: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    return names.map((name) => {
      const card = root?.querySelector(`[data-card="${name}"]`);
      const face = card?.querySelector('.face');
      if (!card || !face) throw new Error(`there is no ${name}`);
      const [own, sign] = [getComputedStyle(card), getComputedStyle(card, '::before')];
      const border = sign.content === 'none' ? 'no sign' : sign.borderTopStyle;
      return `${own.outlineStyle}, ${getComputedStyle(face).boxShadow}, ${border}`;
    });
  }, cards);

test('refused cards get a sign for a second, which chosen cards never have', async () => {
  const page = await stage.open(TABLE, { reducedMotion: 'reduce' });
  await newGame(page);
  await stopClock(page);
  const run = ['Jd', 'Tc', '9h'];
  const grip = await gripOf(page, 't1', 3);
  const before = await bordersOf(page, ...run);
  await page.mouse.click(grip.x, grip.y);
  const chosen = await bordersOf(page, ...run);
  const { x, y } = await topOf(page, 't2');
  await page.mouse.click(x, y);
  const refused = await bordersOf(page, ...run);
  await page.clock.runFor(1000);
  const after = await bordersOf(page, ...run);
  const signs = (borders: readonly string[]): string[] => borders.map((text) => text.replace(/.*, /, ''));
  expect([signs(before), signs(chosen), signs(refused)]).toEqual([
    run.map(() => 'no sign'),
    run.map(() => 'no sign'),
    run.map(() => 'dashed'),
  ]);
  expect(chosen.filter((borders) => before.includes(borders))).toEqual([]);
  expect([refused.map((borders) => borders.replace('dashed', 'no sign')), after]).toEqual([before, before]);
});

test('the sign of a refusal disappears as soon as the player continues, even after a drag', async () => {
  const page = await stage.open(TABLE, { reducedMotion: 'reduce' });
  await newGame(page);
  const signed = (): Promise<string[]> =>
    page
      .locator('.refused')
      .evaluateAll((cards) => cards.map((card) => String(card.getAttribute('data-card'))));
  await dragAskew(page, { from: 't6', count: 1, to: 't2' });
  const seen = [await signed()];
  const { x, y } = await topOf(page, 't5');
  await page.mouse.click(x, y);
  seen.push(await signed());
  await page.keyboard.press('a');
  seen.push(await signed());
  await page.keyboard.press('n');
  expect([...seen, await signed()]).toEqual([['8c'], [], ['Qs'], []]);
});
