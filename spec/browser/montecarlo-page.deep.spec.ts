/** Monte Carlo Solitaire on the page with Klondike: choosing, saving, links. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { parseCard, NO_CARD } from '../../src/core/card.js';
import { CORE_ENGLISH } from '../../src/core/strings/english.js';
import { golden } from '../support/golden.js';
import {
  HEAD,
  button,
  choose,
  draw,
  follow,
  notices,
  onThePage,
  openSettings,
  reload,
  savedFile,
  stored,
  typeHash,
  dealAgain,
  chooseIn,
  chosenIn,
} from './support/built-page.js';
import { stopClock } from './support/clock.js';
import { movesOf } from './support/table.js';
import { cellOn, click, shownOn } from './montecarlo/support/grid.js';

const stage = onThePage();

const GAME = '[Game "montecarlo"]\n[Deal "java:12345"]\ndeal';
const ELEVEN = `${HEAD}[Deal "java:11"]\nnew stock\n`;
const NAME = 'Monte Carlo';
const TITLE = 'Monte Carlo Solitaire';

const { tableauFromIndex0: FIRST } = golden('montecarlo-12345') as { tableauFromIndex0: string[][] };

/** The names of the cells for screen readers, row by row. */
async function cardsOn(page: Page): Promise<string[]> {
  const cells = page.getByRole('gridcell');
  // The game loads when the player goes to it.
  await cells.first().waitFor();
  return (await cells.allInnerTexts()).map((text) => text.replace(/,.*/, ''));
}

/** The title of the page and the name of its landmark. */
const namesOf = async (page: Page): Promise<readonly unknown[]> => [
  await page.title(),
  await page.getByRole('main').getAttribute('aria-label'),
];

/** The saved games of both tables. */
const keptOn = async (page: Page): Promise<readonly (string | null)[]> => [
  await stored(page, 'game'),
  await stored(page, 'montecarlo'),
];

test('the first game is 12345, and each game continues after the player visits the other table', async () => {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  await choose(page, NAME);
  const [seen, names] = [await cardsOn(page), await namesOf(page)];
  expect([seen, names]).toEqual([
    FIRST.flat().map((card) => CORE_ENGLISH.card(parseCard(card) ?? NO_CARD)),
    [TITLE, TITLE],
  ]);
  await click(page, 'c1', 'b2');
  await choose(page, 'Klondike');
  expect([await movesOf(page), await namesOf(page)]).toEqual(['1 move', ['Klondike', 'Klondike']]);
  await choose(page, NAME);
  expect([(await cardsOn(page)).indexOf('empty'), await keptOn(page), await notices(page).count()]).toEqual([
    2,
    [ELEVEN, `${GAME} c1 b2\n`],
    0,
  ]);
});

test('a reload continues at the same table, and all moves can still be undone', async () => {
  const page = await stage.open('#game=montecarlo');
  await stopClock(page);
  const dealt = await cardsOn(page);
  await click(page, 'c1', 'b2', 'a1', 'b1');
  const refused = await shownOn(page);
  await click(page, 'd1');
  await button(page, 'Consolidate').click();
  const before = await cardsOn(page);
  await reload(page);
  expect([await cardsOn(page), await page.title(), refused]).toEqual([
    before,
    TITLE,
    expect.stringContaining('These cards have different ranks.'),
  ]);
  for (let move = 0; move < 2; move++) await button(page, 'Undo').click();
  expect([await cardsOn(page), await stored(page, 'montecarlo')]).toEqual([
    dealt,
    `${GAME} c1 b2 consolidate undo undo\n`,
  ]);
});

test('choosing another Klondike house continues all games', async () => {
  const page = await stage.open('#game=montecarlo', { stored: { 'klondike-kit:game': ELEVEN } });
  await choose(page, 'Clicks (Kansas State)');
  const entered = [await movesOf(page), await page.title()];
  await choose(page, NAME);
  await cardsOn(page);
  await choose(page, 'Klondike');
  expect([entered, await movesOf(page), await page.title()]).toEqual([
    ['0 moves', 'Klondike'],
    '1 move',
    'Klondike',
  ]);
});

test('the player can bring back a game that a new deal replaced in one step', async () => {
  const page = await stage.open('#game=montecarlo');
  await click(page, 'c1', 'b2');
  await dealAgain(page);
  const deal = await stored(page, 'montecarlo');
  await button(page, 'Dismiss').click();
  await choose(page, 'Back to previous game');
  expect([deal, await stored(page, 'montecarlo')]).toEqual([
    expect.not.stringContaining('java:12345"'),
    `${GAME} c1 b2\n`,
  ]);
});

describe('links', () => {
  test('a link opens its game from the other table and can be copied unchanged', async () => {
    const page = await stage.open('', {
      permissions: ['clipboard-read', 'clipboard-write'],
      stored: { 'klondike-kit:game': ELEVEN },
    });
    await follow(page, '#game=montecarlo&deal=java:4711');
    await choose(page, 'Copy link');
    await page.getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect([link, await keptOn(page)]).toEqual([
      `${page.url()}#game=montecarlo&deal=java:4711`,
      [ELEVEN, '[Game "montecarlo"]\n[Deal "java:4711"]\ndeal\n'],
    ]);
  });

  test('a wrong link is reported and changes nothing', async () => {
    const page = await stage.open('', { stored: { 'klondike-kit:game': ELEVEN } });
    for (const [hash, why] of [
      ['#game=chess', 'there\'s no game "chess"; use klondike, montecarlo.'],
      ['#game=montecarlo&deal=x', '"x"; expected a game: its number, java:NUMBER'],
      ['#game=montecarlo&deal=1&rules=ksu', 'Monte Carlo Solitaire has no rules "ksu".'],
    ] as const) {
      await typeHash(page, hash);
      await notices(page).filter({ hasText: why }).waitFor();
      expect([await notices(page).count(), await movesOf(page)]).toEqual([1, '1 move']);
    }
    await follow(page, '#game=montecarlo');
    await cardsOn(page);
    expect([await notices(page).count(), await page.title()]).toEqual([0, TITLE]);
  });
});

test('sets aside an unreadable game and starts game 12345, without touching Klondike', async () => {
  const junk = `${GAME} a1 b1`;
  const page = await stage.open('', {
    stored: { 'klondike-kit:game': ELEVEN, 'klondike-kit:montecarlo': junk },
  });
  const before = await notices(page).count();
  await choose(page, NAME);
  expect(await notices(page).innerText()).toContain(
    'was set aside. Line 3, column 9: "b1"; expected an event',
  );
  const { name, text } = await savedFile(page, () => button(page, 'Save to a file').click());
  expect([before, name, text]).toEqual([0, 'montecarlo-set-aside.txt', junk]);
  expect([await keptOn(page), await stored(page, 'montecarlo-set-aside')]).toEqual([
    [ELEVEN, `${GAME}\n`],
    junk,
  ]);
});

test('remembers the sound, and the look for both tables', async () => {
  const page = await stage.open('#game=montecarlo');
  await openSettings(page);
  await page.getByRole('switch', { name: 'Sound' }).check();
  await chooseIn(page, 'Theme', 'Dark');
  await reload(page);
  await openSettings(page);
  const hasSound = await page.getByRole('switch', { name: 'Sound' }).isChecked();
  await page.keyboard.press('Escape');
  await choose(page, 'Klondike');
  await openSettings(page);
  expect([hasSound, await chosenIn(page, 'Theme')]).toEqual([true, 'dark']);
});

test('keys work from the start, and the focus follows from table to table', async () => {
  const page = await stage.open('#game=montecarlo');
  await page.keyboard.press('c');
  await page.keyboard.press('h');
  expect(await cellOn(page, 'c1').getAttribute('aria-selected')).toBe('true');
  await choose(page, 'Klondike');
  await page.keyboard.press('Space');
  await choose(page, NAME);
  await page.keyboard.press('h');
  expect([await cellOn(page, 'b2').getAttribute('aria-selected'), await stored(page, 'montecarlo')]).toEqual([
    'true',
    `${GAME}\n`,
  ]);
});

/** The cells below a notice. */
const coveredOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.notice')].map((notice) => notice.getBoundingClientRect());
    const cells = [
      ...(document.querySelector('.klondike')?.shadowRoot?.querySelectorAll('[role=gridcell]') ?? []),
    ];
    const isUnder = (cell: DOMRect): boolean =>
      boxes.some((box) => box.top < cell.bottom && box.left < cell.right && box.right > cell.left);
    return cells.filter((cell) => isUnder(cell.getBoundingClientRect())).map((cell) => cell.textContent);
  });

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
])('the notice about the previous game is next to the cards in a %j window', async (viewport) => {
  const page = await stage.open('#game=montecarlo', { viewport });
  await click(page, 'c1', 'b2');
  await dealAgain(page);
  await notices(page).waitFor();
  expect(await coveredOn(page)).toEqual([]);
});

test('the toolbar has the time from the first move, and Undo looks disabled before it', async () => {
  const page = await stage.open('#game=montecarlo&deal=java:4711');
  const stateOn = async (): Promise<unknown[]> => [
    await button(page, 'Undo').getAttribute('aria-disabled'),
    await button(page, 'Redo').getAttribute('aria-disabled'),
  ];
  await cardsOn(page);
  const states = [[...(await stateOn()), await page.getByRole('timer').isVisible()]];
  // The second press plays the hint.
  for (const key of ['h', 'h']) await page.keyboard.press(key);
  await page.getByRole('timer').waitFor();
  states.push(await stateOn());
  await button(page, 'Undo').click();
  states.push(await stateOn());
  expect(states).toEqual([
    ['true', 'true', false],
    ['false', 'true'],
    ['true', 'false'],
  ]);
});
