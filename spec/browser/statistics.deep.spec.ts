/** The dialog with the player's statistics: the big figures, the weeks and the goals. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { printStatistics } from '../../src/core/statistics/statistics-text.js';
import { finished, gamesOf } from '../core/statistics/games.js';
import { easyGameBut } from '../support/easy-deal.js';
import { axeFaults } from './support/axe.js';
import { button, choose, onThePage, openSettings, stored } from './support/built-page.js';

const stage = onThePage();

const DAY = 86_400_000;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Statistics' });

/** Today's games: wins and losses of Klondike, and a win of Monte Carlo. */
const games = (): string =>
  printStatistics([
    ...gamesOf('W90 L5 W120 W100', new Date(Date.now() - 14 * DAY)),
    finished({ game: 'montecarlo', rules: 'umbc', won: true, moves: 31, date: Date.now() - 3 * DAY }),
  ]);

test('shows the rules in play first, and others at a press', async () => {
  const page = await stage.open('', { stored: { 'klondike-kit:2:statistics': games() } });
  await choose(page, 'Statistics…');
  const tiles = (): Promise<string[]> => dialog(page).locator('dd strong').allInnerTexts();
  const seen = [await tiles()];
  await dialog(page)
    .getByRole('button', { name: /^Monte Carlo/ })
    .click();
  const pressed = dialog(page).getByRole('button', { pressed: true });
  seen.push(await tiles(), await pressed.allInnerTexts());
  expect(seen).toEqual([
    ['75%', '2', '1:30', '90'],
    ['100%', '1', '0:01', '31'],
    [expect.stringMatching(/^Monte Carlo/)],
  ]);
});

test('says what each bar shows, and which goals are reached', async () => {
  const page = await stage.open('', { stored: { 'klondike-kit:2:statistics': games() } });
  await choose(page, 'Statistics…');
  const weeks = await dialog(page).locator('.weeks .told').allTextContents();
  const [first = '', last = ''] = [weeks[0], weeks.at(-1)];
  expect(first).toMatch(/^Week of \w+ \d+: \d of \d won$/);
  expect(last).toMatch(/^Week of \w+ \d+: /);
  const reached = await dialog(page).locator('.goals .reached strong').allInnerTexts();
  expect(reached).toEqual(['First win', 'A win under three minutes']);
  expect(await axeFaults(page)).toEqual([]);
});

test('a win says which goals it reached', async () => {
  const stored = { 'klondike-kit:2:game/klondike/ulg': easyGameBut(1) };
  const page = await stage.open('', { stored });
  await openSettings(page);
  await page.keyboard.press('Escape');
  for (const key of ['w', 'a']) await page.keyboard.press(key);
  const note = page.locator('.won .record', { hasText: 'Goal reached: a win without undo' });
  await note.waitFor();
});

test('a game with an undo is no win without undo', async () => {
  const stored = { 'klondike-kit:2:game/klondike/ulg': easyGameBut(1) };
  const page = await stage.open('', { stored });
  await openSettings(page);
  await page.keyboard.press('Escape');
  for (const key of ['d', 'u', 'w', 'a']) await page.keyboard.press(key);
  await button(page, 'Replay').waitFor();
  await choose(page, 'Statistics…');
  const reached = await dialog(page).locator('.goals .reached strong').allInnerTexts();
  expect([reached.includes('First win'), reached.includes('A win without undo')]).toEqual([true, false]);
});

test('counts the daily deals that were won, whatever game is in play', async () => {
  const days = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`);
  const dailies = days.map((day, at) => `${day} easy java:${at} ${day}`).join('\n');
  const stored = { 'klondike-kit:2:statistics': games(), 'klondike-kit:daily-deals': dailies };
  const page = await stage.open('#game=montecarlo&deal=java:4711', { stored });
  await choose(page, 'Statistics…');
  const goals = dialog(page).locator('.goals li', { hasText: 'dailies' });
  expect((await goals.allInnerTexts()).map((text) => text.split('\n').at(-1))).toEqual([
    'Reached Nov 29, 2026',
    '7 of 30',
  ]);
});

test('an export brings the games, the streak and the medals to a new browser', async () => {
  const won = Array.from({ length: 10 }, (_, at) => `2026-11-${at + 10}`);
  const dailies = won.map((day, at) => `${day} easy java:${at} ${day}`).join('\n');
  const kept = { 'klondike-kit:2:statistics': games(), 'klondike-kit:daily-deals': dailies };
  const before = await stage.open('', { stored: kept });
  await choose(before, 'Statistics…');
  const download = before.waitForEvent('download');
  await button(before, 'Export').click();
  const file = await (await download).path();
  const page = await stage.open('');
  await choose(page, 'Statistics…');
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Import…').click();
  await (await chooser).setFiles(file);
  await dialog(page).getByText('games added or updated').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Daily/ }).click();
  const daily = page.getByRole('dialog', { name: 'Daily' });
  expect([await stored(page, 'daily-deals'), await daily.locator('.medals').innerText()]).toEqual([
    dailies,
    'Your medals: 1 bronze',
  ]);
});
