/** After a win the page compares it with the player's other wins. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { printStatistics } from '../../src/core/statistics/statistics-text.js';
import { gamesOf } from '../core/statistics/games.js';
import { easyGameBut } from '../support/easy-deal.js';
import { button, choose, openSettings, ready, reload, replay, slider } from './support/built-page.js';
import { atTheHouses, gameOf, saidOn } from './support/house-page.js';
import { winOn } from './support/table.js';

const stage = atTheHouses();

const KEPT = { 'klondike-kit:2:game/klondike/ulg': easyGameBut(1) };

/** The menu opens only after the statistics have loaded. */
async function settled(page: Page): Promise<void> {
  await openSettings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** A game before its last move. */
async function open(words: string, at = ''): Promise<Page> {
  const statistics = printStatistics(gamesOf(words));
  const page = await stage.open(at, { stored: { ...KEPT, 'klondike-kit:2:statistics': statistics } });
  await settled(page);
  return page;
}

async function win(page: Page): Promise<void> {
  for (const key of ['w', 'a']) await page.keyboard.press(key);
  await button(page, 'Replay').waitFor();
}

/** One of the big figures in the statistics. */
const tile = (page: Page, label: string): Promise<string> =>
  page.getByRole('dialog').locator('.tiles > div', { hasText: label }).locator('dd').innerText();

const record = (page: Page): Promise<string> => page.locator('.won .news').innerText();

test('reports a win in fewer moves than before, even after a new visit or a replay', async () => {
  const page = await open('W104 L3 W99');
  await win(page);
  const told = [await record(page)];
  await reload(page);
  await page.locator('.won .record', { hasText: 'Fewest' }).waitFor();
  told.push(await record(page));
  await button(page, 'Replay').click();
  await slider(page).waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Replay').waitFor();
  await ready(page);
  await page.locator('.won .record', { hasText: 'Fewest' }).waitFor();
  told.push(await record(page));
  const line = expect.stringMatching(/Fewest moves yet \(was 99\)\nBest time yet \(was 1:39\)/);
  expect(told).toEqual([line, line, line]);
});

const leaping = (page: Page): Promise<number> => page.locator('.cascade').count();

test('opening a won game again, in this tab or another, neither announces nor counts it again', async () => {
  const page = await stage.open('', { stored: KEPT, reducedMotion: 'no-preference' });
  await settled(page);
  for (const key of ['w', 'a']) await page.keyboard.press(key);
  await page.locator('.cascade').waitFor();
  const seen: unknown[] = [await page.locator('.won').isVisible()];
  await button(page, 'Replay').waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await reload(page);
  for (const tab of [page, other]) {
    await ready(tab);
    seen.push([await leaping(tab), await saidOn(tab), await winOn(tab)]);
  }
  await choose(other, 'Statistics…');
  seen.push(await tile(other, 'Win rate'));
  const again = [0, '60 moves', 'You won! 60 moves'];
  expect(seen).toEqual([false, again, again, '100%\n1 of 1']);
});

test('any press ends the animation of a win, and does nothing else', async () => {
  const page = await stage.open('', { stored: KEPT, reducedMotion: 'no-preference' });
  await settled(page);
  for (const key of ['w', 'a']) await page.keyboard.press(key);
  await page.locator('.cascade').waitFor();
  await page.keyboard.press('u');
  await button(page, 'Replay').waitFor();
  expect(await winOn(page)).toBe('You won! 60 moves');
});

test('a win right after the page opens counts, too', async () => {
  const page = await stage.open('', { stored: KEPT });
  await win(page);
  await page.locator('.won .record', { hasText: 'First Draw 3 win!' }).waitFor();
});

test('finds the best possible number of moves after the win, shows both without redeals, and saves it', async () => {
  const around = `new ${'stock '.repeat(9)}`;
  const game = easyGameBut(1).replace('new ', around);
  const page = await stage.open('', { stored: { 'klondike-kit:2:game/klondike/ulg': game } });
  await settled(page);
  await win(page);
  const par = page.locator('.won .par', { hasText: 'Best possible' });
  await par.waitFor();
  const seen = [
    await winOn(page),
    await par.innerText(),
    await par.getByRole('img').getAttribute('aria-label'),
  ];
  await choose(page, 'Statistics…');
  seen.push(await page.getByRole('dialog').locator('.nearest').innerText());
  expect(seen).toEqual([
    'You won! 69 moves',
    "Best possible 60 · you 68\n1 redeal doesn't count",
    '2 of 3 stars',
    'Closest to perfect: 68 moves, best possible 60.',
  ]);
});

test('the note is in French, is a live region, and disappears with an undo', async () => {
  const page = await open('', '?lang=fr');
  for (const key of ['w', 'a']) await page.keyboard.press(key);
  const note = page.locator('.won').getByRole('status');
  // When the search for the best line ends, a new note comes first.
  await note.getByRole('listitem').filter({ hasText: 'parfaite' }).waitFor();
  const told = await note.getByRole('listitem').allInnerTexts();
  await page.keyboard.press('u');
  await page.locator('.won').waitFor({ state: 'hidden' });
  // The page empties the note a moment after it hides the panel.
  await page.locator('.won .record:empty').waitFor({ state: 'attached' });
  expect(told.slice(0, 2)).toEqual([
    'Partie parfaite\u202f: impossible de gagner en moins de coups',
    'Première victoire en pioche par 3\u202f!',
  ]);
});

const NEARLY = `f1: As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks; f2: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh; \
f3: Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd; f4: Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc; t1: Kc`;

test("a game that a link opens one move before its win doesn't count, and the page says so", async () => {
  const page = await stage.open(gameOf('ulg', NEARLY), {
    stored: { 'klondike-kit:2:statistics': printStatistics(gamesOf('W104 L3')) },
  });
  await settled(page);
  for (const key of ['1', 'a']) await page.keyboard.press(key);
  await page
    .locator('.won .record', { hasText: /^This win doesn't count: the game didn't start from a deal$/ })
    .waitFor();
  await choose(page, 'Statistics…');
  const labels = ['Win rate', 'Win streak', 'Fewest moves'];
  expect(await Promise.all(labels.map((label) => tile(page, label)))).toEqual([
    '50%\n1 of 2',
    '0\nlongest 1',
    '104',
  ]);
});

test.each([
  ['America/Los_Angeles', 'First win\nReached Mar 28, 2026'],
  ['Europe/Paris', 'First win\nReached Mar 29, 2026'],
])('in the statistics, a win at 18:30 in Los Angeles counts by the clock of %s', async (timezoneId, told) => {
  const statistics = readFileSync('spec/fixtures/statistics/one-win.json', 'utf8');
  const page = await stage.open('', { timezoneId, stored: { 'klondike-kit:2:statistics': statistics } });
  await choose(page, 'Statistics…');
  expect(await page.getByRole('dialog').locator('.goals li').first().innerText()).toBe(told);
});

const playFromTheEnd = async (page: Page): Promise<void> => {
  await slider(page).waitFor();
  await page.keyboard.press('End');
  await button(page, 'Play from here').click();
  await settled(page);
};

test("a game that continues another player's replay doesn't count, even after a new visit and an undo", async () => {
  const page = await stage.open('#deal=java:11');
  await settled(page);
  await replay(page, easyGameBut(1));
  await playFromTheEnd(page);
  await page.keyboard.press('u');
  await page.keyboard.press('y');
  await reload(page);
  await settled(page);
  await win(page);
  await page
    .locator('.won .record', { hasText: /^This win doesn't count: you didn't play the first moves here$/ })
    .waitFor();
  await choose(page, 'Statistics…');
  expect(await page.getByRole('dialog').innerText()).toContain('No wins or losses yet.');
});

test('a game that continues a replay of the same game counts', async () => {
  const page = await open('');
  await choose(page, 'Replay');
  await playFromTheEnd(page);
  await win(page);
  await page.locator('.won .record', { hasText: 'First Draw 3 win!' }).waitFor();
});
