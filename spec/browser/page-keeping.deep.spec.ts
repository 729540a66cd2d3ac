/** The page saves the game in play, the previous one and the look. Unreadable texts are set aside. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  HEAD,
  button,
  draw,
  follow,
  notices,
  onThePage,
  openSettings,
  reload,
  savedFile,
  stored,
  dealAgain,
  openNewGame,
  chooseIn,
} from './support/built-page.js';
import { movesOf } from './support/table.js';
import { readWinningScript } from '../support/winning-script.js';

const stage = onThePage();

const ELEVEN = `${HEAD}[Deal "java:11"]\nnew t4>t6\n`;

const dealOf = async (page: Page): Promise<string | undefined> =>
  /\[Deal "(.*)"\]/.exec((await stored(page, 'game')) ?? '')?.[1];

test('keys work from the start, but not while the player types into a field', async () => {
  const page = await stage.open('#deal=java:11');
  await page.keyboard.press('Space');
  await openNewGame(page);
  await page.getByRole('textbox').focus();
  await page.keyboard.type('u 1');
  await page.keyboard.press('Escape');
  expect(await movesOf(page)).toBe('1 move');
  await page.keyboard.press('u');
  expect(await movesOf(page)).toBe('0 moves');
});

describe('sets aside a saved text that is not a game, and starts a game', () => {
  test.each([
    ['nothing', ''],
    ['other JSON', '{"__proto__":{"deal":1}}'],
    ["a script that can't be played", '[Deal "java:11"]\nnew w>t3'],
    ['an unknown deal', '[Deal "chess:1"]\nnew'],
    ['much junk', '\0\u{1F0A1}'.repeat(100_000)],
  ])('%s', async (_, junk) => {
    const page = await stage.open('', { stored: { 'klondike-kit:game': junk } });
    expect(await notices(page).innerText()).toContain("A saved game can't be read and was set aside. Line ");
    expect([await movesOf(page), await stored(page, 'set-aside')]).toEqual(['0 moves', junk]);
    const { text } = await savedFile(page, () => button(page, 'Save to a file').click());
    expect(text).toBe(junk);
  });
});

test('if storage is forbidden, one notice says so, and the game continues', async () => {
  const page = await stage.open('#deal=java:11', {
    before: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
  });
  await draw(page);
  await dealAgain(page);
  await button(page, 'Back to previous game').click();
  expect([await notices(page).count(), await movesOf(page)]).toEqual([1, '1 move']);
});

describe('links', () => {
  test('a link deals once, and a reload continues the game', async () => {
    const page = await stage.open('#deal=java:11');
    await draw(page);
    await dealAgain(page);
    const dealt = await dealOf(page);
    await reload(page);
    expect([new URL(page.url()).hash, await dealOf(page), dealt]).toEqual([
      '',
      dealt,
      expect.not.stringMatching(/^java:11$/),
    ]);
  });

  test('a link continues a saved game with the same deal', async () => {
    const page = await stage.open('#deal=java:11', { stored: { 'klondike-kit:game': ELEVEN } });
    expect([await movesOf(page), await notices(page).count()]).toEqual(['1 move', 0]);
  });

  test('a link deals a won game again, whether it opens the page or is followed at its table', async () => {
    const { events } = readWinningScript('win-java-11');
    const won = `${HEAD}[Deal "java:11"]\nnew ${events.join(' ')}\nwin\n`;
    const page = await stage.open('#deal=java:11', { stored: { 'klondike-kit:game': won } });
    const seen = [await movesOf(page), await dealOf(page)];
    await page.evaluate((text) => localStorage.setItem('klondike-kit:2:game/klondike/ulg', text), won);
    await reload(page);
    seen.push(await movesOf(page));
    await follow(page, '#deal=java:11');
    seen.push(await movesOf(page), await dealOf(page));
    expect(seen).toEqual([
      '0 moves',
      'java:11',
      expect.stringMatching(/^\d\d+ moves$/),
      '0 moves',
      'java:11',
    ]);
  });

  test('following a link during a game saves that game and offers a way back', async () => {
    const page = await stage.open('', { stored: { 'klondike-kit:game': ELEVEN } });
    await page.evaluate(() => (location.hash = '#deal=dotnet:0'));
    await notices(page).waitFor();
    expect([await dealOf(page), await movesOf(page)]).toEqual(['dotnet:0', '0 moves']);
    await button(page, 'Back to previous game').click();
    expect([await stored(page, 'game'), await movesOf(page)]).toEqual([ELEVEN, '1 move']);
    const inTable = await page.evaluate(() =>
      document.activeElement?.shadowRoot?.activeElement?.matches('.table *'),
    );
    expect(inTable).toBe(true);
  });

  test('a wrong link is reported, and the game continues', async () => {
    const page = await stage.open('#deal=java:x%22%3E%3Cb', { stored: { 'klondike-kit:game': ELEVEN } });
    expect(await notices(page).innerText()).toContain('This link doesn\'t work: "java:x');
    expect(await movesOf(page)).toBe('1 move');
  });
});

test('the player can type a deal, and the resulting link leads to it', async () => {
  const page = await stage.open('', { permissions: ['clipboard-read', 'clipboard-write'] });
  await openNewGame(page);
  const input = page.getByRole('textbox');
  await input.fill('java:');
  await button(page, 'Deal this').click();
  expect(await page.locator('dialog').innerText()).toContain('"java:"; expected a whole number');
  await input.fill(' java:0011 ');
  await button(page, 'Deal this').click();
  expect(await dealOf(page)).toBe('java:11');
  await openNewGame(page);
  await button(page, 'Copy link').click();
  await page.getByText('Copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${page.url()}#deal=java:11`);
});

test.each([
  ['en', 'Deal this', ['"peter" isn\'t a deal. ', ''], 'Type a number, such as 12345.'],
  [
    'fr',
    'Distribuer',
    ['«\u202fpeter\u202f» n’est pas une donne. ', ''],
    'Tapez un nombre, par exemple 12345.',
  ],
])('reports a typed word is not a deal: %s', async (...[lang, deal, told, how]) => {
  const page = await stage.open(`?lang=${lang}`);
  await openNewGame(page);
  const said: string[] = [];
  for (const typed of [' peter', '']) {
    await page.getByRole('textbox').fill(typed);
    await button(page, deal).click();
    said.push(await page.locator('#deal-said').innerText());
  }
  expect(said).toEqual(told.map((sentence) => sentence + how));
});

test('the look of the page and the table survives a reload', async () => {
  const page = await stage.open();
  await openSettings(page);
  await chooseIn(page, 'Theme', 'Dark');
  await reload(page);
  const theme = await page.evaluate(() => document.documentElement.dataset['theme']);
  expect([theme, JSON.parse((await stored(page, 'look')) ?? '')]).toEqual([
    'dark',
    { colors: 'two', theme: 'dark', deck: 'modern', felt: 'green', back: 'lattice', side: 'left' },
  ]);
});

test('what another tab writes changes nothing', async () => {
  const page = await stage.open('#deal=java:11');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.evaluate(() => localStorage.setItem('klondike-kit:game', 'junk'));
  await draw(page);
  expect(await stored(page, 'game')).toBe(`${HEAD}[Deal "java:11"]\nnew stock\n`);
});
