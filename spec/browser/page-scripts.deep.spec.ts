/** Scripts on the page: copied, saved, dropped, replayed step by step and continued. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { AxeRules } from './support/axe.js';
import { axeFaults } from './support/axe.js';
import { inPackage } from './support/bundle.js';
import { stopClock } from './support/clock.js';
import type { Opening } from './support/stage.js';
import {
  HEAD,
  button,
  choose,
  draw,
  isAtTable,
  notices,
  onThePage,
  replay,
  savedFile,
  slider,
  step,
  stepTold,
  stored,
} from './support/built-page.js';
import { testSideBySide } from './support/side-by-side.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

const WON = inPackage('examples/scripts/win-java-11.klon');

const SCRIPT = '[Deal "java:33"]\nnew stock*2 w>t1? # refused\nundo\n';

/** Are more cards flying than a single event can move? */
const isCelebrated = async (page: Page): Promise<boolean> =>
  (await page.locator('.replay .leaving .card').count()) > 20;

test('copies the script', async () => {
  const page = await stage.open('#deal=java:11', { permissions: ['clipboard-read', 'clipboard-write'] });
  await draw(page);
  await choose(page, 'Copy script');
  expect(await notices(page).innerText()).toContain('Script copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${HEAD}[Deal "java:11"]\nnew stock\n`,
  );
});

test('without a clipboard, shows the script to copy by hand', async () => {
  const page = await stage.open('#deal=java:11', {
    before: () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  });
  await choose(page, 'Copy script');
  const text = page.getByRole('textbox', { name: 'Script of this game' });
  expect(await text.inputValue()).toBe(`${HEAD}[Deal "java:11"]\nnew\n`);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await text.count()).toBe(0);
});

test('saves the script as a file that can be replayed, with undone moves at its end', async () => {
  const page = await stage.open('#deal=java:11');
  for (const key of '  uu') await page.keyboard.press(key);
  expect(await savedFile(page, () => choose(page, 'Save script'))).toEqual({
    name: 'klondike-java-11.klon',
    text: `${HEAD}[Deal "java:11"]\nnew stock stock undo*2\n`,
  });
});

test('replays a dropped file step by step, and leaves the game in play alone', async () => {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  const before = await stored(page, 'game');
  await replay(page, SCRIPT);
  const steps = [await step(page)];
  const told: (string | null)[] = [];
  for (const key of ['ArrowRight', 'End', 'ArrowLeft', 'Home']) {
    await page.keyboard.press(key);
    steps.push(await step(page));
    told.push(await stepTold(page));
  }
  expect(steps).toEqual([
    'Move 0 of 4',
    'Move 1 of 4',
    'Move 4 of 4',
    'Move 3 of 4: w>t1, refused',
    'Move 0 of 4',
  ]);
  expect(told).toEqual([
    'Move 1 of 4: jack of spades, king of clubs, seven of hearts on the waste',
    'Move 4 of 4: undone; jack of spades, king of clubs, seven of hearts on the waste',
    'Move 3 of 4: refused',
    expect.stringMatching(/^Move 0 of 4: new game; on the tableau /),
  ]);
  expect(await page.getByRole('button', { name: 'four of clubs, 1 of 1 in tableau 1' }).count()).toBe(1);
  await page.keyboard.press('Escape');
  expect([await movesOf(page), await stored(page, 'game'), await isAtTable(page)]).toEqual([
    '1 move',
    before,
    true,
  ]);
});

test('a replay has buttons and plays to its end', async () => {
  const page = await stage.open();
  await replay(page, SCRIPT);
  const steps: (string | null)[] = [];
  for (const name of ['Forward', 'Last move', 'Back', 'First move']) {
    await button(page, name).click();
    steps.push(await step(page));
  }
  expect(steps).toEqual(['Move 1 of 4', 'Move 4 of 4', 'Move 3 of 4: w>t1, refused', 'Move 0 of 4']);
  await stopClock(page);
  await button(page, 'Play').click();
  await button(page, 'Pause').waitFor();
  await page.clock.runFor(10_000);
  await button(page, 'Play').waitFor();
  expect(await step(page)).toBe('Move 4 of 4');
});

test.each([
  ['win-java-11', 'King of diamonds to foundation 3; you won in 100 moves'],
  ['win-montecarlo', 'Seven of spades and seven of diamonds removed. Score 52. You won! Score 52.'],
])(
  'a jump to the winning event is announced like a step to it, until the player goes back: %s',
  async (name, told) => {
    const page = await stage.open('', { reducedMotion: 'no-preference' });
    await replay(page, readFileSync(inPackage(`examples/scripts/${name}.klon`), 'utf8'));
    await stopClock(page);
    const seen: unknown[] = [];
    for (const way of ['Last move', 'Forward']) {
      await button(page, way).click();
      // Moved cards land within half a second; a win animation takes longer.
      await page.clock.runFor(500);
      const atWin = [await isCelebrated(page), await page.locator('.replay .status').innerText()];
      await button(page, 'Back').click();
      seen.push([...atWin, await isCelebrated(page)]);
    }
    expect(seen).toEqual([
      [true, told, false],
      [true, told, false],
    ]);
  },
);

test("a replay's table is watch-only: presses change nothing", async () => {
  const page = await stage.open();
  await replay(page, SCRIPT);
  await draw(page);
  expect(await page.getByText('You can only watch this game.').count()).toBeGreaterThan(0);
  expect(await step(page)).toBe('Move 0 of 4');
});

test('the player can continue a replay and return to the previous game', async () => {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  await replay(page, SCRIPT);
  await page.keyboard.press('End');
  await button(page, 'Play from here').click();
  await button(page, 'Undo').click();
  expect(await stored(page, 'game')).toBe(`${HEAD}[Deal "java:33"]\nnew stock stock undo undo\n`);
  await choose(page, 'Back to previous game');
  expect(await stored(page, 'game')).toBe(`${HEAD}[Deal "java:11"]\nnew stock\n`);
});

test('shows a script up to its first failed check, with the actual values', async () => {
  const page = await stage.open();
  await replay(page, '[Deal "java:33"]\nnew stock { moves: 7 } stock');
  expect(await page.getByRole('alert').innerText()).toContain('game.klon:2:11: not as expected');
  await page.keyboard.press('End');
  expect(await step(page)).toBe('Move 1 of 1');
  expect(await axeFaults(page)).toEqual([]);
});

const LOOKS: [look: string, opening: Opening, rules: AxeRules][] = [
  ['on a desk', { viewport: { width: 1280, height: 800 } }, 'all'],
  ['on a telephone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, 'looks'],
  ['in the dark', { colorScheme: 'dark' }, 'looks'],
  ['in high contrast', { contrast: 'more' }, 'looks'],
];

/**
 * Opens a won game, replays and continues it, then follows a bad link. Returns all faults that axe-core finds along the
 * way.
 */
async function faultsIn(opening: Opening, rules: AxeRules): Promise<string[]> {
  const page = await stage.open('', opening);
  const chooser = page.waitForEvent('filechooser');
  await choose(page, 'Open script…');
  await (await chooser).setFiles(WON);
  await slider(page).waitFor();
  const faults = await axeFaults(page, rules);
  await page.keyboard.press('End');
  await button(page, 'Play from here').click();
  await page.getByRole('group', { name: 'Won' }).getByText('You won!').waitFor();
  await page.evaluate(() => (location.hash = '#deal=x'));
  await notices(page).waitFor();
  return [...faults, ...(await axeFaults(page, rules))];
}

describe('axe-core finds nothing wrong during a replay and after it', () => {
  testSideBySide(
    Object.fromEntries(LOOKS.map(([look, opening, rules]) => [look, () => faultsIn(opening, rules)])),
    [],
  );
});
