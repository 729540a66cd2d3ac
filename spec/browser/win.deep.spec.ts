/** After a win: the panel, the shared result and its picture, and a link with a number of moves to beat. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readWinningScript } from '../support/winning-script.js';
import { axeFaults } from './support/axe.js';
import { button, ready } from './support/built-page.js';
import { atTheHouses } from './support/house-page.js';
import { winOn } from './support/table.js';

const stage = atTheHouses();

const { deal, events } = readWinningScript('win-java-11');

/** The game of a hundred moves, two of them redeals, before its last move. */
const KEPT = {
  'klondike-kit:2:game/klondike/ulg': `[Game "klondike"]\n[Rules "ulg"]\n[Deal "${deal}"]\nnew ${events.slice(0, -1).join(' ')}\n`,
};

async function won(at = '', opening: Parameters<typeof stage.open>[1] = {}): Promise<Page> {
  const page = await stage.open(at, { stored: KEPT, ...opening });
  await ready(page);
  await page.keyboard.press('5');
  await page.keyboard.press('a');
  await page.locator('.won .par', { hasText: /90/ }).waitFor();
  return page;
}

/** Replaces the system's share menu, and keeps what it gets. */
const takeShares = (page: Page, takesFiles: boolean): Promise<void> =>
  page.evaluate((isTaken) => {
    const shared: (readonly (string | number | undefined)[])[] = [];
    Object.assign(window, { shared });
    const share = async ({ text, url, files = [] }: ShareData): Promise<void> => {
      const sizes = await Promise.all(
        files.map(async (file) => {
          const { width, height } = await createImageBitmap(file);
          return `${file.name} ${width}x${height}`;
        }),
      );
      shared.push([text, url?.replace(/.*#/, '#'), ...sizes]);
    };
    Object.assign(navigator, { share, canShare: () => isTaken });
  }, takesFiles);

test('the panel has the moves, the stars and what is new, and passes the checks of axe', async () => {
  const page = await won();
  const panel = page.getByRole('group', { name: 'Won' });
  expect([
    await winOn(page),
    await panel.locator('.par').innerText(),
    await panel.getByRole('listitem').first().innerText(),
    await panel.getByRole('button').allInnerTexts(),
    await axeFaults(page),
  ]).toEqual([
    'You won! 100 moves',
    "Best possible 90 · you 98\n2 redeals don't count",
    'First Draw 3 win!',
    ['Next deal', 'Review', 'Replay', 'Share', 'Restart', ''],
    [],
  ]);
});

test('"Next deal" starts another game', async () => {
  const page = await won();
  await button(page, 'Next deal').click();
  await page.locator('.moves', { hasText: '0 moves' }).waitFor();
  expect(await page.locator('.won').isVisible()).toBe(false);
});

test.each([
  [true, ['klondike.png 1200x630']],
  [false, []],
])(
  'a share menu that takes files (%j) gets one line, a link without moves, and %j',
  async (...[takes, files]) => {
    const page = await won();
    await takeShares(page, takes);
    await button(page, 'Share').click();
    const shared = await page.waitForFunction(() => (window as unknown as { shared: unknown[] }).shared[0]);
    expect(await shared.jsonValue()).toEqual([
      expect.stringMatching(/^Klondike #11 · 98 moves \(best 90\) ★★☆ · \d+:\d\d$/),
      '#deal=java:11&beat=98',
      ...files,
    ]);
  },
);

test.each([
  [99, 'You beat 99 moves!'],
  [98, 'A tie at 98 moves'],
  [97, 'Still to beat: 97 moves (you 98)'],
])(
  'a link with %i moves to beat: the toolbar has the number, and the panel says "%s"',
  async (beat, told) => {
    const page = await stage.open(`#deal=java:11&beat=${beat}`, { stored: KEPT });
    await ready(page);
    const seen = [await page.locator('.moves').innerText(), await page.locator('.notice p').innerText()];
    for (const key of ['5', 'a']) await page.keyboard.press(key);
    await page.locator('.won .record').getByText(told).waitFor();
    expect(seen).toEqual([`99 moves · beat ${beat}`, `Beat ${beat} moves. Redeals don't count.`]);
  },
);

test('in French', async () => {
  const page = await won('?lang=fr');
  expect((await page.locator('.won .par').innerText()).split('\n')).toEqual([
    'Minimum possible\u202f: 90 · vous\u202f: 98',
    'Sans compter 2 retournements du talon',
  ]);
});
