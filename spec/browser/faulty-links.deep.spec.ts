/** Wrong links. The page shows a notice until the player corrects the link or goes to another game. */
import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  HEAD,
  button,
  choose,
  draw,
  follow,
  notices,
  onThePage,
  reload,
  stored,
  dealAgain,
  openNewGame,
} from './support/built-page.js';

const stage = onThePage();

const hashOf = (page: Page): string => new URL(page.url()).hash;

describe.each([
  ['#deal=java:11x', /^This link doesn't work: "java:11x"; expected a whole number/],
  [
    '#deal=java:11&draw=7',
    /^This link doesn't work: "draw" is unknown or repeated; use game, rules, scoring, deal, beat/,
  ],
  ['#foo=bar', /^This link doesn't work: "foo" is unknown or repeated; use game, rules,/],
  ['#deal', /^This link doesn't work: nothing is there; expected a deal/],
  ['#rules&table', /^This link doesn't work: "table" is unknown or repeated; use game, rules,/],
])('%s', (hash, why) => {
  test('the notice comes back after a reload, and the player can correct the link in the address bar', async () => {
    const page = await stage.open(hash);
    const told = await notices(page).first().innerText();
    await reload(page);
    const again = await notices(page).first().innerText();
    const stays = hashOf(page);
    await follow(page, '#deal=java:11');
    expect([
      told,
      again,
      stays,
      hashOf(page),
      await stored(page, 'game'),
      await notices(page).count(),
    ]).toEqual([
      expect.stringMatching(why),
      expect.stringMatching(why),
      hash,
      '',
      `${HEAD}[Deal "java:11"]\nnew\n`,
      0,
    ]);
  });
});

test('the page ignores an address that names a place on it', async () => {
  const page = await stage.open('#table');
  await button(page, 'Hint').waitFor();
  expect([await notices(page).count(), hashOf(page)]).toEqual([0, '#table']);
});

test.each<[chosen: string, go: (page: Page) => Promise<void>]>([
  ['in the settings', (page) => choose(page, 'Clicks (Kansas State)')],
  [
    'through the dialog for a new game',
    async (page) => {
      await openNewGame(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
    },
  ],
  [
    'from the list of unfinished games',
    async (page) => {
      await choose(page, 'Unfinished games\u2026');
      await page.getByRole('dialog').getByRole('button', { name: 'Klondike, #33' }).click();
    },
  ],
])('the notice stays until the player chooses a game %s, and is gone after a reload', async (_, go) => {
  const page = await stage.open('#deal=java:33');
  await draw(page);
  await dealAgain(page);
  await page.evaluate(() => (location.hash = '#deal=java:x'));
  const told = notices(page).filter({ hasText: "This link doesn't work" });
  await told.waitFor();
  await go(page);
  await told.waitFor({ state: 'detached' });
  const gone = hashOf(page);
  await reload(page);
  expect([gone, hashOf(page), await told.count()]).toEqual(['', '', 0]);
});
