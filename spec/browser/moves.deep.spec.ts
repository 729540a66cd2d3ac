/** The page's list of the moves in a game, even undone ones. */
import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { axeFaults } from './support/axe.js';
import { HEAD, choose, isAtTable, onThePage, ready, reload, stored } from './support/built-page.js';
import { readWinningScript } from '../support/winning-script.js';
import { pictureOf } from './support/picture.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

const panel = (page: Page, name = 'Moves'): Locator => page.getByRole('dialog', { name });

/** The text of the visible rows, with the current move in angle brackets. */
const rowsOn = (page: Page, name?: string): Promise<string[]> =>
  panel(page, name)
    .locator('li > button, summary')
    .evaluateAll((stops) =>
      stops
        .filter((stop) => stop.checkVisibility())
        .map((stop) => (stop.ariaCurrent === 'step' ? `<${stop.textContent}>` : stop.textContent)),
    );

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) {
    await page.keyboard.press(key);
    await ready(page);
  }
}

/** Draws, plays t4>t6 and draws again. Then undoes two moves, draws, and undoes that draw. */
const BRANCHED = `${HEAD}[Deal "java:11"]\nnew stock t4>t6 stock undo undo stock undo`;

/** The page with this game in play. */
async function openWith(script: string, opening = {}): Promise<Page> {
  return stage.open('', { stored: { 'klondike-kit:game': `${script}\n` }, ...opening });
}

const DEAL = '0. The deal';
const FIRST = '1. Seven of clubs, nine of spades, four of diamonds on the waste';
const DRAWN = 'Ace of spades, nine of diamonds, seven of spades on the waste';
const CARRIED = '2. Four of hearts to tableau 6; six of clubs turned up';
const OTHER = '1 other move here';

describe('the moves of a game', () => {
  test('a key opens the list of moves, where undone moves are folded, and the player can go to each', async () => {
    const page = await openWith(BRANCHED);
    await press(page, 'm');
    const folded = await rowsOn(page);
    await press(page, 'ArrowDown ArrowDown Enter');
    const unfolded = await rowsOn(page);
    await press(page, 'ArrowDown ArrowDown Enter');
    const gone = [
      await movesOf(page),
      await isAtTable(page),
      await page.getByText('Move 3:').first().textContent(),
    ];
    await press(page, 'm');
    expect([folded, unfolded, gone, await rowsOn(page)]).toEqual([
      [DEAL, `<${FIRST}>`, `2. ${DRAWN}`, OTHER],
      [DEAL, `<${FIRST}>`, `2. ${DRAWN}`, OTHER, CARRIED, `3. ${DRAWN}`],
      ['3 moves', true, `Move 3: a${DRAWN.slice(1)}`],
      [DEAL, FIRST, CARRIED, OTHER, `<3. ${DRAWN}>`],
    ]);
  });

  test('the moves are still there after a reload, even undone ones', async () => {
    const page = await openWith(BRANCHED);
    await choose(page, 'Moves…');
    await panel(page).getByRole('button', { name: DEAL }).click();
    await ready(page);
    const deal = [await movesOf(page), await stored(page, 'game')];
    await reload(page);
    await choose(page, 'Moves…');
    expect([deal, await rowsOn(page)]).toEqual([
      ['0 moves', `${BRANCHED} undo\n`],
      [`<${DEAL}>`, FIRST, `2. ${DRAWN}`, OTHER],
    ]);
  });

  test('going to a move leaves nothing to redo, and undo leads back', async () => {
    const page = await openWith(`${HEAD}[Deal "java:11"]\nnew stock stock stock undo undo undo`);
    await press(page, 'm ArrowDown ArrowDown Enter');
    const moves = [await movesOf(page)];
    for (const key of ['y', 'u', 'u']) {
      await press(page, key);
      moves.push(await movesOf(page));
    }
    expect(moves).toEqual(['2 moves', '3 moves', '2 moves', '1 move']);
  });

  test('Escape leads back to the table and changes nothing', async () => {
    const page = await openWith(BRANCHED);
    await press(page, 'm End Escape');
    expect([await isAtTable(page), await stored(page, 'game'), await panel(page).count()]).toEqual([
      true,
      `${BRANCHED}\n`,
      0,
    ]);
  });

  test('the focus starts at the current move, and Tab goes to Close', async () => {
    const page = await openWith(BRANCHED);
    const focused = (): Promise<string | undefined> =>
      page.evaluate(() => document.activeElement?.textContent ?? undefined);
    await press(page, 'm');
    const told = [await focused()];
    for (const key of ['Tab', 'Shift+Tab', 'Home', 'End', 'ArrowDown', 'ArrowUp']) {
      await press(page, key);
      told.push(await focused());
    }
    expect(told).toEqual([FIRST, 'Close', FIRST, DEAL, OTHER, OTHER, `2. ${DRAWN}`]);
  });
});

/** All texts that the move counter shows from now on, however briefly. */
const watchCounter = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counter = document.querySelector('.klondike')?.shadowRoot?.querySelector('.moves');
    if (!counter) throw new Error('the page has no move counter');
    const shown: (string | null)[] = [];
    const note = (records: readonly MutationRecord[]): void => {
      for (const { addedNodes } of records) for (const node of addedNodes) shown.push(node.textContent);
    };
    new MutationObserver(note).observe(counter, { childList: true });
    Object.assign(globalThis, { shown });
  });

test('going to a distant branch shows nothing in between', async () => {
  const { deal, events } = readWinningScript('win-java-11');
  const played = events.slice(0, 60).join(' ');
  const page = await openWith(
    `${HEAD}[Deal "${deal}"]\nnew ${played} ${'undo '.repeat(60)}stock stock stock`,
  );
  await press(page, 'm');
  await watchCounter(page);
  await panel(page).locator('summary').click();
  await panel(page).locator('details li > button').last().click();
  expect(await page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown)).toEqual([
    '60 moves',
  ]);
});

test('the player can go back into a won game and return to its win', async () => {
  const { deal, events } = readWinningScript('win-java-11');
  const page = await openWith(`${HEAD}[Deal "${deal}"]\nnew ${events.join(' ')}\nwin`);
  const won = page.getByRole('button', { name: 'Replay' });
  const seen = [await won.isVisible()];
  for (const key of ['Home', 'End']) {
    await press(page, 'm');
    await press(page, `${key} Enter`);
    seen.push(await won.isVisible());
  }
  expect(seen).toEqual([true, false, true]);
});

test('with the win tracker, each move says whether the game can be won, if this is known', async () => {
  const page = await openWith(BRANCHED, { set: { truth: 'on', click: 'off', up: 'off' } });
  await page.getByText('winnable').waitFor();
  await press(page, 'm');
  expect([await rowsOn(page), await axeFaults(page)]).toEqual([
    [`${DEAL} ✓ can be won`, `<${FIRST} ✓ can be won>`, `2. ${DRAWN}`, OTHER],
    [],
  ]);
});

test('rules without undo have no list of moves', async () => {
  const page = await stage.open('#rules=ksu&deal=dotnet:7');
  await press(page, 'm');
  expect(await panel(page).count()).toBe(0);
});

test('in Monte Carlo a pair is one move', async () => {
  const page = await stage.open('', {
    stored: {
      'klondike-kit:montecarlo': '[Game "montecarlo"]\n[Deal "java:12345"]\ndeal c1 b2 consolidate undo\n',
      'klondike-kit:table': 'montecarlo',
    },
  });
  await press(page, 'm');
  const rows = await rowsOn(page);
  await press(page, 'End Enter');
  expect([rows, (await stored(page, 'montecarlo'))?.split('\n').at(-2)]).toEqual([
    [
      '0. The deal',
      '<1. Five of spades and five of diamonds removed. Score 2.>',
      '2. Consolidated: 2 cards dealt, 25 in the deck.',
    ],
    'deal c1 b2 consolidate undo redo',
  ]);
});

describe('the list', () => {
  test.each([
    ['dark', 1280, {}],
    ['narrow', 390, {}],
    ['narrowest', 320, {}],
    ['French', 390, { locale: 'fr' }],
  ])('axe-core finds nothing wrong in %s', async (name, width, opening) => {
    const page = await openWith(BRANCHED, {
      viewport: { width, height: 700 },
      set: { truth: 'on', click: 'off', up: 'off' },
      ...(name === 'dark' && { colorScheme: 'dark' }),
      ...opening,
    });
    await press(page, 'm');
    await press(page, 'End Enter');
    await pictureOf(page, `moves-${name}`);
    const wide = await page.evaluate(() => document.querySelector('dialog')?.scrollWidth ?? 0);
    expect([await axeFaults(page), wide <= width]).toEqual([[], true]);
  });
});
