/** Links to scored games contain the scoring. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { choose, draw, follow, notices, onThePage, stored } from './support/built-page.js';

const stage = onThePage();

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const VEGAS = { stored: { 'klondike-kit:scoring': 'vegas' } };

/** The text above the table when it shows this score: `1 move · -$52, balance -$52`. */
const tally = (page: Page, score: string): Promise<string> =>
  page.locator('.toolbar .moves').filter({ hasText: score }).innerText();

const copied = async (page: Page): Promise<string> => {
  await notices(page).filter({ hasText: 'copied' }).first().waitFor();
  return new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
};

test('"Copy link" copies rules, scoring and deal', async () => {
  const page = await stage.open('#rules=ulg,+redeals+2&deal=java:11', { ...CLIPBOARD, ...VEGAS });
  await draw(page);
  await choose(page, 'Copy link');
  expect(await copied(page)).toBe('#rules=ulg,+redeals+2&scoring=vegas&deal=java:11');
});

test('a link to a game without a score, or with rules without one, has no scoring', async () => {
  const links = [];
  for (const [address, opening] of [
    ['#deal=java:11', CLIPBOARD],
    ['#rules=ksu&deal=dotnet:0', { ...CLIPBOARD, ...VEGAS }],
    ['#game=montecarlo&deal=java:4711', { ...CLIPBOARD, ...VEGAS }],
  ] as const) {
    const page = await stage.open(address, opening);
    await choose(page, 'Copy link');
    links.push(await copied(page));
  }
  expect(links).toEqual(['#deal=java:11', '#rules=ksu&deal=dotnet:0', '#game=montecarlo&deal=java:4711']);
});

test('a link applies its scoring to the game in play, for everyone who opens it', async () => {
  const page = await stage.open('#scoring=vegas&deal=java:11');
  const vegas = [await tally(page, '$'), await stored(page, 'scoring')];
  await follow(page, '#scoring=standard&deal=java:11');
  const standard = await tally(page, 'points');
  await follow(page, '#deal=java:12');
  expect([...vegas, standard, await tally(page, 'points')]).toEqual([
    '0 moves · -$52, balance $0',
    'vegas',
    '0 moves · 0 points',
    '0 moves · 0 points',
  ]);
});

test.each([
  ['#scoring=chess&deal=java:11', '"chess"; expected none, standard, vegas.'],
  ['#rules=ksu&scoring=vegas&deal=dotnet:0', '"vegas"; expected none with the rules of ksu.'],
  ['#game=montecarlo&scoring=vegas', 'Monte Carlo Solitaire has no scoring "vegas".'],
])('%s is reported, and nothing is scored', async (link, why) => {
  const page = await stage.open(link);
  await notices(page).first().waitFor();
  expect([await notices(page).first().innerText(), await stored(page, 'scoring')]).toEqual([
    expect.stringContaining(`This link doesn't work: ${why}`),
    null,
  ]);
});
