/** Links that carry moves: who follows one plays beside another player's game of the same deal. */
import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { axeFaults } from './support/axe.js';
import {
  HEAD,
  choose,
  draw,
  follow,
  notices,
  onThePage,
  openMenu,
  ready,
  reload,
  slider,
  stored,
  typeHash,
} from './support/built-page.js';
import { stopClock } from './support/clock.js';
import { pictureOf } from './support/picture.js';
import { movesOf } from './support/table.js';
import { readWinningScript } from '../support/winning-script.js';

const stage = onThePage();

const ENTRY = 'Copy link with my moves';

const { deal, events } = readWinningScript('win-java-11');

/** A link's moves of the won game. */
const WON = events.join(' ').replaceAll('>', '-').replaceAll('*', '.');

const RACE = `#deal=${deal}&moves=${WON.replaceAll(' ', '+')}`;

const line = (page: Page): Locator => page.getByRole('complementary', { name: 'The other game' });

test('a link with the moves made is copied, without those taken back', async () => {
  const page = await stage.open('?x=1#deal=java:11', { permissions: ['clipboard-read', 'clipboard-write'] });
  await openMenu(page);
  const atFirst = await page.getByRole('button', { name: ENTRY }).count();
  await page.keyboard.press('Escape');
  for (let click = 0; click < 3; click++) await draw(page);
  await page.keyboard.press('Control+z');
  await choose(page, ENTRY);
  await notices(page).filter({ hasText: 'Link with your moves copied.' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect([atFirst, link]).toEqual([0, expect.stringMatching(/\/\?x=1#deal=java:11&moves=stock\.2$/)]);
});

test('who follows one begins the deal, and sees how the other game stood after as many moves', async () => {
  const page = await stage.open(RACE);
  const begun = [await movesOf(page), await line(page).innerText()];
  await draw(page);
  const drawn = await line(page).innerText();
  await reload(page);
  const again = line(page).getByText('after 1 of 100');
  await again.waitFor();
  await choose(page, 'Replay this game');
  await slider(page).waitFor();
  const beside = await line(page).count();
  await page.keyboard.press('Escape');
  await again.waitFor();
  await page.keyboard.press('n');
  await line(page).waitFor({ state: 'detached' });
  await choose(page, 'Back to the game before');
  await again.waitFor();
  expect([...begun, drawn, beside]).toEqual([
    '0 moves',
    'Their game after 0 of 100 moves: 0 cards up. Yours: 0 cards up.',
    'Their game after 1 of 100 moves: 0 cards up. Yours: 0 cards up.',
    0,
  ]);
});

test('the line is there as soon as the raced game goes on, and is gone as soon as another one does', async () => {
  const page = await stage.open(RACE);
  await draw(page);
  await page.keyboard.press('n');
  await draw(page);
  await openMenu(page);
  await page.keyboard.press('Escape');
  await stopClock(page);
  for (const state of ['visible', 'detached'] as const) {
    await choose(page, 'Back to the game before');
    await line(page).waitFor({ state });
  }
  expect(await movesOf(page)).toBe('1 move');
});

test('a deal in play is begun anew by such a link, and the game in play is kept', async () => {
  const page = await stage.open('#deal=java:11');
  await draw(page);
  await follow(page, RACE);
  expect([await movesOf(page), await notices(page).innerText(), await line(page).count()]).toEqual([
    '0 moves',
    expect.stringContaining('The game you left is kept.'),
    1,
  ]);
});

test('a win says how many moves were to be beaten, also when the page is loaded again', async () => {
  const page = await stage.open('', {
    stored: {
      'klondike-kit:2:house/klondike': 'ulg',
      'klondike-kit:2:game/klondike/ulg': `${HEAD}[Deal "${deal}"]\nnew ${events.join(' ')}\nwin\n`,
      'klondike-kit:rival': RACE,
    },
  });
  const outcome = line(page).getByRole('status');
  await outcome.getByText('100 moves were to be beaten: you needed 100.').waitFor();
  await page.keyboard.press('Control+z');
  await line(page).getByText('Their game after 99 of 100 moves: 51 cards up. Yours: 51 cards up.').waitFor();
  const before = await outcome.innerText();
  await page.keyboard.press('Control+y');
  await outcome.getByText('you needed 100').waitFor();
  const banner = await page.getByRole('group', { name: 'Won' }).innerText();
  expect([before, banner]).toEqual([
    '',
    expect.stringContaining('100 moves were to be beaten: you needed 100.'),
  ]);
});

test('a race by the rules of a course goes on when its table is chosen at a later visit', async () => {
  const page = await stage.open('', {
    stored: {
      'klondike-kit:2:house/klondike': 'ulg',
      'klondike-kit:2:game/klondike/ksu': HEAD.replace('ulg', 'ksu') + '[Deal "dotnet:5"]\nnew stock\n',
      'klondike-kit:rival': '#rules=ksu&deal=dotnet:5&moves=stock.2',
    },
  });
  await choose(page, 'How to play');
  await page.keyboard.press('Escape');
  const before = await line(page).count();
  await choose(page, 'Clicks (Kansas State)');
  await line(page).getByText('after 1 of 2 moves').waitFor();
  expect(before).toBe(0);
});

test('a link with moves that cannot be made is told of, and nothing changes', async () => {
  const page = await stage.open('#deal=java:33');
  await draw(page);
  await typeHash(page, '#deal=java:11&moves=stock+w-f1');
  const told = await notices(page).innerText();
  await ready(page);
  expect([told, await movesOf(page), await stored(page, 'game'), await line(page).count()]).toEqual([
    expect.stringContaining('This link cannot be read. Move 2, w>f1, cannot be made.'),
    '1 move',
    expect.stringContaining('java:33'),
    0,
  ]);
});

test.each([
  ['on a desk', { viewport: { width: 1280, height: 800 } }],
  ['on a telephone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ['in the narrowest window, in the dark', { viewport: { width: 320, height: 568 }, colorScheme: 'dark' }],
] as const)('axe-core finds nothing wrong with the line %s', async (look, opening) => {
  const page = await stage.open(RACE, opening);
  await line(page).waitFor();
  await pictureOf(page, `other game, ${look}`);
  expect(await axeFaults(page)).toEqual([]);
});
