/** The review of a game on the page: its moves, even undone ones, beside a table that shows each of them. */
import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { axeFaults } from './support/axe.js';
import { HEAD, button, choose, isAtTable, onThePage, ready, reload, stored } from './support/built-page.js';
import { readWinningScript } from '../support/winning-script.js';
import { pictureOf } from './support/picture.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

const panel = (page: Page, name = 'Review'): Locator => page.getByRole('complementary', { name });

/** The text of the visible rows, with the shown move in angle brackets. */
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
  test('are in a list that a key opens, with undone moves folded, and the player can play from each', async () => {
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
      [DEAL, `<${FIRST} now>`, `2. ${DRAWN}`, OTHER],
      [DEAL, `${FIRST} now`, `<2. ${DRAWN}>`, OTHER, CARRIED, `3. ${DRAWN}`],
      ['3 moves', true, `Move 3: a${DRAWN.slice(1)}`],
      [DEAL, FIRST, CARRIED, OTHER, `<3. ${DRAWN} now>`],
    ]);
  });

  test('are still there after a reload, even undone ones', async () => {
    const page = await openWith(BRANCHED);
    await choose(page, 'Moves…');
    await panel(page).getByRole('button', { name: DEAL }).click();
    await button(page, 'Play from here').click();
    await ready(page);
    const deal = [await movesOf(page), await stored(page, 'game')];
    await reload(page);
    await choose(page, 'Moves…');
    expect([deal, await rowsOn(page)]).toEqual([
      ['0 moves', `${BRANCHED} undo\n`],
      [`<${DEAL} now>`, FIRST, `2. ${DRAWN}`, OTHER],
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

  test('the focus starts at the current move, and Tab goes to the buttons below', async () => {
    const page = await openWith(BRANCHED);
    const focused = (): Promise<string | undefined> =>
      page.evaluate(
        () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? undefined,
      );
    await press(page, 'm');
    const told = [await focused()];
    for (const key of ['Tab', 'Shift+Tab', 'Home', 'End', 'ArrowDown', 'ArrowUp']) {
      await press(page, key);
      told.push(await focused());
    }
    expect(told).toEqual([
      `${FIRST} now`,
      'Previous move',
      `${FIRST} now`,
      DEAL,
      OTHER,
      OTHER,
      `2. ${DRAWN}`,
    ]);
  });
});

/** All texts that the move counter shows from now on, however briefly. */
const watchCounter = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counter = document.querySelector('.klondike')?.shadowRoot?.querySelector('.moves');
    if (!counter) throw new Error('there is no counter of moves');
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
  await button(page, 'Play from here').click();
  expect(await page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown)).toEqual([
    '60 moves',
  ]);
});

test('the player can go back into a won game and return to its win', async () => {
  const { deal, events } = readWinningScript('win-java-11');
  const page = await openWith(`${HEAD}[Deal "${deal}"]\nnew ${events.join(' ')}\nwin`);
  const won = page.getByRole('button', { name: 'Replay', exact: true });
  const seen = [await won.isVisible()];
  for (const key of ['Home', 'End']) {
    await press(page, 'm');
    await press(page, `${key} Enter`);
    seen.push(await won.isVisible());
  }
  expect(seen).toEqual([true, false, true]);
});

/** The cards on the table that the player sees, column by column. */
const columnsOn = (page: Page): Promise<string> =>
  page
    .locator('main .klondike')
    .last()
    .evaluate((host) =>
      [...(host.shadowRoot?.querySelectorAll('.table .card') ?? [])]
        .map((card) => card.getAttribute('aria-label') ?? '')
        .join('; '),
    );

describe('the table shows the move that the player chooses', () => {
  test('with arrow keys, clicks and buttons, while the game in play and its clock stand still', async () => {
    const page = await openWith(BRANCHED);
    await press(page, 'm');
    const caption = page.locator('.preview .caption');
    const told = [await caption.textContent()];
    await press(page, 'Home');
    told.push(await caption.textContent());
    const dealt = await columnsOn(page);
    await button(page, 'Next move').click();
    await button(page, 'Next move').click();
    told.push(await caption.textContent());
    const isShown = (await columnsOn(page)) !== dealt;
    await page.keyboard.press('Escape');
    expect([told, isShown, await movesOf(page), await stored(page, 'game')]).toEqual([
      [`Move 1: s${FIRST.slice(4)}`, 'The deal', `Move 2: a${DRAWN.slice(1)}`],
      true,
      '1 move',
      `${BRANCHED}\n`,
    ]);
  });

  test('beside the list, which covers no part of it', async () => {
    const sizes: [number, number][] = [
      [1280, 800],
      [844, 390],
      [390, 844],
      [320, 568],
    ];
    const free: boolean[] = [];
    for (const [width, height] of sizes) {
      const page = await openWith(BRANCHED, { viewport: { width, height } });
      await press(page, 'm');
      const [list, table] = [await panel(page).boundingBox(), await page.locator('.preview').boundingBox()];
      if (list === null || table === null) throw new Error('the review is not on the page');
      const isBeside = table.x + table.width <= list.x || table.y + table.height <= list.y;
      free.push(isBeside && table.width >= 250 && table.height >= 250);
    }
    expect(free).toEqual([true, true, true, true]);
  });
});

/** A random game that the move 34 lost. */
const LOST = `${HEAD}[Deal "java:11"]\nnew t7>t2 t4>t6 t2>t7*2 t4>t2 stock t7>t4*2 stock w>t5 stock stock t4>t7*2 stock t7>t4*2 t4>t7*2 stock t7>t4*2 t4>t7*2 t7>t4*2 t4>t7*2 t7>t4*2 t4>t7*2 stock t7>t4*2 t4>t7*2 t7>t4*2 t4>t7*2 t7>t4*2 t4>t7*2 stock stock stock t7>t4*2 stock w>t3 t4>t7*2 t7>t4*2 t4>t7*2 stock t7>t4*2 w>t4`;

describe('the verdict', () => {
  const TURNING = [
    '33. Ace of spades, nine of diamonds, three of hearts on the waste',
    '34. Three of hearts to tableau 3 ✗ lost from here',
  ];

  test('with the win tracker, the list marks only the move that lost, and leads back to the one before', async () => {
    const page = await openWith(LOST, { set: { truth: 'on', click: 'off', up: 'off' } });
    await press(page, 'm');
    await panel(page).getByText('You could win until move 33.').waitFor();
    await panel(page).getByText('lost from here').waitFor();
    const rows = await rowsOn(page);
    const faults = await axeFaults(page);
    await button(page, 'Show move 33').click();
    await button(page, 'Play from here').click();
    expect([
      rows.slice(33, 35),
      rows.filter((row) => /[✓✗]/.test(row)).length,
      faults,
      await movesOf(page),
    ]).toEqual([TURNING, 1, [], '33 moves']);
  });

  test('without the win tracker, the list has no marks until the player asks', async () => {
    const page = await openWith(LOST);
    await press(page, 'm');
    const before = (await rowsOn(page)).filter((row) => row.includes('✗'));
    await button(page, 'Can I still win?').click();
    await panel(page).getByText('lost from here').waitFor();
    expect([before, (await rowsOn(page)).slice(33, 35)]).toEqual([[], TURNING]);
  });

  test('on a game that can still be won has no marks', async () => {
    const page = await openWith(BRANCHED, { set: { truth: 'on', click: 'off', up: 'off' } });
    await press(page, 'm');
    await panel(page).getByText('You can still win.').waitFor();
    expect(await rowsOn(page)).toEqual([DEAL, `<${FIRST} now>`, `2. ${DRAWN}`, OTHER]);
  });
});

describe('on a wide screen', () => {
  const viewport = { width: 1920, height: 1080 };

  test('the moves stay beside the game in play and follow it', async () => {
    const page = await openWith(BRANCHED, { viewport });
    await panel(page).waitFor();
    const isAtFirst = await isAtTable(page);
    await page.getByRole('button', { name: /^Stock/ }).click();
    await panel(page)
      .getByRole('button', { name: /^2\..*now$/ })
      .waitFor();
    const rows = await rowsOn(page);
    await panel(page).getByRole('button', { name: DEAL }).click();
    const shown = await page.locator('.preview .caption').textContent();
    await page.keyboard.press('Escape');
    expect([isAtFirst, rows, shown, await page.locator('.preview').count(), await movesOf(page)]).toEqual([
      false,
      [DEAL, FIRST, `<2. ${DRAWN} now>`, OTHER],
      'The deal',
      0,
      '2 moves',
    ]);
  });

  test('the moves stay away after the player has closed them, until the player asks for them', async () => {
    const page = await openWith(BRANCHED, { viewport });
    await panel(page).getByRole('button', { name: 'Close' }).click();
    const wide = await page.locator('main').evaluate((main) => main.clientWidth);
    await reload(page);
    await press(page, 'm');
    await panel(page).waitFor();
    const narrow = await page.locator('main').evaluate((main) => main.clientWidth);
    await reload(page);
    await panel(page).waitFor();
    expect([wide, narrow]).toEqual([1920, 1536]);
  });
});

test('rules without undo have no such list', async () => {
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
      '<1. Five of spades and five of diamonds removed. Score 2. now>',
      '2. Consolidated: 2 cards dealt, 25 in the deck.',
    ],
    'deal c1 b2 consolidate undo redo',
  ]);
});

describe('the review', () => {
  test.each([
    ['dark', [1280, 700], {}],
    ['narrow', [390, 700], {}],
    ['narrowest', [320, 568], {}],
    ['low', [844, 390], {}],
    ['wide', [1920, 1080], {}],
    ['French', [390, 700], { locale: 'fr' }],
  ])('axe-core finds nothing wrong in %s', async (name, [width = 0, height = 0], opening) => {
    const page = await openWith(BRANCHED, {
      viewport: { width, height },
      set: { truth: 'on', click: 'off', up: 'off' },
      ...(name === 'dark' && { colorScheme: 'dark' }),
      ...opening,
    });
    await press(page, 'm');
    await press(page, 'End Enter');
    await pictureOf(page, `moves-${name}`);
    const isInside = await page.evaluate(() => {
      const review = document.querySelector('.review');
      return review !== null && review.scrollWidth <= review.clientWidth;
    });
    expect([await axeFaults(page), isInside]).toEqual([[], true]);
  });
});
