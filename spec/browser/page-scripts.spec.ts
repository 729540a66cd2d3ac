/** Scripts on the page: copied, saved, dropped, replayed step by step, and played on from. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFaults } from './support/axe.js';
import { inPackage } from './support/bundle.js';
import type { Opening } from './support/stage.js';
import { HEAD, button, choose, draw, drop, notices, onThePage, stored } from './support/built-page.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

const WON = inPackage('spec/fixtures/scripts/win-java-11.klon');

const SCRIPT = '[Deal "java:33"]\nnew stock*2 w>t1? # refused\nundo\n';

const slider = (page: Page) => page.getByRole('slider');

/** A file with this text is dropped, and its replay open. */
async function replay(page: Page, text: string): Promise<void> {
  await drop(page, ['game.klon', text]);
  await slider(page).waitFor();
}

const step = (page: Page): Promise<string | null> => slider(page).getAttribute('aria-valuetext');

const isAtTable = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.matches('.table *') === true);

test('the script is copied', async () => {
  const page = await stage.open('#deal=java:11', { permissions: ['clipboard-read', 'clipboard-write'] });
  await draw(page);
  await choose(page, 'Copy script');
  expect(await notices(page).innerText()).toContain('Script copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${HEAD}[Deal "java:11"]\nnew stock\n`,
  );
});

test('where there is no clipboard, the script is shown to be copied by hand', async () => {
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

test('the script is saved as a file, which replays', async () => {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  const download = page.waitForEvent('download');
  await choose(page, 'Save script');
  const file = await download;
  expect(file.suggestedFilename()).toBe('klondike-java-11.klon');
  expect(readFileSync(await file.path(), 'utf8')).toBe(`${HEAD}[Deal "java:11"]\nnew stock\n`);
});

test('a file dropped on the page is replayed step by step, and the game in play is untouched', async () => {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  const before = await stored(page, 'game');
  await replay(page, SCRIPT);
  const steps = [await step(page)];
  for (const key of ['ArrowRight', 'End', 'ArrowLeft', 'Home']) {
    await page.keyboard.press(key);
    steps.push(await step(page));
  }
  expect(steps).toEqual([
    'event 1 of 5: new, 0 moves',
    'event 2 of 5: stock, 1 move',
    'event 5 of 5: undo, 1 move',
    'event 4 of 5: w>t1, refused',
    'event 1 of 5: new, 0 moves',
  ]);
  expect(await page.getByRole('button', { name: 'four of clubs, 1 of 1 in tableau 1' }).count()).toBe(1);
  await page.keyboard.press('Escape');
  expect([await movesOf(page), await stored(page, 'game'), await isAtTable(page)]).toEqual([
    '1 move',
    before,
    true,
  ]);
});

test('a replay has buttons, and plays by itself to its end', async () => {
  const page = await stage.open();
  await replay(page, SCRIPT);
  const steps: (string | null)[] = [];
  for (const name of ['Forward', 'Last event', 'Back', 'First event']) {
    await button(page, name).click();
    steps.push(await step(page));
  }
  expect(steps.map((text) => text?.slice(0, 12))).toEqual([
    'event 2 of 5',
    'event 5 of 5',
    'event 4 of 5',
    'event 1 of 5',
  ]);
  await button(page, 'Play').click();
  await button(page, 'Pause').waitFor();
  await button(page, 'Play').waitFor();
  expect(await step(page)).toBe('event 5 of 5: undo, 1 move');
});

test('a replay only shows: whatever is pressed on its table, it stays as it is', async () => {
  const page = await stage.open();
  await replay(page, SCRIPT);
  await draw(page);
  expect(await page.getByText('This table is only shown.').count()).toBeGreaterThan(0);
  expect(await step(page)).toBe('event 1 of 5: new, 0 moves');
});

test('from a replay one plays on, and the game before can be had back', async () => {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  await replay(page, SCRIPT);
  await page.keyboard.press('End');
  await button(page, 'Play from here').click();
  await button(page, 'Undo').click();
  expect(await stored(page, 'game')).toBe(`${HEAD}[Deal "java:33"]\nnew stock stock undo undo\n`);
  await choose(page, 'Back to the game before');
  expect(await stored(page, 'game')).toBe(`${HEAD}[Deal "java:11"]\nnew stock\n`);
});

test('a script that is not as expected is shown up to there, with what was seen', async () => {
  const page = await stage.open();
  await replay(page, '[Deal "java:33"]\nnew stock { moves: 7 } stock');
  expect(await page.getByRole('alert').innerText()).toContain('game.klon:2:11: not as expected');
  await page.keyboard.press('End');
  expect(await step(page)).toBe('event 2 of 2: stock, 1 move');
  expect(await axeFaults(page)).toEqual([]);
});

describe('what cannot be replayed is told of, and the game in play is untouched', () => {
  test.each<[why: string, files: [string, string][]]>([
    ['bad.klon: line 2, column 1: "zzz"; expected an event', [['bad.klon', 'new\nzzz']]],
    [
      'rules.klon: line 1, column 1: "chess"; expected the name of house rules',
      [['rules.klon', '[Rules "chess"]']],
    ],
    ['empty.klon: there is no event in it.', [['empty.klon', '# nothing']]],
    ['photo.png: this is not a text.', [['photo.png', '\0\0']]],
    ['large.klon: larger than a script may be, 16 MiB.', [['large.klon', ' '.repeat(2 ** 24 + 1)]]],
    [
      'These are 2 files; drop one script at a time.',
      [
        ['a.klon', 'new'],
        ['b.klon', 'new'],
      ],
    ],
  ])('%s', async (why, files) => {
    const page = await stage.open('#deal=java:11');
    await draw(page);
    await drop(page, ...files);
    await notices(page).waitFor();
    expect(await notices(page).innerText()).toContain(why);
    expect([await slider(page).count(), await movesOf(page)]).toEqual([0, '1 move']);
    await button(page, 'Dismiss').click();
    expect([await notices(page).count(), await isAtTable(page)]).toEqual([0, true]);
  });
});

/** Drags what lies on the disk over the page, as a player would. True if the page asked for it before it was dropped. */
async function drag(page: Page, path: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [inPackage(path)], dragOperationsMask: 1 };
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', { type, x: 200, y: 300, data });
  await send('dragEnter');
  await send('dragOver');
  const isAskedFor = await page.getByText('Drop a script to replay it').isVisible();
  await send('drop');
  return isAskedFor;
}

test('a folder is no script, and what is said of one file gives way to what is said of the next', async () => {
  const page = await stage.open();
  const asked = [await drag(page, 'LICENSE')];
  await page.getByText('LICENSE: line 1').waitFor();
  asked.push(await drag(page, 'src'));
  await page.getByText('src: this is a folder, not a script.').waitFor();
  expect([asked, await notices(page).count()]).toEqual([[true, true], 1]);
});

test('a file dropped while the menu is open is replayed, and the menu is gone', async () => {
  const page = await stage.open();
  await button(page, 'Menu').click();
  await drag(page, 'spec/fixtures/scripts/win-java-11.klon');
  await slider(page).waitFor();
  await button(page, 'Close').click();
  expect([await page.getByRole('dialog').count(), await isAtTable(page)]).toEqual([0, true]);
});

test('files taken elsewhere leave no hint behind', async () => {
  const page = await stage.open();
  const hint = page.getByText('Drop a script to replay it');
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File([''], 'a.klon'));
    return data;
  });
  await page.dispatchEvent('body', 'dragenter', { dataTransfer });
  await hint.waitFor();
  await hint.waitFor({ state: 'hidden' });
});

test('text dragged over the page is no file', async () => {
  const page = await stage.open();
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.setData('text/plain', 'new');
    return transfer;
  });
  for (const type of ['dragenter', 'drop']) await page.dispatchEvent('body', type, { dataTransfer: data });
  expect([await page.locator('#drop-hint').isVisible(), await notices(page).count()]).toEqual([false, 0]);
});

const LOOKS: [string, Opening][] = [
  ['on a desk', { viewport: { width: 1280, height: 800 } }],
  ['on a telephone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ['in the dark', { colorScheme: 'dark' }],
  ['in high contrast', { contrast: 'more' }],
];

test.each(LOOKS)(
  'a won game is opened, replayed and gone on with %s, and axe-core finds nothing wrong',
  async (_, opening) => {
    const page = await stage.open('', opening);
    const chooser = page.waitForEvent('filechooser');
    await choose(page, 'Open a script…');
    await (await chooser).setFiles(WON);
    await slider(page).waitFor();
    const faults = await axeFaults(page);
    await page.keyboard.press('End');
    await button(page, 'Play from here').click();
    expect(await page.getByRole('group', { name: 'Won' }).innerText()).toContain(
      'You have won in 100 moves.',
    );
    await page.evaluate(() => (location.hash = '#deal=x'));
    await notices(page).waitFor();
    expect([...faults, ...(await axeFaults(page))]).toEqual([]);
  },
);
