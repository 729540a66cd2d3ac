/** A link also works if its words come after `?`, because some programs drop or move the part after `#`. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { HEAD, notices, onThePage, reload, stored } from './support/built-page.js';

const stage = onThePage();

const endOf = (page: Page): string => {
  const { search, hash } = new URL(page.url());
  return search + hash;
};

test.each([true, false])('?deal=java:11 deals that deal, to a new player: %j', async (isNew) => {
  const page = await stage.open('?lang=en&deal=java:11', { isNew });
  const game = await stored(page, 'game');
  await reload(page);
  expect([game, endOf(page), await stored(page, 'game')]).toEqual([
    `${HEAD}[Deal "java:11"]\nnew\n`,
    '?lang=en',
    game,
  ]);
});

test('?game=montecarlo&deal=java:4711 deals that game of Monte Carlo', async () => {
  const page = await stage.open('?game=montecarlo&deal=java:4711');
  await page.getByRole('gridcell').first().waitFor();
  expect([await stored(page, 'montecarlo'), endOf(page)]).toEqual([
    expect.stringContaining('[Deal "java:4711"]'),
    '',
  ]);
});

test('?deal=java:11x is reported, stays in the address, and disappears when the player follows another link', async () => {
  const page = await stage.open('?deal=java:11x');
  const told = await notices(page).first().innerText();
  const kept = endOf(page);
  await page.evaluate(() => (location.hash = '#deal=java:11'));
  await page.waitForFunction(() => location.hash === '');
  expect([told, kept, endOf(page), await stored(page, 'game')]).toEqual([
    expect.stringMatching(/^This link doesn't work: "java:11x"; expected a whole number/),
    '?deal=java:11x',
    '',
    `${HEAD}[Deal "java:11"]\nnew\n`,
  ]);
});
