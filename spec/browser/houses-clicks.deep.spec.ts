/** Kansas State on the page, section 5 of its statement: two clicks for each move, a magenta box, and the end. */
import { describe, expect, test } from '@jest/globals';
import type { PileId } from 'klondike-kit';
import type { Page } from 'playwright-core';
import { readWinningScript } from '../support/winning-script.js';
import { button, reload, stored } from './support/built-page.js';
import { atTheHouses, clickOn, gameOf, saidOn } from './support/house-page.js';
import { drag } from './support/mouse.js';
import { chosenOn, frameOf, gripOf, movesOf, topOf } from './support/table.js';

const GAME = gameOf('ksu', 'dotnet:17');

const HEAD = '[Game "klondike"]\n[Rules "ksu"]\n[Deal "dotnet:17"]\n';

const { events } = readWinningScript('win-ksu');

const stage = atTheHouses();

/** Opens the won game after this many events. */
const openAfter = (count: number): Promise<Page> =>
  stage.open('', {
    stored: { 'klondike-kit:game': `${HEAD}${['new', ...events.slice(0, count)].join(' ')}\n` },
  });

const clickGrip = async (page: Page, pile: PileId, count: number): Promise<void> => {
  const { x, y } = await gripOf(page, pile, count);
  await page.mouse.click(x, y);
};

/** The visible table and the saved script. */
const stateOf = async (page: Page): Promise<readonly unknown[]> => [
  await frameOf(page),
  (await stored(page, 'game'))?.replace(/\s+/g, ' '),
];

/** How far the box extends beyond the chosen cards (left, top, right, bottom), and its style. */
const boxOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const root = document.querySelector('.klondike')?.shadowRoot;
    const box = root?.querySelector('.box');
    if (box?.checkVisibility() !== true) return undefined;
    const cards = [...(root?.querySelectorAll('.in-hand') ?? [])].map((card) => card.getBoundingClientRect());
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const { borderStyle, borderColor } = getComputedStyle(box);
    return {
      beyond: [
        Math.min(...cards.map((card) => card.left)) - left,
        Math.min(...cards.map((card) => card.top)) - top,
        right - Math.max(...cards.map((card) => card.right)),
        bottom - Math.max(...cards.map((card) => card.bottom)),
      ],
      borderStyle,
      borderColor,
    };
  });

const BOX = { beyond: [4, 4, 4, 4], borderStyle: 'solid', borderColor: 'rgb(255, 0, 255)' };

describe('a magenta box surrounds the chosen cards', () => {
  test.each<[what: string, pile: PileId, count: number, cards: string]>([
    ['the top card of a column', 't7', 1, 't7: Jc'],
    ['a card and those on top of it', 't3', 2, 't3: 6s 5d'],
    ['the top card of the discard pile', 'waste', 1, 'waste: Th'],
  ])('%s', async (...[, pile, count, cards]) => {
    const page = await openAfter(2);
    await clickGrip(page, pile, count);
    expect([await chosenOn(page), await boxOn(page)]).toEqual([cards, BOX]);
  });

  test('the magenta box disappears after the move', async () => {
    const page = await stage.open(GAME);
    await clickOn(page, 't5');
    await clickOn(page, 't3');
    expect([await chosenOn(page), await boxOn(page), await movesOf(page)]).toEqual(['', undefined, '1 move']);
  });
});

const FELT = { x: 40, y: 600 };

test.each<[what: string, click: (page: Page) => Promise<void>]>([
  ['the chosen card', (page) => clickGrip(page, 't3', 2)],
  ['the top card of the same column', (page) => clickOn(page, 't3')],
  ['a top card that does not take them', (page) => clickOn(page, 't1')],
  ['the top of the discard pile', (page) => clickOn(page, 'waste')],
  ['a foundation', (page) => clickOn(page, 'f1')],
])('a click on %s does nothing but clear the choice', async (_, click) => {
  const page = await openAfter(2);
  const before = await stateOf(page);
  await clickGrip(page, 't3', 2);
  await click(page);
  expect([await chosenOn(page), await boxOn(page), ...(await stateOf(page))]).toEqual([
    '',
    undefined,
    ...before,
  ]);
});

test('a click on the stock draws and clears the choice', async () => {
  const page = await stage.open(GAME);
  await clickOn(page, 't5');
  await clickOn(page, 'stock');
  expect([await chosenOn(page), await movesOf(page)]).toEqual(['', '1 move']);
});

test('clicks that mean nothing keep the choice', async () => {
  const page = await openAfter(2);
  await clickGrip(page, 't3', 2);
  const before = [await chosenOn(page), ...(await stateOf(page))];
  await page.mouse.click(FELT.x, FELT.y);
  await clickGrip(page, 't7', 7);
  await clickGrip(page, 'waste', 2);
  await clickGrip(page, 'waste', 3);
  expect([await chosenOn(page), ...(await stateOf(page))]).toEqual(before);
});

test('clicks on empty places and face-down cards choose nothing', async () => {
  const page = await stage.open(GAME);
  const chosen: string[] = [];
  for (const pile of ['waste', 'f1'] as const) {
    await clickOn(page, pile);
    chosen.push(await chosenOn(page));
  }
  await clickGrip(page, 't7', 7);
  expect([...chosen, await chosenOn(page), await movesOf(page)]).toEqual(['', '', '', '0 moves']);
});

test("the player can't drag, double-click to a foundation or undo", async () => {
  const page = await openAfter(15);
  const before = await stateOf(page);
  await drag(page, [await topOf(page, 't5'), await topOf(page, 'f4')]);
  const { x, y } = await topOf(page, 't5');
  await page.mouse.dblclick(x, y);
  for (const key of ['u', 'Control+z']) await page.keyboard.press(key);
  expect([await chosenOn(page), await saidOn(page), ...(await stateOf(page))]).toEqual([
    '',
    'This game has no undo.',
    ...before,
  ]);
  expect(await button(page, 'Undo').count()).toBe(0);
});

test('two taps move cards on a phone', async () => {
  const page = await stage.open(GAME, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  for (const pile of ['t5', 't3'] as const) {
    const { x, y } = await topOf(page, pile);
    await page.touchscreen.tap(x, y);
  }
  expect(await stored(page, 'game')).toBe(`${HEAD}new t5>t3\n`);
});

describe('after the win', () => {
  const won = async (): Promise<Page> => {
    const page = await openAfter(events.length - 1);
    await clickOn(page, 't7');
    await clickOn(page, 't6');
    return page;
  };

  test("the table doesn't react, even after a reload", async () => {
    const page = await won();
    const before = await stateOf(page);
    const said = await saidOn(page);
    const banner = page.getByRole('group', { name: 'Won' });
    // The statistics load after the table.
    await banner.getByText('Your first win with these rules').waitFor();
    for (const time of ['at once', 'after a reload']) {
      if (time === 'after a reload') await reload(page);
      for (const pile of ['stock', 'waste', 'f1', 't1', 't2', 't7', 't6'] as const) await clickOn(page, pile);
      for (const key of ['1', 'Enter', '2', 'Enter', 'a', ' ', 'u', 'w', 'Enter'])
        await page.keyboard.press(key);
      expect([await chosenOn(page), ...(await stateOf(page))]).toEqual(['', ...before]);
    }
    await banner.getByText('Your first win with these rules').waitFor();
    expect([said, await banner.innerText()]).toEqual([
      'Queen of spades to tableau 6; jack of hearts turned up; You win!',
      // The best possible number appears as soon as it is proved.
      expect.stringMatching(
        /^You win!\n\ntime\n\d+:\d\d\n[^]*Your first win with these rules\n[^]*Next deal\nReplay\nShare\nRestart$/,
      ),
    ]);
  });

  test('Next deal starts a game that can be played', async () => {
    const page = await won();
    await page.getByRole('group', { name: 'Won' }).getByRole('button', { name: 'Next deal' }).click();
    await clickOn(page, 'stock');
    await clickOn(page, 'waste');
    expect([await movesOf(page), await page.getByText('You win!').isVisible(), await boxOn(page)]).toEqual([
      '1 move',
      false,
      BOX,
    ]);
  });
});

test('screen readers announce what happens', async () => {
  const page = await stage.open(GAME);
  const said: string[] = [];
  for (const keys of ['5 Enter', 'Escape', '5 Enter 3 Enter', 'Space', 'w Enter', '1 Enter', 'u']) {
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    said.push(await saidOn(page));
  }
  expect(said).toEqual([
    'Five of diamonds in hand',
    'Put back',
    'Five of diamonds to tableau 3; king of spades turned up; 1 move',
    'Three of hearts, king of diamonds, ten of hearts on the waste; 2 moves',
    'Ten of hearts in hand',
    'On the tableau, red goes on black and black on red.',
    'This game has no undo.',
  ]);
});
