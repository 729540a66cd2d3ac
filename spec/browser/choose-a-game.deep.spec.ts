/** Tests the dialog "New game options", and the score and time next to the moves. */
import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { easyGameBut } from '../support/easy-deal.js';
import { axeFaults } from './support/axe.js';
import { stopClock } from './support/clock.js';
import { choose, draw, onThePage, reload, stored } from './support/built-page.js';

const stage = onThePage();

test('deals a hard Vegas game with draw 1, shows its score and time, and offers it at the next visit', async () => {
  const page = await stage.open('#deal=java:11');
  await choose(page, 'New game options…');
  const dialog = page.getByRole('dialog');
  const choices = dialog.getByRole('combobox');
  await choices.nth(0).selectOption({ label: 'Draw 1 card' });
  await choices.nth(2).selectOption({ label: 'Vegas: -$52, +$5 a card' });
  expect(await choices.nth(1).inputValue()).toBe('0');
  await choices.nth(3).selectOption({ label: 'Winnable, hard' });
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
    '1 move · -$52, balance -$52',
    expect.stringMatching(/^0:0\d$/),
    'Stock: draw cards, no redeals left',
    'hard',
    shown,
  ]);
  expect(await stored(page, 'game')).toMatch(
    /^\[Game "klondike"\]\n\[Rules "ulg, draw 1, redeals 0"\]\n\[Deal "java:\d+"\]\nnew stock\n$/,
  );
});

/** The indexes of the lists in the dialog. */
const [DRAW, REDEALS, SCORE] = [0, 1, 2];

/** Opens the dialog. The returned function chooses these values and returns the redeals that the dialog then shows. */
async function choosing(page: Page) {
  await choose(page, 'New game options…');
  const choices = page.getByRole('dialog').getByRole('combobox');
  return async (...chosen: readonly (readonly [at: number, value: string])[]): Promise<string> => {
    for (const [at, value] of chosen) await choices.nth(at).selectOption(value);
    return choices.nth(REDEALS).inputValue();
  };
}

test('choosing Vegas sets its redeals and leaving it resets them, unless the player chose the number', async () => {
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
])('after a Vegas game, %s resets the Vegas redeals', async (...[link, redeals]) => {
  const page = await stage.open(`${link}&deal=java:11`);
  const redealsAfter = await choosing(page);
  expect([
    await redealsAfter(),
    await redealsAfter([SCORE, 'none']),
    await redealsAfter([SCORE, 'standard']),
    await redealsAfter([DRAW, '1'], [SCORE, 'vegas']),
    await redealsAfter([SCORE, 'none']),
  ]).toEqual(redeals);
});

test('the clock stops while a dialog covers the table', async () => {
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
  // The table reads the clock every second. The second in which the dialog opens or closes may or may not count.
  expect([before, [0, 1].includes(under - before), [59, 60].includes(after - under)]).toEqual([
    60,
    true,
    true,
  ]);
});

test('the player can stop a search for a deal, and "Course rules" starts a game by the rules of a course', async () => {
  const page = await stage.open('#deal=java:11');
  await choose(page, 'New game options…');
  const dialog = page.getByRole('dialog');
  const choices = dialog.getByRole('combobox');
  await choices.nth(1).selectOption({ label: 'No redeals' });
  await choices.nth(2).selectOption({ label: 'Standard' });
  await choices.nth(3).selectOption({ label: 'Winnable, hard' });
  // Presses both buttons in one task, because the search may end at once.
  await dialog.evaluate((element) => {
    const press = (label: string): void =>
      [...element.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
    press('Play');
    press('Stop searching');
  });
  const said = await dialog.getByRole('status').textContent();
  const deal = await stored(page, 'game');
  const changed = [await stored(page, 'scoring'), await stored(page, 'dealing')];
  await dialog.getByText('Course rules').click();
  await dialog.getByRole('button', { name: 'Clicks (Kansas State)' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect([said, deal, changed]).toEqual([
    'Search stopped. No new game was dealt.',
    expect.stringContaining('java:11'),
    [null, null],
  ]);
  await page.getByRole('button', { name: /^Seed: \d+$/ }).waitFor();
});

/** Each row ends with the number of face-up and face-down cards in the three pictures. */
test.each<[at: string, up: string, rule: string, faces: number, backs: number]>([
  ['#rules=ulg', 'Click a card to move it', 'A draw turns three cards onto the waste', 11, 1],
  ['#rules=ulg,+draw+1', 'Click a card to move it', 'A draw turns one card onto the waste', 9, 1],
  ['#rules=ycp-selection', 'Click a card to move it', "The stock's top card is in play", 9, 1],
  ['#rules=ycp-text', 'Click a card to move it', 'the foundations are for clubs, diamonds', 9, 1],
  ['#rules=ksu', 'Click a card, then the pile', 'You win early', 11, 1],
  ['#rules=ksu', 'Turn up every card', 'You win early', 11, 1],
  ['#game=montecarlo', 'Pairs that touch', 'fills the empty cells from the deck', 15, 0],
])('the menu explains how to play %s, with pictures and rules', async (...[at, up, rule, faces, backs]) => {
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
});

test.each<[at: string, title: string | null, told: number]>([
  ['#rules=ulg,+draw+1,+redeals+2&deal=java:11', 'Stock: draw cards, 2 redeals left', 1],
  ['#rules=ulg&deal=java:11', null, 0],
])('with %s, the dialogs explain the number in the corner of the stock, if any', async (at, title, told) => {
  const page = await stage.open(at);
  const stock = page.getByRole('button', { name: title ?? 'Stock: draw cards', exact: true });
  const seen: unknown[] = [await stock.getAttribute('title')];
  for (const entry of ['How to play…', 'Keys…']) {
    await choose(page, entry);
    seen.push(await page.getByRole('dialog').getByText('The number on the stock shows how').count());
    await page.keyboard.press('Escape');
  }
  expect(seen).toEqual([title, told, told]);
  expect(await axeFaults(page)).toEqual([]);
});

/** The choices that are too long for their list. */
const cutIn = (dialog: Locator): Promise<string[]> =>
  dialog.getByRole('combobox').evaluateAll((lists) => {
    /** The width of the arrow of a list, in pixels. */
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
])('no choice is cut off in %s at %i pixels', async (lang, width, entry) => {
  const page = await stage.open(`?lang=${lang}#deal=java:11`, { viewport: { width, height: 568 } });
  await choose(page, entry);
  const dialog = page.getByRole('dialog');
  expect([await dialog.getByRole('combobox').count(), await cutIn(dialog)]).toEqual([4, []]);
});

describe('with score, win tracker and time, everything above the table is inside the window', () => {
  test.each<[lang: string, width: number, height: number, most: number]>([
    ['en', 568, 320, 44],
    ['fr', 568, 320, 44],
    ['en', 640, 320, 44],
    ['fr', 740, 360, 44],
    ['fr', 844, 390, 44],
    ['en', 320, 640, 100],
  ])('%s, %i by %i, with a bar of at most %i pixels', async (...[lang, width, height, most]) => {
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
