/** Tries every command of both games with each of its keys and with its button, on one page for each game. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Command } from '../../src/core/commands.js';
import { barOf, keysOf } from '../../src/core/commands.js';
import type { KlondikeCommandName } from '../../src/games/klondike/words/commands.js';
import { COMMANDS as KLONDIKE } from '../../src/games/klondike/browser/input/keys.js';
import type { MonteCarloCommandName } from '../../src/games/montecarlo/words/commands.js';
import { COMMANDS as MONTE_CARLO } from '../../src/games/montecarlo/browser/input/keys.js';
import { READ_TABLE } from './support/read-aloud.js';
import { inChromium } from './support/stage.js';

const stage = inChromium();

/** The keys to press first, then the effect of each key for the command. A single effect applies to all keys. */
type Done = readonly [before: string, ...done: string[]];

const EIGHT = 'eight of hearts, 3 of 3 in tableau 2';
const NINE = 'nine of clubs, 2 of 3 in tableau 2';
const SEVEN = 'seven of spades, 1 of 1 in tableau 3';

const KLONDIKE_DONE: Readonly<Record<KlondikeCommandName<'browser'>, Done>> = {
  left: ['3', EIGHT],
  down: ['2 2', EIGHT],
  up: ['2', NINE],
  right: ['2', SEVEN],
  tableau: [
    '',
    ...['Tableau 1, empty', EIGHT, SEVEN, 'Tableau 4, empty'],
    ...['Tableau 5, empty', 'Tableau 6, empty', 'Tableau 7, empty'],
  ],
  inPlay: ['2', 'two of spades, top of waste'],
  foundation: ['2', 'Foundation 1, empty'],
  press: ['2 2', `${NINE} | 2 in hand`],
  pickUp: ['2 2', `${NINE} | 2 in hand`],
  more: ['2', NINE],
  fewer: ['2 2', EIGHT],
  letGo: ['2 Enter 3', EIGHT],
  clickStock: ['2', `${EIGHT} | clickStock`],
  sendUp: ['2', [EIGHT, ...[0, 1, 2, 3].map((to) => `moveTableauToFoundation 1 ${to}`)].join(' | ')],
  hint: ['2', `${EIGHT} | A useful move exists. Another hint shows where.`],
  finish: ['2', `${EIGHT} | The game can't finish itself yet.`],
  undo: ['2', `${EIGHT} | undo`],
  undoOne: ['2', `${EIGHT} | undo`],
  redo: ['2', `${EIGHT} | redo`],
  moves: ['2', `${EIGHT} | moves`],
  toWinnable: ['2', `${EIGHT} | Still checking whether you can win.`],
  solution: ['2', `${EIGHT} | solution`],
  newGame: ['2', `${EIGHT} | newGame`],
  again: ['2', `${EIGHT} | deal java:7 | newGame`],
  previousDeal: ['2', `${EIGHT} | deal java:6 | newGame`],
  nextDeal: ['2', `${EIGHT} | deal java:8 | newGame`],
  deal: ['2', '[Deal]'],
  find: ['2', `${EIGHT} | Which card? Type its rank: a, 2 to 9, t, j, q or k.`],
  readPile: ['2', `${EIGHT} | Tableau 2, 1 face down, nine of clubs, eight of hearts`],
  readTable: ['2', `${EIGHT} | ${READ_TABLE}`],
  help: ['2', '[Keys]'],
  about: ['2', '[About]'],
  menu: ['2', '[Settings]'],
  quit: ['2', `${EIGHT} | quit`],
};

const FIRST = 'ace of spades, row 1, column 1';

const MONTE_CARLO_DONE: Readonly<Record<MonteCarloCommandName<'browser'>, Done>> = {
  left: ['ArrowRight', FIRST],
  down: ['', 'six of spades, row 2, column 1'],
  up: ['ArrowDown', FIRST],
  right: ['', 'two of spades, row 1, column 2'],
  rowStart: ['ArrowDown ArrowRight', 'six of spades, row 2, column 1'],
  rowEnd: ['ArrowDown', 'ten of spades, row 2, column 5'],
  firstCell: ['ArrowDown ArrowRight', FIRST],
  lastCell: ['', 'queen of hearts, row 5, column 5'],
  press: ['', `${FIRST} | clickCard 0 0`],
  consolidate: ['', `${FIRST} | consolidate`],
  hint: ['', `${FIRST} | hint`],
  hintAhead: ['', `${FIRST} | hintAhead`],
  undo: ['', `${FIRST} | undo`],
  redo: ['', `${FIRST} | redo`],
  moves: ['', `${FIRST} | moves`],
  again: ['', `${FIRST} | replay`],
  newGame: ['', `${FIRST} | newDeal`],
  game: ['', '[Game number]'],
  help: ['', 'help | [Keys]'],
  keys: ['', '[Keys]'],
  about: ['', '[About]'],
  menu: ['', '[Settings]'],
  quit: ['', `${FIRST} | quit`],
};

type GameName = 'klondike' | 'montecarlo';

interface Game {
  readonly name: GameName;
  readonly commands: readonly Command[];
  readonly done: Readonly<Record<string, Done>>;
}

async function toldAfter(page: Page, game: GameName, act: (page: Page) => Promise<void>): Promise<string> {
  await page.evaluate((name) => begin(name), game);
  await act(page);
  return page.evaluate(() => told());
}

const pressing =
  (keys: string) =>
  async (page: Page): Promise<void> => {
    for (const key of keys.split(' ').filter((one) => one !== '')) await page.keyboard.press(key);
  };

/** The key in Playwright's notation. */
const pressable = (key: string): string => (key === ' ' ? 'Space' : key.replace(/^Ctrl/, 'Control'));

/** The keys that have a wrong effect, each with that effect. */
async function faultsOfKeys(page: Page, { name, commands, done }: Game): Promise<string[]> {
  const faults: string[] = [];
  for (const command of commands) {
    const [before = '', ...expected] = done[command.name] ?? [];
    for (const [at, key] of keysOf(command, 'browser').entries()) {
      const found = await toldAfter(page, name, pressing(`${before} ${pressable(key)}`));
      if (found !== (expected[at] ?? expected[0])) faults.push(`${command.name}, ${key}: ${found}`);
    }
  }
  return faults;
}

/** The effect of each toolbar button, listed by command name. */
async function doneByButtons(page: Page, { name, commands }: Game): Promise<string[]> {
  const lines: string[] = [];
  for (const [index, command] of commands.entries()) {
    const found = await toldAfter(page, name, () => page.evaluate((at) => pressButton(at), index));
    lines.push(`${command.name}: ${found}`);
  }
  return lines;
}

test('in Klondike, each key and button gives its command, and the dialog lists all keys', async () => {
  const page = await stage.open('spec/browser/pages/commands.html');
  const game: Game = { name: 'klondike', commands: KLONDIKE, done: KLONDIKE_DONE };
  expect(await faultsOfKeys(page, game)).toEqual([]);
  // Klondike has no button to draw: the player presses the stock.
  const bar = barOf(game.commands, 'browser').filter(({ name }) => name !== 'clickStock');
  const stock = 'Stock, empty: turn the waste over';
  expect(await doneByButtons(page, { ...game, commands: bar })).toEqual([
    `newGame: ${stock} | newGame`,
    `undo: ${stock} | undo`,
    `redo: ${stock} | redo`,
    `hint: ${stock} | A useful move exists. Another hint shows where.`,
    'deal: [Deal]',
    'menu: [Settings]',
  ]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  expect(await page.locator('dialog th').allInnerTexts()).toEqual([
    ...[
      'Arrows',
      '1 - 7',
      'W',
      'F',
      'Enter',
      'X',
      '+, =, -',
      'Escape',
      'D, Space, S',
      'A',
      'H',
      'E',
      'U, Ctrl+Z',
    ],
    ...[
      'Backspace',
      'Y, Ctrl+Y, Ctrl+Shift+Z',
      'M',
      'Z',
      '/',
      'P, O',
      'V',
      'N',
      'R',
      '<, >',
      'G',
      '?, F1',
      'I',
    ],
    ...['F10', 'Q'],
  ]);
});

/** Presses keys by character and position. */
const pressingUnshifted =
  (...keys: (readonly [key: string, code: string])[]) =>
  async (page: Page): Promise<void> => {
    await page.evaluate((typed) => {
      for (const [key, code] of typed) {
        const focused = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
        const held = { bubbles: true, composed: true, cancelable: true };
        focused?.dispatchEvent(new KeyboardEvent('keydown', { key, code, ...held }));
      }
    }, keys);
  };

test.each([
  ['a pile', pressingUnshifted(['"', 'Digit3']), SEVEN],
  ['a card', pressingUnshifted(['"', 'Digit3'], ['/', 'Slash'], ['_', 'Digit8'], ['h', 'KeyH']), EIGHT],
])('where digits need Shift, pressing their keys without Shift finds %s', async (_, press, found) => {
  const page = await stage.open('spec/browser/pages/commands.html');
  expect((await toldAfter(page, 'klondike', press)).split(' | ')[0]).toBe(found);
});

test.each([
  ['a key that is neither a rank nor a command', '2 / x z 8 n h', EIGHT],
  ['the suit first', '/ h 8', EIGHT],
  ['a browser shortcut', '/ F2 8 Control+b h', EIGHT],
])('finds a card after %s', async (_, keys, found) => {
  const page = await stage.open('spec/browser/pages/commands.html');
  expect((await toldAfter(page, 'klondike', pressing(keys))).split(' | ')[0]).toBe(found);
});

test.each([
  ['what is expected', '/ 8 x', 'Now its suit: s, h, d or c.'],
  ['the end of the search after Escape', '/ 8 Escape', 'Search canceled.'],
])('the search for a card announces %s', async (_, keys, told) => {
  const page = await stage.open('spec/browser/pages/commands.html');
  expect((await toldAfter(page, 'klondike', pressing(keys))).split(' | ').at(-1)).toBe(told);
});

test('Tab leaves the search for a card and the table', async () => {
  const page = await stage.open('spec/browser/pages/commands.html');
  const after = await toldAfter(page, 'klondike', pressing('/ 8 Tab h'));
  expect(after).not.toContain(EIGHT);
});

test('in Monte Carlo, each key and button gives its command, and the dialog lists all keys', async () => {
  const page = await stage.open('spec/browser/pages/commands.html');
  const game: Game = { name: 'montecarlo', commands: MONTE_CARLO, done: MONTE_CARLO_DONE };
  expect(await faultsOfKeys(page, game)).toEqual([]);
  const bar = barOf(game.commands, 'browser');
  expect(await doneByButtons(page, { ...game, commands: bar })).toEqual(
    bar.map(({ name }) => `${name}: ${game.done[name]?.[1]}`),
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  expect(await page.locator('dialog th').allInnerTexts()).toEqual(
    'Arrows/Home, End/Ctrl+Home, Ctrl+End/Enter, Space/C/H/B/U, Ctrl+Z/Y, Ctrl+Y, Ctrl+Shift+Z/M/R/N/G/?, F1/I/F10/Q'.split(
      '/',
    ),
  );
});
