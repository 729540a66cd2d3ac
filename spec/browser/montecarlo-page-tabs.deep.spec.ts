/** Plays Klondike and Monte Carlo in two tabs of one browser. The page saves the game from the tab that played last. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { HEAD, button, choose, draw, notices, onThePage, stored } from './support/built-page.js';
import { inPackage } from './support/bundle.js';
import { movesOf } from './support/table.js';
import { cellOn, click, toldOn } from './montecarlo/support/grid.js';

const stage = onThePage();

const GAME = '[Game "montecarlo"]\n[Deal "java:12345"]\ndeal';
const ELEVEN = `${HEAD}[Deal "java:11"]\nnew stock\n`;
const PLAYED_ON = `${HEAD}[Deal "java:11"]\nnew stock stock stock`;
const NAME = 'Monte Carlo';

/** The page in another tab. */
async function openOtherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

test('a tab reports that another tab has played the game it shows, but ignores other games', async () => {
  const page = await stage.open('#game=montecarlo', { stored: { 'klondike-kit:game': ELEVEN } });
  await page.evaluate(() => {
    addEventListener('storage', ({ key }) => {
      document.body.dataset['heard'] = `${document.body.dataset['heard'] ?? ''} ${key ?? ''}`;
    });
  });
  const other = await openOtherTab(page);
  await choose(other, 'Klondike');
  await draw(other);
  await page.waitForFunction(() =>
    document.body.dataset['heard']?.split(' ').includes('klondike-kit:2:game/klondike/ulg'),
  );
  await page.bringToFront();
  const told = await notices(page).count();
  await choose(other, NAME);
  await click(other, 'c1', 'b2');
  await page.bringToFront();
  await button(page, 'Show that game').click();
  await cellOn(page, 'c1').filter({ hasText: 'empty' }).waitFor();
  expect([told, await stored(page, 'montecarlo')]).toEqual([0, `${GAME} c1 b2\n`]);
});

/** Plays Klondike, then Monte Carlo. Another tab continues the Klondike game and closes. */
async function playedOnElsewhere(): Promise<Page> {
  const page = await stage.open('', { stored: { 'klondike-kit:game': ELEVEN } });
  await choose(page, NAME);
  const other = await openOtherTab(page);
  await choose(other, 'Klondike');
  await draw(other);
  await draw(other);
  await other.close();
  await page.bringToFront();
  return page;
}

describe('no game is lost if another tab continues the one in the background', () => {
  test('keeps the game when the player goes back to it', async () => {
    const page = await playedOnElsewhere();
    await choose(page, 'Klondike');
    const shown = await movesOf(page);
    await button(page, 'Undo').click();
    expect([shown, await notices(page).count(), await stored(page, 'game')]).toEqual([
      '3 moves',
      0,
      `${PLAYED_ON} undo\n`,
    ]);
  });

  test('keeps the game when a link replaces it', async () => {
    const page = await playedOnElsewhere();
    await page.evaluate(() => (location.hash = '#deal=java:5'));
    await button(page, 'Back to previous game').click();
    expect([await movesOf(page), await stored(page, 'game')]).toEqual(['3 moves', `${PLAYED_ON}\n`]);
  });

  test('keeps the game when the player chooses another house', async () => {
    const page = await playedOnElsewhere();
    await choose(page, 'Clicks (Kansas State)');
    await choose(page, 'Klondike');
    expect([await movesOf(page), await stored(page, 'game')]).toEqual(['3 moves', `${PLAYED_ON}\n`]);
  });
});

/** Do more cards fly than were last on the table? The win animation uses all cards that the page has shown. */
const celebrates = async (page: Page, last: number): Promise<boolean> =>
  (await page.locator('.leaving .card').count()) > last;

test('shows a game that another tab has won, without a new win animation', async () => {
  const won = readFileSync(inPackage('examples/scripts/win-montecarlo.klon'), 'utf8');
  const page = await stage.open('#game=montecarlo', {
    stored: { 'klondike-kit:montecarlo': won.slice(0, won.indexOf('a1 a2 b1 c2 c1 b2')) },
    reducedMotion: 'no-preference',
  });
  await click(page, 'a1', 'a2');
  const other = await openOtherTab(page);
  await click(other, 'b1', 'c2', 'c1', 'b2', 'd1', 'e1');
  const seen: unknown[] = [await celebrates(other, 2)];
  await page.bringToFront();
  await button(page, 'Show that game').click();
  await page.getByRole('group', { name: 'Won' }).waitFor();
  seen.push(await celebrates(page, 6), await toldOn(page));
  expect(seen).toEqual([
    true,
    false,
    'The cards changed: 0 cards on the table, the deck is empty. Score 52.',
  ]);
});

test('a wrong link neither starts nor sets aside a game of Monte Carlo', async () => {
  const kept: (string | null)[] = [];
  for (const before of [undefined, 'junk']) {
    const page = await stage.open('', {
      stored: { 'klondike-kit:game': ELEVEN, ...(before && { 'klondike-kit:montecarlo': before }) },
    });
    await page.evaluate(() => (location.hash = '#game=montecarlo&deal=x'));
    await notices(page).waitFor();
    kept.push(await notices(page).innerText(), await stored(page, 'montecarlo'));
  }
  const told = expect.stringContaining('This link doesn\'t work: "x"');
  expect(kept).toEqual([told, null, told, 'junk']);
});
