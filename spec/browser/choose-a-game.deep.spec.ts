/** The dialog in which a player chooses rules, score and deal of the next game; score and time beside the moves. */
import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { easyGameBut } from '../support/easy-deal.js';
import { axeFaults } from './support/axe.js';
import { stopClock } from './support/clock.js';
import { choose, draw, onThePage, reload, stored } from './support/built-page.js';

const stage = onThePage();

test('a hard game of Vegas at draw 1 is chosen, shown with score and time, and chosen again at the next visit', async () => {
  const page = await stage.open('#deal=java:11');
  await choose(page, 'New game options…');
  const dialog = page.getByRole('dialog');
  const choices = dialog.getByRole('combobox');
  await choices.nth(0).selectOption({ label: 'Turns up one card' });
  await choices.nth(2).selectOption({ label: 'Costs $52, pays $5 a card' });
  expect(await choices.nth(1).inputValue()).toBe('0');
  await choices.nth(3).selectOption({ label: 'Can be won, hard' });
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await draw(page);
  const shown = await page.locator('.moves').textContent();
  const time = await page.getByRole('timer').textContent();
  const stock = await page.locator('[data-pile=stock] .slot').getAttribute('aria-label');
  await reload(page);
  expect([
    shown,
    time,
    stock,
    await stored(page, 'dealing'),
    await page.locator('.moves').textContent(),
  ]).toEqual([
    '1 move · -$52, all games -$52',
    expect.stringMatching(/^0:0\d$/),
    'Stock: draw cards, no redeal left',
    'hard',
    shown,
  ]);
  expect(await stored(page, 'game')).toMatch(
    /^\[Game "klondike"\]\n\[Rules "ulg, draw 1, redeals 0"\]\n\[Deal "java:\d+"\]\nnew stock\n$/,
  );
});

/** The places of the lists in the dialog. */
const [DRAW, REDEALS, SCORE] = [0, 1, 2];

/** Opens the dialog. What it gives chooses these values there, and tells how many redeals are shown then. */
async function choosing(page: Page) {
  await choose(page, 'New game options…');
  const choices = page.getByRole('dialog').getByRole('combobox');
  return async (...chosen: readonly (readonly [at: number, value: string])[]): Promise<string> => {
    for (const [at, value] of chosen) await choices.nth(at).selectOption(value);
    return choices.nth(REDEALS).inputValue();
  };
}

test('Vegas brings its redeals and takes them along, but leaves a number that the player has chosen', async () => {
  const page = await stage.open('#deal=java:11');
  const redealsAfter = await choosing(page);
  expect([
    await redealsAfter([SCORE, 'vegas']),
    await redealsAfter([DRAW, '1']),
    await redealsAfter([SCORE, 'standard']),
    await redealsAfter([REDEALS, '3'], [SCORE, 'vegas']),
    await redealsAfter([DRAW, '3']),
    await redealsAfter([SCORE, 'none']),
  ]).toEqual(['2', '0', 'unlimited', '3', '3', '3']);
});

test.each<[link: string, redeals: readonly string[]]>([
  ['#rules=ulg,+redeals+2&scoring=vegas', ['2', 'unlimited', 'unlimited', '0', 'unlimited']],
  ['#rules=ulg,+draw+1,+redeals+0&scoring=vegas', ['0', 'unlimited', 'unlimited', '0', 'unlimited']],
  ['#rules=ulg,+redeals+1&scoring=vegas', ['1', '1', '1', '0', '1']],
  ['#scoring=vegas', ['unlimited', 'unlimited', 'unlimited', '0', 'unlimited']],
])(
  'from a game scored by Vegas, %s, the way leads back to redeals that are not those of Vegas',
  async (...[link, redeals]) => {
    const page = await stage.open(`${link}&deal=java:11`);
    const redealsAfter = await choosing(page);
    expect([
      await redealsAfter(),
      await redealsAfter([SCORE, 'none']),
      await redealsAfter([SCORE, 'standard']),
      await redealsAfter([DRAW, '1'], [SCORE, 'vegas']),
      await redealsAfter([SCORE, 'none']),
    ]).toEqual(redeals);
  },
);

test('the clock stands still while a dialog lies over the table', async () => {
  const page = await stage.open('#deal=java:11');
  await stopClock(page);
  await reload(page);
  await page.clock.runFor(1000);
  await draw(page);
  const time = page.getByRole('timer');
  const times: number[] = [];
  for (const step of [
    () => undefined,
    () => choose(page, 'New game options…'),
    () => page.keyboard.press('Escape'),
  ]) {
    await step();
    await page.clock.runFor(60_000);
    const [minutes, seconds] = (await time.innerText()).split(':').map(Number);
    times.push(60 * Number(minutes) + Number(seconds));
  }
  const [before = NaN, under = NaN, after = NaN] = times;
  // The table looks at the clock once a second: that in which the dialog opens or closes may count, or not.
  expect([before, [0, 1].includes(under - before), [59, 60].includes(after - under)]).toEqual([
    60,
    true,
    true,
  ]);
});

test('a search for a deal can be stopped, and a house of a course begins under "Course rules"', async () => {
  const page = await stage.open('#deal=java:11');
  await choose(page, 'New game options…');
  const dialog = page.getByRole('dialog');
  const choices = dialog.getByRole('combobox');
  await choices.nth(1).selectOption({ label: 'Is never turned over' });
  await choices.nth(2).selectOption({ label: 'Counts good moves' });
  await choices.nth(3).selectOption({ label: 'Can be won, hard' });
  // In one task, because a deal may be found at once.
  await dialog.evaluate((element) => {
    const press = (label: string): void =>
      [...element.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
    press('Play');
    press('Stop looking');
  });
  const said = await dialog.getByRole('status').textContent();
  const deal = await stored(page, 'game');
  const changed = [await stored(page, 'scoring'), await stored(page, 'dealing')];
  await dialog.getByText('Course rules').click();
  await dialog.getByRole('button', { name: 'Clicks (Kansas State)' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect([said, deal, changed]).toEqual([
    'Nothing was dealt.',
    expect.stringContaining('java:11'),
    [null, null],
  ]);
  await page.getByRole('button', { name: /^Seed: \d+$/ }).waitFor();
});

/** Of each house: three pictures of Klondike with eight cards, then its stock and waste. */
test.each<[at: string, up: string, rule: string, faces: number, backs: number]>([
  ['#rules=ulg', 'Drag a card', 'Drawing turns up three cards on the waste', 11, 1],
  ['#rules=ulg,+draw+1', 'Drag a card', 'Drawing turns up one card on the waste', 9, 1],
  ['#rules=ycp-selection', 'Drag a card', "The stock's top card is in play", 9, 1],
  ['#rules=ycp-text', 'Drag a card', 'the foundations are for clubs, diamonds', 9, 1],
  ['#rules=ksu', 'Click a card, then the pile', 'The game is won early', 11, 1],
  ['#game=montecarlo', 'Pairs that touch', 'deals cards from the deck', 15, 0],
])(
  'how to play %s is told from the menu, with pictures of our cards and its rules',
  async (...[at, up, rule, faces, backs]) => {
    const page = await stage.open(at);
    await choose(page, 'How to play…');
    const dialog = page.getByRole('dialog');
    const text = await dialog.innerText();
    const drawn = [await dialog.locator('.card svg').count(), await dialog.locator('.card.back').count()];
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect([text, text, drawn]).toEqual([
      expect.stringContaining(up),
      expect.stringContaining(rule),
      [faces, backs],
    ]);
  },
);

test.each<[at: string, title: string | null, told: number]>([
  ['#rules=ulg,+draw+1,+redeals+2&deal=java:11', 'Stock: draw cards, 2 redeals left', 1],
  ['#rules=ulg&deal=java:11', null, 0],
])('by %s the number in the corner of the stock is explained where it is', async (at, title, told) => {
  const page = await stage.open(at);
  const stock = page.getByRole('button', { name: title ?? 'Stock: draw cards', exact: true });
  const seen: unknown[] = [await stock.getAttribute('title')];
  for (const entry of ['How to play…', 'Keys…']) {
    await choose(page, entry);
    seen.push(await page.getByRole('dialog').getByText("The number in the stock's corner tells how").count());
    await page.keyboard.press('Escape');
  }
  expect(seen).toEqual([title, told, told]);
  expect(await axeFaults(page)).toEqual([]);
});

/** The texts of lists that have no room where they are shown once chosen. */
const cutIn = (dialog: Locator): Promise<string[]> =>
  dialog.getByRole('combobox').evaluateAll((lists) => {
    /** In pixels, of the arrow. */
    const arrow = 20;
    return lists.flatMap((list) => {
      if (!(list instanceof HTMLSelectElement)) return ['no list'];
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) return ['no canvas'];
      pen.font = font;
      return [...list.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
    });
  });

test.each([
  ['en', 320, 'New game options…'],
  ['fr', 320, 'Options de la nouvelle partie…'],
])('in %s, at %i pixels, no choice is cut', async (lang, width, entry) => {
  const page = await stage.open(`?lang=${lang}#deal=java:11`, { viewport: { width, height: 568 } });
  await choose(page, entry);
  const dialog = page.getByRole('dialog');
  expect([await dialog.getByRole('combobox').count(), await cutIn(dialog)]).toEqual([4, []]);
});

describe('with dollars, truth and time nothing over the table lies outside the window', () => {
  test.each<[lang: string, width: number, height: number, most: number]>([
    ['en', 568, 320, 44],
    ['fr', 568, 320, 44],
    ['en', 640, 320, 44],
    ['fr', 740, 360, 44],
    ['fr', 844, 390, 44],
    ['en', 320, 640, 100],
  ])('%s, %i by %i; the bar is at most %i pixels high', async (...[lang, width, height, most]) => {
    const page = await stage.open(`?lang=${lang}`, {
      viewport: { width, height },
      stored: { 'klondike-kit:scoring': 'vegas', 'klondike-kit:2:game/klondike/ulg': easyGameBut(20) },
      set: { truth: 'on', up: 'off', click: 'off' },
    });
    await page.locator('.truth[data-truth=winnable]').waitFor();
    const outside = await page.locator('.toolbar *').evaluateAll((parts) =>
      parts.flatMap((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return isInside || !part.checkVisibility() ? [] : [part.textContent];
      }),
    );
    const moves = page.locator('.toolbar .moves');
    const isCut = await moves.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    const bar = await page.locator('.toolbar').boundingBox();
    expect([outside, isCut, await moves.textContent(), bar && bar.height <= most]).toEqual([
      [],
      false,
      expect.stringContaining('$'),
      true,
    ]);
  });
});
