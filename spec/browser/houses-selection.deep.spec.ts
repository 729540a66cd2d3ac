/** Plays York 2021 on the page. Selecting cards marks the piles that would take them, and the stock is in play. */
import { describe, expect, test } from '@jest/globals';
import type { Layout, PileId, CardSource } from 'klondike-kit';
import { PILES } from 'klondike-kit';
import type { Page } from 'playwright-core';
import type { Point } from './pages/points.js';
import { readWinningScript } from '../support/winning-script.js';
import { button, stored } from './support/built-page.js';
import { endFlights, landed } from './support/flights.js';
import { atTheHouses, clickOn, gameOf, saidOn } from './support/house-page.js';
import { allowedIn, layoutAfter, nameOf, takesOf } from './support/lifted.js';
import { drag, hold } from './support/mouse.js';
import { chosenOn, frameOf, gripOf, movesOf, targetsOn, topOf } from './support/table.js';

const GAME = gameOf('ycp-selection', 'java:82');

const HEAD = '[Game "klondike"]\n[Rules "ycp-selection"]\n[Deal "java:82"]\n';

const { deal, events } = readWinningScript('win-ycp-selection');

const stage = atTheHouses();

/** Opens the won game after this many events. */
const openAfter = (count: number): Promise<Page> =>
  stage.open('', {
    stored: { 'klondike-kit:game': `${HEAD}${['new', ...events.slice(0, count)].join(' ')}\n` },
  });

/** A point on each pile. On the pile that the cards come from, the point is on the lowest lifted card. */
async function pointsOn(page: Page, take: CardSource): Promise<readonly (readonly [PileId, Point])[]> {
  const points: [PileId, Point][] = [];
  for (const pile of PILES)
    points.push([pile, await (pile === take.from ? gripOf(page, pile, take.count) : topOf(page, pile))]);
  return points;
}

/** The piles that are marked while under the pointer. Any other mark is a fault. */
async function markedUnder(page: Page, points: readonly (readonly [PileId, Point])[]): Promise<string> {
  const marked: string[] = [];
  for (const [pile, { x, y }] of points) {
    await page.mouse.move(x, y);
    const [target = ''] = (await targetsOn(page)).split(':');
    if (target !== '') marked.push(target === pile ? pile : `${target} instead of ${pile}`);
  }
  return marked.join(' ');
}

type PickUp = (page: Page, take: CardSource) => Promise<void>;

const byDragging: PickUp = async (page, { from, count }) => {
  const { x, y } = await gripOf(page, from, count);
  await hold(page, [
    { x, y },
    { x, y: y + 12 },
  ]);
};

const byPress: PickUp = async (page, { from, count }) => {
  const { x, y } = await gripOf(page, from, count);
  await page.mouse.click(x, y);
};

async function markedFor(page: Page, layout: Layout, pickUp: PickUp): Promise<Record<string, string>> {
  const marked: Record<string, string> = {};
  for (const take of takesOf(layout)) {
    const points = await pointsOn(page, take);
    await pickUp(page, take);
    marked[nameOf(take)] = await markedUnder(page, points);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  }
  return marked;
}

/** The visible table and the saved script. Lifting cards changes neither. */
const stateOf = async (page: Page): Promise<readonly unknown[]> => [
  await frameOf(page),
  (await stored(page, 'game'))?.replace(/\s+/g, ' '),
  await chosenOn(page),
  await targetsOn(page),
];

describe('marks only the piles that would take the selected cards', () => {
  test('marks target piles while the mouse moves over a dealt table', async () => {
    const page = await stage.open(GAME);
    expect(await markedFor(page, layoutAfter(deal, []), byPress)).toEqual({
      'stock*1': '',
      't1*1': '',
      't2*1': 't6',
      't3*1': '',
      't4*1': 'f1 f2 f3 f4',
      't5*1': '',
      't6*1': '',
      't7*1': '',
    });
  });

  test('marks target piles during a drag, but not after it', async () => {
    const page = await openAfter(30);
    const layout = layoutAfter(deal, events.slice(0, 30));
    const before = await stateOf(page);
    expect(await markedFor(page, layout, byDragging)).toEqual(allowedIn(layout));
    expect(await stateOf(page)).toEqual(before);
  });
});

/** Outside all piles. */
const FELT = { x: 40, y: 600 };

const dragTo = async (page: Page, to: Point): Promise<void> => drag(page, [await gripOf(page, 't1', 2), to]);

/** After a press on the ten and nine of the first pile, or during a drag of them. */
const ELSEWHERE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'a press on them': async (page) => byPress(page, { from: 't1', count: 2 }),
  'a press on a pile that does not take them': (page) => clickOn(page, 't2'),
  'a press on the waste': (page) => clickOn(page, 'waste'),
  'a press on the felt': (page) => page.mouse.click(FELT.x, FELT.y),
  'a drop on the felt': (page) => dragTo(page, FELT),
  'a drop on a pile that does not take them': async (page) => dragTo(page, await topOf(page, 't2')),
  'a drop on the waste': async (page) => dragTo(page, await topOf(page, 'waste')),
};

test('a press or drop elsewhere clears the selection and changes nothing', async () => {
  const page = await openAfter(16);
  const before = await stateOf(page);
  const after: Record<string, unknown> = {};
  for (const [way, letGo] of Object.entries(ELSEWHERE)) {
    await byPress(page, { from: 't1', count: 2 });
    const chosen = await chosenOn(page);
    await letGo(page);
    after[way] = [chosen, ...(await stateOf(page))];
  }
  expect(after).toEqual(
    Object.fromEntries(Object.keys(ELSEWHERE).map((way) => [way, ['t1: Ts 9h', ...before]])),
  );
});

const DRAWS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the Draw button': (page) => button(page, 'Draw').click(),
  Space: (page) => page.keyboard.press('Space'),
  'a press on the waste': (page) => clickOn(page, 'waste'),
  'a drop of its card on the waste': async (page) =>
    drag(page, [await topOf(page, 'stock'), await topOf(page, 'waste')]),
  'a press on its card and a press on the waste': async (page) => {
    await clickOn(page, 'stock');
    await clickOn(page, 'waste');
  },
};

describe('the stock is in play', () => {
  test('the top card of the stock is face up, and the waste shows backs', async () => {
    const page = await stage.open(GAME);
    const seen: string[] = [];
    for (let draw = 0; draw <= 4; draw++) {
      seen.push((await frameOf(page)).match(/^(in play|waste).*/gm)?.join(', ') ?? '');
      await page.keyboard.press('Space');
    }
    expect(seen).toEqual([
      'in play: ## Th',
      'in play: ## Qd, waste: ##',
      'in play: ## Kh, waste: ## ##',
      'in play: ## 8d, waste: ## ## ##',
      'in play: ## Kd, waste: ## ## ##',
    ]);
  });

  test('the player can draw in many ways', async () => {
    const page = await stage.open(GAME);
    const drawn: Record<string, unknown> = {};
    for (const [way, draw] of Object.entries(DRAWS)) {
      for (let time = 1; time <= 2; time++) await draw(page);
      drawn[way] = [(await frameOf(page)).split('\n').slice(0, 3), await movesOf(page)];
      for (let time = 1; time <= 2; time++) await page.keyboard.press('u');
    }
    const two = [['in play: ## Kh', 'stock: full', 'waste: ## ##'], '2 moves'];
    expect(drawn).toEqual(Object.fromEntries(Object.keys(DRAWS).map((way) => [way, two])));
  });

  test('a press on the empty stock turns the waste over', async () => {
    const page = await stage.open(GAME);
    const dealt = await frameOf(page);
    for (let draw = 1; draw <= 24; draw++) await page.keyboard.press('Space');
    const empty = await frameOf(page);
    await clickOn(page, 'stock');
    expect([empty.split('\n').slice(0, 2), await frameOf(page)]).toEqual([
      ['stock: empty', 'waste: ## ## ##'],
      dealt.replace('moves: 0', 'moves: 25'),
    ]);
  });

  test('the drawn card flies to the top of the waste and back', async () => {
    const page = await stage.open(GAME, { reducedMotion: 'no-preference' });
    await landed(page).then(() => page.evaluate(() => globalThis.holdFlights()));
    const flown: string[] = [];
    for (const key of [' ', ' ', 'u', ...Array<string>(24).fill(' ')])
      flown.push(await flightsAfter(page, key));
    expect([...flown.slice(0, 5), ...flown.slice(-2)]).toEqual([
      'Th: the stock > the waste',
      'Qd: the stock > its top',
      'Qd: its old top > the stock',
      'Qd: the stock > its top',
      'Kh: the stock > its top',
      '5h: the stock > its top',
      'Th: the waste > the stock',
    ]);
  });
});

/** The flights of face-up cards after a key. They go between the stock and the top of the waste or its empty place. */
async function flightsAfter(page: Page, key: string): Promise<string> {
  const lies = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .last()
      .evaluate((element: HTMLElement) => element.style.transform);
  const before = await lies('[data-pile=waste] > *');
  await page.keyboard.press(key);
  const [stock, after] = [await lies('[data-pile=stock] .slot'), await lies('[data-pile=waste] > *')];
  const place = await lies('[data-pile=waste] .slot');
  const names = new Map([
    [before, 'its old top'],
    [after, 'its top'],
    [place, 'the waste'],
    [stock, 'the stock'],
  ]);
  const flights = (await endFlights(page)).filter((flight) => flight.lies !== '' && flight.card !== '##');
  return flights
    .map(({ card, from, to }) => `${card}: ${names.get(from) ?? from} > ${names.get(to) ?? to}`)
    .join(', ');
}

test('screen readers announce what happens', async () => {
  const page = await stage.open(GAME);
  const said: string[] = [];
  for (const keys of ['4 Enter', 'Escape', 'Enter f Enter', 'Enter', 'Space', 'w Enter', '3 Enter', 'u']) {
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    said.push(await saidOn(page));
  }
  expect(said).toEqual([
    'Ace of clubs in hand',
    'Put back',
    'Ace of clubs to foundation 1; ace of diamonds turned up; 1 move',
    "You can't pick up this card.",
    'Queen of diamonds on the stock; 2 moves',
    'Queen of diamonds in hand',
    'On the tableau, red goes on black and black on red.',
    'Undone; ten of hearts on the stock; 1 move',
  ]);
});
