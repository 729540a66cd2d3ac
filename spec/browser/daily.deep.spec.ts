/** The dialog "Daily": the streak, the calendar, and the deals of a day. */
import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { AxeRules } from './support/axe.js';
import { LOOKS, faultsOfDialog } from './support/dialog-looks.js';
import { choose, draw, isAtTable, notices, onThePage, reload, stored } from './support/built-page.js';
import { pictureOf } from './support/picture.js';
import { testSideBySide } from './support/side-by-side.js';
import type { Opening } from './support/stage.js';
import { movesOf } from './support/table.js';

const stage = onThePage();

const ENTRY = 'Daily…';

/** At this time it is still November 23 in the Americas. */
const NOW = Date.UTC(2026, 10, 24, 2);

const DEALS = `2026-10-31 easy java:2026103100 2026-10-31
2026-11-18 - java:2026111801 2026-11-18
2026-11-20 easy java:2026112000 2026-11-22
2026-11-20 hard java:2026112003
2026-11-22 medium java:2026112205 2026-11-22
2026-11-22 easy java:2026112200`;

const GAMES: readonly (readonly [day: string, deal: string, won: boolean])[] = [
  ['2026-11-20', 'java:2026112003', false],
  ['2026-11-21', 'java:2026112101', true],
];

/** The storage of a player who has opened those days. An earlier version found the deal of November 21. */
const PLAYED: Readonly<Record<string, string>> = {
  'klondike-kit:daily': '{"2026-11-21":"java:2026112101"}',
  'klondike-kit:daily-deals': DEALS,
  'klondike-kit:2:statistics': JSON.stringify({
    'klondike-kit statistics': 1,
    games: GAMES.map(([day, deal, won]) => ({
      ...{ game: 'klondike', rules: 'ulg', deal, won, moves: 120 },
      ...{ milliseconds: 5000, date: `${day}T15:00:00.000Z` },
    })),
  }),
};

async function open(at = '#deal=java:11', opening: Opening = {}): Promise<Page> {
  const page = await stage.open(at, { timezoneId: 'America/New_York', ...opening });
  await page.clock.setFixedTime(NOW);
  return page;
}

const dialogOn = (page: Page): Locator => page.getByRole('dialog', { name: 'Daily' });

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);

const primary = (page: Page): Locator => dialogOn(page).locator('.primary');

/** The streak, the month and its medal, and the named days that have a result. */
async function shownOn(page: Page): Promise<string[]> {
  const dialog = dialogOn(page);
  const lines = (text: string): string => text.split('\n').filter(Boolean).join(' · ');
  return [
    lines(await dialog.locator('.streak').innerText()),
    lines(await dialog.locator('.medal').innerText()),
    await dialog.locator('.calendar .head h3').innerText(),
    ...(await dialog
      .getByRole('button', { name: /(won|in progress)$/ })
      .evaluateAll((days) => days.map((day) => day.ariaLabel ?? ''))),
  ];
}

test("today's deal of a level, by the local clock, starts with the usual rules and gives the page its title", async () => {
  const page = await open('#rules=draw-1&deal=java:11');
  await draw(page);
  const before = await page.title();
  await choose(page, ENTRY);
  const first = await focused(page);
  await dialogOn(page).getByRole('radio', { name: 'Hard' }).check();
  await primary(page).press('Enter');
  await dialogOn(page).waitFor({ state: 'detached' });
  const begun = [await movesOf(page), await isAtTable(page), await notices(page).innerText()];
  const game = await stored(page, 'game');
  const titles = [before, await page.title(), await page.getByRole('heading', { level: 1 }).innerText()];
  await draw(page);
  await reload(page);
  titles.push(await page.title());
  await page.locator('.chip', { hasText: 'Daily · 23 Nov · Hard' }).waitFor();
  await page.keyboard.press('n');
  titles.push(await page.title());
  expect(first).toBe('Play today');
  expect(game).toMatch(/^\[Game "klondike"\]\n\[Rules "ulg"\]\n\[Deal "java:20261123\d\d"\]\nnew\n$/);
  expect(begun).toEqual(['0 moves', true, expect.stringContaining('Your previous game is saved.')]);
  const [, deal = ''] = /"(java:.*)"/.exec(game ?? '') ?? [];
  expect(await stored(page, 'daily-deals')).toBe(`2026-11-23 hard ${deal}`);
  const title = 'Daily · 23 Nov · Hard';
  expect(titles).toEqual(['Klondike', title, title, title, 'Klondike']);
});

test('a deal in progress continues, at the level played last', async () => {
  const page = await open();
  await choose(page, ENTRY);
  await dialogOn(page).getByRole('radio', { name: 'Medium' }).check();
  await primary(page).click();
  await dialogOn(page).waitFor({ state: 'detached' });
  await draw(page);
  await page.keyboard.press('n');
  await choose(page, ENTRY);
  const level = await dialogOn(page).getByRole('radio', { checked: true }).getAttribute('value');
  const label = await primary(page).innerText();
  await primary(page).click();
  await dialogOn(page).waitFor({ state: 'detached' });
  expect([level, label, await movesOf(page)]).toEqual(['medium', 'Continue', '1 move']);
});

test('the calendar has the results of each day, the streak and the medal, also from an earlier version', async () => {
  const page = await open('#deal=java:11', { stored: PLAYED });
  await choose(page, ENTRY);
  const dialog = dialogOn(page);
  const months = [await shownOn(page)];
  const toCome = await dialog.getByRole('gridcell').getByRole('button', { disabled: true }).allInnerTexts();
  await dialog.getByRole('button', { name: 'Next month' }).press('Enter');
  months.push(await shownOn(page));
  await dialog.getByRole('button', { name: 'Previous month' }).click();
  months.push(await shownOn(page));
  const november = [
    '2 days in a row · best 2',
    'No medal yet · 4 of 30 days · 6 days to bronze',
    'November 2026',
    'Wednesday, November 18, 2026, won',
    'Friday, November 20, 2026, easy won, hard in progress',
    'Saturday, November 21, 2026, won',
    'Sunday, November 22, 2026, medium won',
  ];
  expect(months).toEqual([
    november,
    november,
    [
      '2 days in a row · best 2',
      'No medal yet · 1 of 31 days · 9 days to bronze',
      'October 2026',
      'Saturday, October 31, 2026, easy won',
    ],
  ]);
  expect(toCome).toEqual(['24', '25', '26', '27', '28', '29', '30']);
});

test('arrow keys move through the calendar, which is one Tab stop, and Enter chooses a day', async () => {
  const page = await open();
  await choose(page, ENTRY);
  await dialogOn(page)
    .getByRole('button', { name: /, today$/ })
    .focus();
  const seen: (string | null | undefined)[] = [];
  for (const key of [
    'ArrowRight',
    'ArrowUp',
    'ArrowLeft',
    'Home',
    'End',
    'PageUp',
    'ArrowDown',
    'ArrowDown',
  ]) {
    await page.keyboard.press(key);
    seen.push(await focused(page));
  }
  await page.keyboard.press('Shift+Tab');
  const before = await focused(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const chosen = [await focused(page), await dialogOn(page).locator('.daily-play h3').innerText()];
  await page.keyboard.press('Escape');
  await dialogOn(page).waitFor({ state: 'detached' });
  expect(seen).toEqual([
    'Monday, November 23, 2026, today',
    'Monday, November 16, 2026',
    'Sunday, November 15, 2026',
    'Sunday, November 15, 2026',
    'Saturday, November 21, 2026',
    'Wednesday, October 21, 2026',
    'Wednesday, October 28, 2026',
    'Wednesday, November 4, 2026',
  ]);
  expect(chosen).toEqual(['Play 4 Nov', 'Wednesday, Nov 4']);
  expect([before, await isAtTable(page), await stored(page, 'game')]).toEqual([
    'Next month',
    true,
    expect.stringContaining('java:11'),
  ]);
});

test('the player can stop a search, and a known deal needs no search', async () => {
  const page = await open('#deal=java:11', { stored: PLAYED });
  await choose(page, ENTRY);
  const dialog = dialogOn(page);
  // Presses both buttons in one task, because a deal may be found at once.
  await dialog.evaluate((element) => {
    const buttons = [...element.querySelectorAll('button')];
    buttons.find(({ className }) => className.includes('primary'))?.click();
    buttons.find(({ textContent }) => textContent === 'Stop searching')?.click();
  });
  const said = await dialog.getByRole('status').innerText();
  const before = await stored(page, 'game');
  await page.route('**/solver-worker.js', (route) => route.abort());
  await dialog.getByRole('button', { name: /^Friday, November 20, 2026/ }).click();
  await dialog.getByRole('radio', { name: 'Easy' }).check();
  const label = await primary(page).innerText();
  await primary(page).click();
  await dialog.waitFor({ state: 'detached' });
  expect([said, before, label, await stored(page, 'game'), await page.title()]).toEqual([
    'Search stopped. No new game was dealt.',
    expect.stringContaining('java:11'),
    'Play again',
    expect.stringContaining('java:2026112000'),
    'Daily · 20 Nov · Easy',
  ]);
});

test('a French page has the dialog and the title in French', async () => {
  const page = await open('?lang=fr#deal=java:11', { stored: PLAYED });
  await choose(page, 'Donne du jour…');
  const dialog = page.getByRole('dialog', { name: 'Donne du jour' });
  const won = dialog.getByRole('button', { name: 'dimanche 22 novembre 2026, moyenne gagnée' });
  const seen = [await won.count(), (await dialog.locator('.streak').innerText()).split('\n')[0]];
  await won.click();
  await dialog.getByRole('radio', { name: /^Moyenne/ }).check();
  await dialog.locator('.primary').click();
  await dialog.waitFor({ state: 'detached' });
  expect([...seen, await page.title()]).toEqual([
    1,
    '2 jours d’affilée',
    'Donne du jour · 22 nov. · Moyenne',
  ]);
});

test.each([
  ['en-GB', 'Mon', ENTRY],
  ['en-US', 'Sun', ENTRY],
  ['fr-FR', 'lun', 'Donne du jour…'],
  ['fr-CA', 'dim', 'Donne du jour…'],
])('the first day of the week for %s is %s', async (locale, weekday, entry) => {
  const page = await open('#deal=java:11', { locale });
  await choose(page, entry);
  const [first] = await page.getByRole('dialog').getByRole('columnheader').allInnerTexts();
  expect(first).toBe(weekday);
});

test.each([
  ['Europe/Brussels', '2026-10-25T11:00:00Z', 'Next daily in 12 h 0 min'],
  ['Europe/Brussels', '2026-10-25T00:30:00Z', 'Next daily in 22 h 30 min'],
  ['America/New_York', '2026-03-08T05:30:00Z', 'Next daily in 22 h 30 min'],
  ['Asia/Kolkata', '2026-10-25T18:29:30Z', 'Next daily in 1 min'],
])(
  'in %s at %s the next deals come at local midnight, also when the clocks change',
  async (zone, now, next) => {
    const today = new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date(now));
    const deals = { 'klondike-kit:daily-deals': `${today} easy java:5 ${today}` };
    const page = await open('#deal=java:11', { stored: deals, timezoneId: zone });
    await page.clock.setFixedTime(now);
    await choose(page, ENTRY);
    expect(await dialogOn(page).locator('.next').innerText()).toBe(next);
  },
);

/** The accessibility faults of the dialog, and its parts outside its edge. */
async function faultsIn(look: string, opening: Opening, rules: AxeRules): Promise<string[]> {
  const page = await open('', { stored: PLAYED, ...opening });
  await choose(page, ENTRY);
  await pictureOf(page, `daily, ${look}`);
  return faultsOfDialog(page, dialogOn(page), rules);
}

describe('axe-core finds nothing wrong with the calendar, and nothing sticks out of its dialog', () => {
  testSideBySide(
    Object.fromEntries(LOOKS.map(([look, opening, rules]) => [look, () => faultsIn(look, opening, rules)])),
    [],
  );
});
