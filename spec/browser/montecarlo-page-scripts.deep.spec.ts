/** Monte Carlo scripts on the page: dropped on either table, replayed step by step and continued. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { AxeRules } from './support/axe.js';
import { LOOKS } from './support/dialog-looks.js';
import { axeFaults } from './support/axe.js';
import {
  HEAD,
  button,
  choose,
  draw,
  drop,
  notices,
  onThePage,
  ready,
  replay,
  slider,
  step,
  stored,
} from './support/built-page.js';
import { inPackage } from './support/bundle.js';
import { stopClock } from './support/clock.js';
import { testSideBySide } from './support/side-by-side.js';
import type { Opening } from './support/stage.js';
import { movesOf } from './support/table.js';
import { click, shownOn } from './montecarlo/support/grid.js';

const stage = onThePage();

const GAME = '[Game "montecarlo"]\n[Deal "java:12345"]\ndeal';
const SCRIPT = `${GAME} c1 b2 { score: 2 } a1 b1? consolidate undo # back\n`;
const ELEVEN = `${HEAD}[Deal "java:11"]\nnew stock\n`;
const NAME = 'Monte Carlo';

const WON = inPackage('examples/scripts/win-montecarlo.klon');

test('replays a file dropped on a Klondike table, and leaves that game alone', async () => {
  const page = await stage.open('', { stored: { 'klondike-kit:game': ELEVEN } });
  await stopClock(page);
  await replay(page, SCRIPT);
  const steps = [await step(page)];
  for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key);
    steps.push(await step(page));
  }
  expect([steps, await shownOn(page)]).toEqual([
    ['Move 0 of 6', 'Move 1 of 6', 'Move 2 of 6', 'Move 6 of 6', 'Move 5 of 6', 'Move 4 of 6: b1, refused'],
    expect.stringContaining('Beep.'),
  ]);
  await page.keyboard.press('Escape');
  expect([await movesOf(page), await page.title(), await stored(page, 'montecarlo')]).toEqual([
    '1 move',
    'Klondike',
    null,
  ]);
});

test('continues a replay at its own table, and the player can return to the earlier games', async () => {
  const page = await stage.open('#deal=java:11', { stored: { 'klondike-kit:montecarlo': `${GAME} e1 d2` } });
  await draw(page);
  await replay(page, '[Game "montecarlo"]\nnew:95 d1 e2 a3 c5? undo');
  await page.keyboard.press('End');
  await button(page, 'Play from here').click();
  await ready(page);
  await click(page, 'd1', 'e2');
  const played = [await page.title(), await stored(page, 'montecarlo')];
  await choose(page, 'Back to previous game');
  expect([played, await stored(page, 'montecarlo')]).toEqual([
    ['Monte Carlo Solitaire', '[Game "montecarlo"]\nnew:95 d1 e2 undo d1 e2\n'],
    `${GAME} e1 d2\n`,
  ]);
  await choose(page, 'Klondike');
  expect(await stored(page, 'game')).toBe(ELEVEN);
});

test('opens and continues a Klondike script from a Monte Carlo table', async () => {
  const page = await stage.open('#game=montecarlo');
  await click(page, 'c1', 'b2');
  await choose(page, 'Replay');
  const own = await step(page);
  await replay(page, '[Deal "java:33"]\nnew stock*2');
  await page.keyboard.press('End');
  const shown = await step(page);
  await button(page, 'Play from here').click();
  await ready(page);
  expect([own, shown, await movesOf(page), await stored(page, 'montecarlo')]).toEqual([
    'Move 0 of 2',
    'Move 2 of 2',
    '2 moves',
    `${GAME} c1 b2\n`,
  ]);
});

test('saves the script in a file named after the game', async () => {
  const page = await stage.open('#game=montecarlo');
  const download = page.waitForEvent('download');
  await choose(page, 'Save script');
  expect((await download).suggestedFilename()).toBe('montecarlo-java-12345.klon');
});

test("shows a script up to its first failed check, and reports one that can't be read", async () => {
  const page = await stage.open('#game=montecarlo');
  await drop(page, ['bad.klon', '[Game "montecarlo"]\nnew:5 stock']);
  expect(await notices(page).innerText()).toContain('bad.klon: line 2, column 7: "stock"; expected an event');
  await replay(page, '[Game "montecarlo"]\nnew:5 { left: 4 } hint');
  const fault = await page.getByRole('alert').innerText();
  expect([fault, await step(page)]).toEqual([
    expect.stringMatching(/^game\.klon:2:7: not as expected\n.*\n> {2}left {2}4 {9}27$/),
    'Move 0 of 0',
  ]);
});

const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tools = [
      ...(document.querySelector('.klondike')?.shadowRoot?.querySelectorAll('.toolbar button') ?? []),
    ];
    const beyond = [...tools, ...document.querySelectorAll('main, .replay-bar button, .notice')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return beyond.map((element) => `beyond the window: ${element.textContent}`);
  });

const faultsOn = async (page: Page, rules: AxeRules): Promise<string[]> => [
  ...(await axeFaults(page, rules)),
  ...(await overflowOf(page)),
];

/**
 * Opens a won game from Klondike's table, replays and continues it, then follows a bad link. Returns all faults found
 * along the way.
 */
async function faultsIn(opening: Opening, rules: AxeRules): Promise<string[]> {
  const page = await stage.open('#game=montecarlo', opening);
  const faults = await faultsOn(page, rules);
  const chooser = page.waitForEvent('filechooser');
  await choose(page, 'Open script…');
  await (await chooser).setFiles(WON);
  await slider(page).waitFor();
  faults.push(...(await faultsOn(page, rules)));
  await page.keyboard.press('End');
  await button(page, 'Play from here').click();
  await ready(page);
  await page.getByRole('group', { name: 'Won' }).waitFor();
  await page.evaluate(() => (location.hash = '#game=montecarlo&deal=x'));
  await notices(page).waitFor();
  faults.push(...(await faultsOn(page, rules)));
  await page.evaluate(() => (location.hash = '#game=klondike'));
  await notices(page).waitFor({ state: 'detached' });
  await choose(page, NAME);
  const isWon = await page.getByRole('group', { name: 'Won' }).isVisible();
  return [...faults, ...(isWon ? ['a won game is continued'] : [])];
}

describe('during and after a replay, axe-core finds nothing wrong, and everything is in the window', () => {
  testSideBySide(
    Object.fromEntries(LOOKS.map(([look, opening, rules]) => [look, () => faultsIn(opening, rules)])),
    [],
  );
});
