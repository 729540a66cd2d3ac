/** Tests the flights of Monte Carlo's cards. A player can follow them, and the cards end in the right places. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { landed } from '../support/flights.js';
import { inChromium } from '../support/stage.js';
import { button, click, gameOf, gridAt, press, seenOn } from './support/grid.js';

const stage = inChromium();

interface Flown {
  /** Cards such as `5h`, in the order in which they start. */
  readonly cards: readonly string[];
  /** A cell, `deck` or `pile`. */
  readonly ways: readonly string[];
  /** The time until the last card lands, in milliseconds. */
  readonly lasts: number;
}

/** All held flights in order. Also ends them. */
const endFlights = (page: Page): Promise<Flown> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const places = [...(root?.querySelectorAll<HTMLElement>('.cell, .place') ?? [])].map((place) => {
      const name = /deck|pile/.exec(place.className)?.[0] ?? '';
      const [, row, column] = /row (\d), column (\d)/.exec(place.textContent) ?? [];
      return { at: place.style.transform, name: name || 'abcde'.charAt(Number(column) - 1) + String(row) };
    });
    const nameOf = (transform: unknown): string =>
      places.find(({ at }) => at.replaceAll(' ', '') === String(transform).replaceAll(' ', ''))?.name ?? '?';
    const held = globalThis.heldFlights?.splice(0).filter(({ playState }) => playState === 'paused') ?? [];
    const ends = held.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    const flights = held.flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !(effect.target instanceof HTMLElement)) return [];
      const card = effect.target.dataset['card'];
      const [from, to] = effect.getKeyframes();
      const start = Number(effect.getTiming().delay);
      return card === undefined
        ? []
        : [{ card, start, way: `${nameOf(from?.['transform'])}>${nameOf(to?.['transform'])}` }];
    });
    for (const flight of held) flight.finish();
    flights.sort((one, other) => one.start - other.start);
    return {
      cards: flights.map(({ card }) => card),
      ways: flights.map(({ way }) => way),
      lasts: Math.max(0, ...ends),
    };
  });

const GRID = gridAt('game=12345&flights=held');

/** The visible place and the visible part of the face of every card on the table. */
type Sight = Readonly<Record<string, string>>;

const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const cards = [...(root?.querySelectorAll<HTMLElement>('.cards .card') ?? [])].map((card) => {
      const { m41, m42 } = new DOMMatrixReadOnly(getComputedStyle(card).transform);
      const face = card.querySelector('.face') ?? card;
      const { m11 } = new DOMMatrixReadOnly(getComputedStyle(face).transform);
      return [card.dataset['card'], `${m41.toFixed(1)} ${m42.toFixed(1)}, ${m11 === 0 ? 'on edge' : 'open'}`];
    });
    return Object.fromEntries(cards) as Record<string, string>;
  });

/** Moves the held flights to this time. @param time in milliseconds */
const flyFor = (page: Page, time: number): Promise<void> =>
  page.evaluate((now) => {
    for (const flight of globalThis.heldFlights ?? []) flight.currentTime = now;
  }, time);

const placesIn = (sight: Sight): Sight =>
  Object.fromEntries(Object.entries(sight).map(([card, seen]) => [card, seen.split(',')[0] ?? '']));

const onEdge = (sight: Sight): string[] =>
  Object.keys(sight).filter((card) => sight[card]?.endsWith('on edge'));

/** Resolves after the page is painted. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

async function dealt(motion: 'reduce' | 'no-preference' = 'no-preference'): Promise<Page> {
  const page = await stage.open(GRID, { reducedMotion: motion });
  await drawn(page);
  return page;
}

/** A dealt grid on which no card flies any more. */
async function still(): Promise<Page> {
  const page = await dealt();
  await endFlights(page);
  return page;
}

/** A grid from which two pairs were removed. */
async function withGaps(): Promise<Page> {
  const page = await still();
  await click(page, 'c1', 'b2', 'e1', 'd2');
  await endFlights(page);
  return page;
}

test.each<[where: string, width: number, height: number]>([
  ['in a wide window', 1280, 800],
  ['on a phone', 390, 844],
  ['in a very small window', 320, 256],
])('the first deal flies from the deck, row by row: %s', async (...[, width, height]) => {
  const page = await stage.open(GRID, { viewport: { width, height } });
  await drawn(page);
  const { cards, ways, lasts } = await endFlights(page);
  expect([cards.length, ways.slice(0, 6).join(' '), lasts < 700]).toEqual([
    25,
    'deck>a1 deck>b1 deck>c1 deck>d1 deck>e1 deck>a2',
    true,
  ]);
});

test('a removed pair flies to the pile', async () => {
  const page = await still();
  await click(page, 'c1', 'b2');
  const { cards, ways, lasts } = await endFlights(page);
  expect([cards, ways, lasts < 400]).toEqual([['5s', '5d'], ['c1>pile', 'b2>pile'], true]);
});

test("cards close the gaps one after another, then the deck's cards follow, within a second", async () => {
  const page = await withGaps();
  await button(page, 'Consolidate').click();
  const { ways, lasts } = await endFlights(page);
  expect([ways.join(' '), lasts < 1000]).toEqual([
    'd1>c1 a2>d1 c2>e1 e2>a2 a3>b2 b3>c2 c3>d2 d3>e2 e3>a3 a4>b3 b4>c3 c4>d3 d4>e3 e4>a4 a5>b4 b5>c4 c5>d4 d5>e4 e5>a5 ' +
      'deck>b5 deck>c5 deck>d5 deck>e5',
    true,
  ]);
});

test('undoing a consolidation is quick, and dealt cards fly back to the deck', async () => {
  const page = await withGaps();
  const before = await seenOn(page);
  await press(page, 'c');
  await endFlights(page);
  await press(page, 'u');
  const { ways, lasts } = await endFlights(page);
  const toDeck = ways.filter((way) => way.endsWith('>deck'));
  expect([toDeck.length, lasts < 400, await seenOn(page)]).toEqual([4, true, before]);
});

test('a pair that returns flies from the pile', async () => {
  const page = await withGaps();
  await press(page, 'u');
  expect([...(await endFlights(page)).ways].sort()).toEqual(['pile>d2', 'pile>e1']);
});

describe('while cards fly', () => {
  test("a choice and a hint don't stop flights", async () => {
    const page = await withGaps();
    await press(page, 'c');
    await flyFor(page, 300);
    const before = await sightOf(page);
    await click(page, 'a1');
    await press(page, 'h');
    const after = await sightOf(page);
    await endFlights(page);
    const moved = Object.entries(await sightOf(page)).filter(([card, sight]) => sight !== before[card]);
    expect([after, moved.length > 5]).toEqual([before, true]);
  });

  test('a move starts from the visible place of each card', async () => {
    const page = await withGaps();
    await press(page, 'c');
    await flyFor(page, 300);
    const before = await sightOf(page);
    await press(page, 'u');
    const after = placesIn(await sightOf(page));
    const were = Object.entries(placesIn(before)).filter(([card]) => card in after);
    expect([were.length, after]).toEqual([21, Object.fromEntries(were)]);
  });

  test('a move shows the faces of all cards that fly from the deck', async () => {
    const page = await dealt();
    await flyFor(page, 100);
    const before = onEdge(await sightOf(page));
    await click(page, 'c1', 'b2');
    expect([before.length > 10, onEdge(await sightOf(page))]).toEqual([true, []]);
  });
});

test('after quick moves, every card is in the right place and no extra card is left', async () => {
  const page = await stage.open(gridAt('game=12345'), { reducedMotion: 'no-preference' });
  for (const keys of ['n', 'r', 'h', 'c', 'u']) await press(page, keys);
  await click(page, 'a1', 'e5');
  await press(page, 'g');
  await page.getByRole('textbox').fill('12345');
  await press(page, 'Enter');
  await click(page, 'c1', 'b2');
  await press(page, 'c u c u');
  await landed(page);
  expect(await seenOn(page)).toBe(
    'r1: 6h 2s -- 8d 9s\nr2: Ad -- Ah 9h Qs\nr3: Kh 7h 5c 2d 7c\nr4: 7d 8s Ks Tc 2c\nr5: 3c 3d Qd 8h Qh\n' +
      'left: 27\nscore: 2\ngame: 12345',
  );
});

test('with reduced motion, nothing flies', async () => {
  const page = await dealt('reduce');
  await click(page, 'c1', 'b2');
  await press(page, 'c u');
  await click(page, 'a1', 'e5');
  expect(await endFlights(page)).toEqual({ cards: [], ways: [], lasts: 0 });
});

test('at a win the removed cards fly apart, and none stays behind', async () => {
  const page = await stage.open(gridAt(`${gameOf('r1: 6h 6s 2d 2c')}&flights=held`), {
    reducedMotion: 'no-preference',
  });
  await click(page, 'a1', 'b1');
  await page.waitForFunction(
    () => document.querySelector('.klondike')?.shadowRoot?.querySelector('.leaving *') === null,
  );
  await endFlights(page);
  await click(page, 'c1', 'd1');
  const { cards, ways } = await endFlights(page);
  expect([...cards].sort().join(' ')).toBe('2c 2d 6h 6s');
  expect(ways.slice(2).map((way) => way.split('>')[0])).toEqual(['pile', 'pile']);
  await page.waitForFunction(
    () => document.querySelector('.klondike')?.shadowRoot?.querySelector('.leaving *') === null,
  );
  expect(await seenOn(page)).toBe('r1: -- -- -- --\nleft: 0\nscore: 52\nwon');
});
