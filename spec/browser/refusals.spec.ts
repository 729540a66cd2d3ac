/** Every drop that is refused, by the mouse: the cards glide back, and nothing else has changed. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { EMPTY_LAYOUT, ULG, parseLayout, play } from '../../src/index.js';
import type { PileId } from '../../src/index.js';
import { callOf } from '../../src/index.js';
import { endFlights } from './support/flights.js';
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
  callOf(drag) === undefined || !play(ULG, { ...EMPTY_LAYOUT, ...parseLayout(LAYOUT) }, drag).ok;

const REFUSED: readonly Drag[] = SOURCES.flatMap(([from, count]) =>
  TARGETS.filter((to) => to !== from)
    .map((to) => ({ from, count, to }))
    .filter(isRefused),
);

async function dragAskew(page: Page, { from, count, to }: Drag): Promise<void> {
  const [grip, { x, y }] = [await gripOf(page, from, count), await topOf(page, to)];
  await drag(page, [grip, { x, y: y + 9 }]);
}

/** The cards that fly back to where they lie. */
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
