/** The sheet for a new game, and the score and time next to the moves. */
import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { easyGameBut } from '../support/easy-deal.js';
import { axeFaults } from './support/axe.js';
import { stopClock } from './support/clock.js';
import { button, choose, draw, onThePage, openNewGame, reload, stored } from './support/built-page.js';

const stage = onThePage();

test('deals a hard game of Vegas at draw 1, shows its score and time, and offers it again at the next visit', async () => {
  const page = await stage.open('#deal=java:11');
  await openNewGame(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Draw 1 card' }).check();
  await dialog.getByLabel('Score').selectOption({ label: 'Vegas: -$52, +$5 a card' });
  expect(await dialog.getByLabel('Waste').inputValue()).toBe('0');
  await dialog.getByRole('radio', { name: 'Hard' }).check();
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await draw(page);
  const shown = await page.locator('.moves').textContent();
  const time = await page.getByRole('timer').textContent();
  const stock = await page.locator('[data-pile=stock] .slot').getAttribute('aria-label');
  const title = await page.locator('.chip').innerText();
  await reload(page);
  expect([
    shown,
    time,
    stock,
    title,
    await stored(page, 'dealing'),
    await page.locator('.moves').textContent(),
  ]).toEqual([
    '1 move · -$52, balance -$52',
    expect.stringMatching(/^0:0\d$/),
    'Stock: draw cards, no redeals left',
    'Draw 1 · No redeals · Winnable · Hard',
    'hard',
    shown,
  ]);
  expect(await stored(page, 'game')).toMatch(
    /^\[Game "klondike"\]\n\[Rules "ulg, draw 1, redeals 0"\]\n\[Deal "java:\d+"\]\nnew stock\n$/,
  );
});

/** A choice in the sheet. */
type Chosen = readonly [part: 'Draw' | 'Waste' | 'Score', value: string];

/** Opens the sheet. The returned function chooses these values and returns the redeals that the sheet then shows. */
async function choosing(page: Page) {
  await openNewGame(page);
  const dialog = page.getByRole('dialog');
  return async (...chosen: readonly Chosen[]): Promise<string> => {
    for (const [part, value] of chosen)
      await (part === 'Draw'
        ? dialog.getByRole('radio', { name: `Draw ${value}` }).check()
        : dialog.getByLabel(part).selectOption(value));
    return dialog.getByLabel('Waste').inputValue();
  };
}

test('Vegas sets its redeals and removes them again, but keeps a number that the player chose', async () => {
  const page = await stage.open('#deal=java:11');
  const redealsAfter = await choosing(page);
  expect([
    await redealsAfter(['Score', 'vegas']),
    await redealsAfter(['Draw', '1']),
    await redealsAfter(['Score', 'standard']),
    await redealsAfter(['Waste', '3'], ['Score', 'vegas']),
    await redealsAfter(['Draw', '3']),
    await redealsAfter(['Score', 'none']),
  ]).toEqual(['2', '0', 'unlimited', '3', '3', '3']);
});

test.each<[link: string, redeals: readonly string[]]>([
  ['#rules=ulg,+redeals+2&scoring=vegas', ['2', 'unlimited', 'unlimited', '0', 'unlimited']],
  ['#rules=ulg,+draw+1,+redeals+0&scoring=vegas', ['0', 'unlimited', 'unlimited', '0', 'unlimited']],
  ['#rules=ulg,+redeals+1&scoring=vegas', ['1', '1', '1', '0', '1']],
  ['#scoring=vegas', ['unlimited', 'unlimited', 'unlimited', '0', 'unlimited']],
])('after a game of Vegas, %s resets the redeals of Vegas', async (...[link, redeals]) => {
  const page = await stage.open(`${link}&deal=java:11`);
  const redealsAfter = await choosing(page);
  expect([
    await redealsAfter(),
    await redealsAfter(['Score', 'none']),
    await redealsAfter(['Score', 'standard']),
    await redealsAfter(['Draw', '1'], ['Score', 'vegas']),
    await redealsAfter(['Score', 'none']),
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
  for (const step of [() => undefined, () => openNewGame(page), () => page.keyboard.press('Escape')]) {
    await step();
    await page.clock.runFor(60_000);
    const [minutes, seconds] = (await time.innerText()).split(':').map(Number);
    times.push(60 * Number(minutes) + Number(seconds));
  }
  const [before = NaN, under = NaN, after = NaN] = times;
  // The table reads the clock every second. The second in which the dialog opens or closes may count or not.
  expect([before, [0, 1].includes(under - before), [59, 60].includes(after - under)]).toEqual([
    60,
    true,
    true,
  ]);
});

test('a search for a deal can be stopped', async () => {
  const page = await stage.open('#deal=java:11');
  await openNewGame(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Waste').selectOption({ label: 'No redeals' });
  await dialog.getByLabel('Score').selectOption({ label: 'Standard' });
  await dialog.getByRole('radio', { name: 'Hard' }).check();
  // In one task, because the search may end at once.
  await dialog.evaluate((element) => {
    const press = (label: string): void =>
      [...element.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
    press('Play');
    press('Stop searching');
  });
  expect([
    await dialog.getByRole('status').first().textContent(),
    await stored(page, 'game'),
    await stored(page, 'scoring'),
    await stored(page, 'dealing'),
  ]).toEqual(['Search stopped. No new game was dealt.', expect.stringContaining('java:11'), null, null]);
});

test('deals of any kind have no difficulty, and the button then names the deal', async () => {
  const page = await stage.open('#deal=java:11');
  await openNewGame(page);
  const dialog = page.getByRole('dialog');
  const difficulty = dialog.getByRole('radiogroup', { name: 'Difficulty' });
  const seen = [await difficulty.isVisible()];
  await dialog.getByRole('switch', { name: 'Winnable deals only' }).uncheck();
  seen.push(await difficulty.isVisible());
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect([seen, await page.locator('.chip').innerText(), await stored(page, 'dealing')]).toEqual([
    [true, false],
    expect.stringMatching(/^Draw 3 · #\d+$/),
    'any',
  ]);
});

test('the sheet restarts the deal, and opens the daily deal and a deal by its number', async () => {
  const page = await stage.open('#deal=java:11');
  const chip = page.locator('.chip');
  const dialog = page.getByRole('dialog');
  const seen: unknown[] = [];
  await draw(page);
  await chip.click();
  await dialog.getByRole('button', { name: 'Restart' }).click();
  seen.push(await page.locator('.moves').innerText(), await chip.getAttribute('aria-label'));
  await openNewGame(page);
  await dialog.getByRole('textbox').fill('33');
  await dialog.getByRole('button', { name: 'Deal this' }).click();
  seen.push(await chip.getAttribute('aria-label'));
  await openNewGame(page);
  await dialog.getByRole('button', { name: 'Daily' }).click();
  await page.getByRole('dialog', { name: 'Daily' }).waitFor();
  expect([...seen, await dialog.count()]).toEqual([
    '0 moves',
    'Draw 3 · Winnable · Easy, Deal #11',
    'Draw 3 · Winnable · Easy, Deal #33',
    1,
  ]);
});

test('"Course rules" in the settings starts a game of a course, whose sheet has only its deals', async () => {
  const page = await stage.open('#deal=java:11');
  await choose(page, 'Clicks (Kansas State)');
  await page.getByRole('button', { name: /^Seed: \d+$/ }).waitFor();
  await openNewGame(page);
  const dialog = page.getByRole('dialog', { name: 'New game' });
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['', 'New game', 'Restart', 'Daily']);
  await dialog.getByRole('button', { name: 'Restart' }).click();
  await choose(page, 'Klondike');
  await button(page, 'Hint').waitFor();
});

/** For each house: the number of cards in three pictures, then a sentence about its stock and waste. */
test.each<[at: string, up: string, rule: string, faces: number, backs: number]>([
  ['#rules=ulg', 'Click a card to move it', 'A draw turns three cards onto the waste', 11, 1],
  ['#rules=ulg,+draw+1', 'Click a card to move it', 'A draw turns one card onto the waste', 9, 1],
  ['#rules=ycp-selection', 'Click a card to move it', "The stock's top card is in play", 9, 1],
  ['#rules=ycp-text', 'Click a card to move it', 'the foundations are for clubs, diamonds', 9, 1],
  ['#rules=ksu', 'Click a card, then the pile', 'You win early', 11, 1],
  ['#rules=ksu', 'Turn up every card', 'You win early', 11, 1],
  ['#game=montecarlo', 'Pairs that touch', 'fills the empty cells from the deck', 15, 0],
])(
  'the menu explains how to play %s, with pictures and its rules',
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
])(
  'with %s, the dialogs explain the number in the corner of the stock if there is one',
  async (at, title, told) => {
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
  },
);

/** The texts of the sheet that are outside its edge or cut. */
const cutIn = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const parts = [
      ...element.querySelectorAll<HTMLElement>('span:not(.draws > .name), button, summary, select'),
    ];
    return parts.flatMap((part) => {
      const box = part.getBoundingClientRect();
      const isInside = box.left >= left && box.right <= right && part.scrollWidth <= part.clientWidth + 1;
      const isSeen = part.checkVisibility() && getComputedStyle(part).display !== 'inline';
      return isInside || !isSeen ? [] : [part.textContent];
    });
  });

test.each(['en', 'fr'])('nothing in the sheet is cut in %s at 320 pixels', async (lang) => {
  const page = await stage.open(`?lang=${lang}#deal=java:11`, { viewport: { width: 320, height: 568 } });
  await openNewGame(page);
  expect(await cutIn(page.getByRole('dialog'))).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
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
