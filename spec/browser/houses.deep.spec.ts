/** Tests the houses in the settings, their toolbars and dialogs, and the seed of Kansas State. */
import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { AxeRules } from './support/axe.js';
import { axeFaults } from './support/axe.js';
import {
  button,
  choose,
  drop,
  openSettings,
  reload,
  slider,
  stored,
  dealAgain,
} from './support/built-page.js';
import { atTheHouses, clickOn, gameOf } from './support/house-page.js';
import { pictureOf } from './support/picture.js';
import { testSideBySide } from './support/side-by-side.js';
import type { Opening } from './support/stage.js';
import { frameOf, movesOf } from './support/table.js';

const SEEDED = gameOf('ksu', 'dotnet:17');
const SELECTED = gameOf('ycp-selection', 'java:82');

const stage = atTheHouses();

/** The visible table and the saved script. */
const stateOf = async (page: Page): Promise<readonly unknown[]> => [
  await frameOf(page),
  await stored(page, 'game'),
];

/** The games in the settings. The one in play is in brackets. */
async function gamesOn(page: Page): Promise<string[]> {
  await openSettings(page);
  const games = page.getByRole('group', { name: 'Switch game' }).getByRole('button');
  const names = await games.evaluateAll((all) =>
    all.map((one) =>
      one.getAttribute('aria-pressed') === 'true' ? `[${one.textContent}]` : one.textContent,
    ),
  );
  await page.keyboard.press('Escape');
  return names;
}

const houseOf = async (page: Page): Promise<string | undefined> =>
  /\[Rules "(.*)"\]/.exec((await stored(page, 'game')) ?? '')?.[1];

describe('the page offers the houses', () => {
  test.each<[rules: string, name: string]>([
    ['ulg', 'Klondike'],
    ['ycp-selection', 'Selections (York 2021)'],
    ['ycp-text', 'Numbered piles (York 2009)'],
    ['ksu', 'Clicks (Kansas State)'],
  ])('the menu offers %s, also through a link, and still after a reload', async (rules, name) => {
    const page = await stage.open(gameOf(rules, 'dotnet:17'));
    const course = name === 'Klondike' ? [] : [`[${name}]`];
    const shown = [course.length === 0 ? '[Klondike]' : 'Klondike', ...course, 'Monte Carlo'];
    await page.keyboard.press('Space');
    const seen = [await gamesOn(page)];
    await reload(page);
    seen.push(await gamesOn(page));
    expect([seen, await houseOf(page), await movesOf(page)]).toEqual([[shown, shown], rules, '1 move']);
  });

  test('the menu offers the York reference program only while a link has put it in play', async () => {
    const page = await stage.open(gameOf('ycp-text-reference', 'java:17'));
    const name = 'Numbered piles (York 2009, reference program)';
    await page.keyboard.press('Space');
    await reload(page);
    const seen = [(await gamesOn(page)).includes(`[${name}]`), await houseOf(page), await movesOf(page)];
    await choose(page, 'Klondike');
    seen.push((await gamesOn(page)).includes(name));
    expect(seen).toEqual([true, 'ycp-text-reference', '1 move', false]);
  });

  test('the menu leads to another house, and then continues the game of the first one', async () => {
    const page = await stage.open(SELECTED);
    await page.keyboard.press('Space');
    const left = await stateOf(page);
    await choose(page, 'Clicks (Kansas State)');
    const entered = [await houseOf(page), await movesOf(page), await button(page, 'Undo').count()];
    await choose(page, 'Selections (York 2021)');
    expect([entered, await stateOf(page)]).toEqual([['ksu', '0 moves', 0], left]);
  });

  test('choosing the house in play continues its game', async () => {
    const page = await stage.open(SELECTED);
    await page.keyboard.press('Space');
    const before = await stateOf(page);
    await choose(page, 'Selections (York 2021)');
    expect(await stateOf(page)).toEqual(before);
  });
});

test('the replay of a York game shows the card on its stock', async () => {
  const page = await stage.open();
  await drop(page, ['york.klon', '[Rules "ycp-selection"]\n[Deal "java:82"]\nnew stock\n']);
  await slider(page).waitFor();
  await page.keyboard.press('End');
  const cards = page.locator('[data-pile=stock] [data-card], [data-pile=waste] [data-card]');
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))).toEqual([
    '##',
    'Qd',
    '##',
  ]);
});

const seedButton = (page: Page): Locator => page.getByRole('button', { name: /^Seed: / });
const seedInput = (page: Page): Locator => page.getByRole('spinbutton');

async function typeSeed(page: Page, text: string): Promise<void> {
  await seedButton(page).click();
  for (const key of ['ControlOrMeta+a', 'Delete']) await seedInput(page).press(key);
  await page.keyboard.type(text);
}

describe('seeds', () => {
  test('the player can enter a seed from -1 to 1,000,000 with Enter or OK, which deals nothing yet', async () => {
    const page = await stage.open(SEEDED);
    const before = await stateOf(page);
    const seen = [await seedButton(page).innerText()];
    for (const seed of ['0', '1000000', '17', '-1']) {
      await typeSeed(page, seed);
      await (Number(seed) > 1 ? button(page, 'OK').click() : page.keyboard.press('Enter'));
      await seedButton(page).click();
      seen.push(await seedInput(page).inputValue());
      await page.keyboard.press('Escape');
      seen.push(await seedButton(page).innerText());
    }
    expect(seen).toEqual([
      ...['Seed: 17', '0', 'Seed: 17, next: 0', '1000000', 'Seed: 17, next: 1000000'],
      ...['17', 'Seed: 17', '-1', 'Seed: 17'],
    ]);
    expect(await stateOf(page)).toEqual(before);
  });

  test('the page shows the seed of the game in play, even if the next game has another', async () => {
    const page = await stage.open(gameOf('ksu', '4711'));
    expect(await seedButton(page).innerText()).toBe('Seed: 4711');
    await seedButton(page).click();
    const text = await page.getByRole('dialog').innerText();
    expect([await seedInput(page).inputValue(), /Current game.*/.exec(text)?.[0]]).toEqual([
      '-1',
      'Current game: dotnet:4711.',
    ]);
  });

  test('the dialog stays open after a wrong seed and explains why', async () => {
    const page = await stage.open(SEEDED);
    const outcomes: unknown[] = [];
    for (const text of ['-2', '1000001', '2.5', '']) {
      await typeSeed(page, text);
      await page.keyboard.press('Enter');
      await button(page, 'OK').click();
      const why = await seedInput(page).evaluate((input: HTMLInputElement) => input.validationMessage);
      await page.keyboard.press('Escape');
      outcomes.push([why !== '', await seedButton(page).innerText(), await stored(page, 'seed')]);
    }
    expect(outcomes).toEqual(Array(4).fill([true, 'Seed: 17', null]));
  });

  test('the seed stays the same when the player closes the dialog', async () => {
    const page = await stage.open(SEEDED);
    const before = await stateOf(page);
    const ways = [
      () => button(page, 'Close').click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ];
    const seen: string[] = [];
    for (const close of ways) {
      await typeSeed(page, '5');
      await close();
      seen.push(await seedButton(page).innerText());
    }
    expect([seen, ...(await stateOf(page))]).toEqual([Array(3).fill('Seed: 17'), ...before]);
  });

  test('a seed deals the same game each time, even after a reload', async () => {
    const page = await stage.open(SEEDED);
    await typeSeed(page, '5');
    await page.keyboard.press('Enter');
    const dealt: (string | null)[] = [];
    for (let time = 1; time <= 2; time++) {
      await dealAgain(page);
      dealt.push(await frameOf(page), await stored(page, 'game'));
    }
    await reload(page);
    expect(await seedButton(page).innerText()).toBe('Seed: 5');
    const kept = '[Game "klondike"]\n[Rules "ksu"]\n[Deal "dotnet:5"]\nnew\n';
    const frame = await frameOf(page);
    expect(dealt).toEqual([frame, kept, frame, kept]);
  });

  test('the seed -1 deals a different game each time', async () => {
    const page = await stage.open(SEEDED);
    const dealt: unknown[] = [];
    for (let time = 1; time <= 2; time++) {
      await dealAgain(page);
      dealt.push(/\[Deal "dotnet:\d+"\]/.exec((await stored(page, 'game')) ?? '')?.[0]);
    }
    expect([...new Set([...dealt, '[Deal "dotnet:17"]'])]).toHaveLength(3);
  });
});

type HandlerWrapper = readonly [state: string, reach: (page: Page) => Promise<void>];

/** Each step starts from the state that the previous one left. */
const WRAPPERS: readonly HandlerWrapper[] = [
  ['dealt', (page) => page.keyboard.press('Tab')],
  [
    'with cards chosen',
    async (page) => {
      await page.keyboard.press('d');
      await clickOn(page, 't5');
    },
  ],
  ['in the settings', (page) => openSettings(page)],
  [
    'in the deal dialog',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('g');
      await page.getByRole('dialog').waitFor();
    },
  ],
];

/** The faults that axe-core finds in the houses. */
async function faultsIn(name: string, opening: Opening, rules: AxeRules): Promise<string[]> {
  const faults: string[] = [];
  for (const house of ['ycp-selection', 'ycp-text', 'ksu']) {
    const page = await stage.open(gameOf(house, 'dotnet:17'), opening);
    for (const [state, reach] of WRAPPERS) {
      await reach(page);
      await pictureOf(page, `${house}, ${name}, ${state}`);
      faults.push(...(await axeFaults(page, rules)).map((fault) => `${house}, ${state}: ${fault}`));
    }
  }
  return faults;
}

describe('axe-core finds nothing wrong', () => {
  testSideBySide(
    {
      'in the light': () => faultsIn('light', { colorScheme: 'light' }, 'all'),
      'in the dark, on a small phone': () =>
        faultsIn('dark', { colorScheme: 'dark', viewport: { width: 320, height: 568 } }, 'looks'),
    },
    [],
  );
});
