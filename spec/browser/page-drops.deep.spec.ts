/** Drops files on the page, or only drags them over it. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Dropped } from './support/built-page.js';
import {
  button,
  draw,
  drop,
  isAtTable,
  notices,
  onThePage,
  openSettings,
  slider,
} from './support/built-page.js';
import { inPackage } from './support/bundle.js';
import { stopClock } from './support/clock.js';
import { testSideBySide } from './support/side-by-side.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

const UNREADABLE: [why: string, files: Dropped[]][] = [
  ['bad.klon: line 2, column 1: "zzz"; expected an event', [['bad.klon', 'new\nzzz']]],
  [
    'rules.klon: line 1, column 1: "chess"; expected the name of house rules',
    [['rules.klon', '[Rules "chess"]']],
  ],
  ['empty.klon has no events to show.', [['empty.klon', '# nothing']]],
  ["photo.png isn't a script. Scripts are text files, such as game.klon.", [['photo.png', '\0\0']]],
  ["small.png isn't a script. Scripts are text files", [['small.png', 'PNG', 'image/png']]],
  ["scan isn't a script. Scripts are text files", [['scan', new Uint8Array([0x6e, 0x65, 0x77, 0x89])]]],
  ['large.klon is too large. A script can have at most 16 MiB.', [['large.klon', ' '.repeat(2 ** 24 + 1)]]],
  [
    'These are 2 files. Drop one script at a time.',
    [
      ['a.klon', 'new'],
      ['b.klon', 'new'],
    ],
  ],
];

/** The notice if it isn't `why`, the number of replays, the moves of the game in play, the notices after Dismiss, and the focus. */
async function refusalOf(why: string, files: readonly Dropped[]): Promise<readonly unknown[]> {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  await drop(page, ...files);
  const said = await notices(page).innerText();
  const before = [await slider(page).count(), await movesOf(page)];
  await button(page, 'Dismiss').click();
  return [said.includes(why) ? '' : said, ...before, await notices(page).count(), await isAtTable(page)];
}

describe("the page reports what it can't replay, and leaves the game in play alone", () => {
  testSideBySide(Object.fromEntries(UNREADABLE.map(([why, files]) => [why, () => refusalOf(why, files)])), [
    '',
    0,
    '1 move',
    0,
    true,
  ]);
});

test('a picture is refused in French, too', async () => {
  const page = await stage.open('?lang=fr#deal=java:11');
  await drop(page, ['photo.png', 'PNG', 'image/png']);
  expect(await notices(page).locator('p').first().innerText()).toBe(
    'photo.png n’est pas un script. Un script est un fichier texte, par exemple partie.klon.',
  );
});

/** Drags a file from the disk over the page, as a player would, and drops it when the page shows its hint. */
async function drag(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [inPackage(path)], dragOperationsMask: 1 };
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', { type, x: 200, y: 300, data });
  const asking = page.getByText('Drop a script to watch it');
  await send('dragEnter');
  // A browser keeps sending events while files are over the page.
  while (!(await asking.isVisible())) {
    await send('dragOver');
    await page.waitForTimeout(50);
  }
  await send('drop');
}

test('a folder is not a script, and each notice about a file replaces the last one', async () => {
  const page = await stage.open();
  await drag(page, 'LICENSE');
  await page.getByText('LICENSE: line 1').waitFor();
  await drag(page, 'src');
  await page.getByText('src is a folder, not a script.').waitFor();
  expect(await notices(page).count()).toBe(1);
});

test('a file dropped on the open menu is replayed, and the menu closes', async () => {
  const page = await stage.open();
  await openSettings(page);
  await drag(page, 'examples/scripts/win-java-11.klon');
  await slider(page).waitFor();
  await button(page, 'Close').click();
  expect([await page.getByRole('dialog').count(), await isAtTable(page)]).toEqual([0, true]);
});

test('files dragged away leave no hint behind', async () => {
  const page = await stage.open();
  const hint = page.getByText('Drop a script to watch it');
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File([''], 'a.klon'));
    return data;
  });
  await stopClock(page);
  await page.dispatchEvent('body', 'dragenter', { dataTransfer });
  await hint.waitFor();
  await page.clock.runFor(5000);
  await hint.waitFor({ state: 'hidden' });
});

test('dragged text is not a file', async () => {
  const page = await stage.open();
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.setData('text/plain', 'new');
    return transfer;
  });
  for (const type of ['dragenter', 'drop']) await page.dispatchEvent('body', type, { dataTransfer: data });
  expect([await page.locator('#drop-hint').isVisible(), await notices(page).count()]).toEqual([false, 0]);
});
