/** The dialog "Deal of the day": a calendar that marks the days won. */
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

const ENTRY = 'Deal of the day…';

/** At this time it is still November 23 in the Americas. */
const NOW = Date.UTC(2026, 10, 24, 2);

const DAYS: readonly (readonly [day: string, deal: string, won?: boolean])[] = [
  ['2026-10-31', 'java:2026103100', true],
  ['2026-11-18', 'java:2026111801', true],
  ['2026-11-20', 'java:2026112000', true],
  ['2026-11-21', 'java:2026112101', false],
  ['2026-11-22', 'java:2026112200'],
];

/** The storage of a player who has opened these deals and played some of them. */
const PLAYED: Readonly<Record<string, string>> = {
  'klondike-kit:daily': JSON.stringify(Object.fromEntries(DAYS)),
  'klondike-kit:2:statistics': JSON.stringify({
    'klondike-kit statistics': 1,
    games: DAYS.filter(([, , won]) => won !== undefined).map(([day, deal, won]) => ({
      ...{ game: 'klondike', rules: 'ulg', deal, won, moves: 120 },
      ...{ milliseconds: 5000, date: `${day}T10:00:00.000Z` },
    })),
  }),
};

async function open(at = '#deal=java:11', opening: Opening = {}): Promise<Page> {
  const page = await stage.open(at, { timezoneId: 'America/New_York', ...opening });
  await page.clock.setFixedTime(NOW);
  return page;
}

const dialogOn = (page: Page): Locator => page.getByRole('dialog', { name: 'Deal of the day' });

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.ariaLabel);

test("today's deal, by the local clock, starts with the usual rules and has a mark from then on", async () => {
  const page = await open('#rules=draw-1&deal=java:11');
  await draw(page);
  await choose(page, ENTRY);
  const first = await focused(page);
  await page.keyboard.press('Enter');
  await dialogOn(page).waitFor({ state: 'detached' });
  const begun = [await movesOf(page), await isAtTable(page), await notices(page).innerText()];
  const game = await stored(page, 'game');
  await draw(page);
  await reload(page);
  await page.clock.setFixedTime(NOW);
  await choose(page, ENTRY);
  expect([first, await focused(page)]).toEqual([
    'Monday, November 23, 2026, today',
    'Monday, November 23, 2026, today, in progress',
  ]);
  expect(game).toMatch(/^\[Game "klondike"\]\n\[Rules "ulg"\]\n\[Deal "java:20261123\d\d"\]\nnew\n$/);
  expect(begun).toEqual(['0 moves', true, expect.stringContaining('Your previous game is saved.')]);
  const [, deal = ''] = /"(java:.*)"/.exec(game ?? '') ?? [];
  expect(await stored(page, 'daily')).toBe(JSON.stringify({ '2026-11-23': deal }));
});

test('the calendar labels won and begun days, disables future days and switches months', async () => {
  const page = await open('#deal=java:11', { stored: PLAYED });
  await choose(page, ENTRY);
  const dialog = dialogOn(page);
  const marked = (): Promise<string[]> =>
    dialog
      .getByRole('button', { name: /(won|in progress)$/ })
      .evaluateAll((days) => days.map((day) => day.ariaLabel ?? ''));
  const shown = async (): Promise<string[]> => [
    await dialog.getByRole('heading', { level: 3 }).innerText(),
    await dialog.getByText('Days won').innerText(),
    ...(await marked()),
  ];
  const months = [await shown()];
  const toCome = await dialog.getByRole('gridcell').getByRole('button', { disabled: true }).allInnerTexts();
  await dialog.getByRole('button', { name: 'Next month' }).press('Enter');
  months.push(await shown());
  await dialog.getByRole('button', { name: 'Previous month' }).click();
  months.push(await shown());
  const november = [
    'November 2026',
    'Days won: 2 this month, 3 in total',
    'Wednesday, November 18, 2026, won',
    'Friday, November 20, 2026, won',
    'Saturday, November 21, 2026, in progress',
  ];
  expect(months).toEqual([
    november,
    november,
    ['October 2026', 'Days won: 1 this month, 3 in total', 'Saturday, October 31, 2026, won'],
  ]);
  expect(toCome).toEqual(['24', '25', '26', '27', '28', '29', '30']);
});

test('arrow keys move through the calendar, which is one Tab stop', async () => {
  const page = await open();
  await choose(page, ENTRY);
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
    buttons.find(({ ariaLabel }) => ariaLabel === 'Tuesday, November 3, 2026')?.click();
    buttons.find(({ textContent }) => textContent === 'Stop searching')?.click();
  });
  const said = await dialog.getByRole('status').innerText();
  const before = await stored(page, 'game');
  await page.route('**/solver-worker.js', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Saturday, November 21, 2026' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect([said, before, await stored(page, 'game')]).toEqual([
    'Search stopped. No new game was dealt.',
    expect.stringContaining('java:11'),
    expect.stringContaining('java:2026112101'),
  ]);
});

test('a French page names the days won in French', async () => {
  const page = await open('?lang=fr#deal=java:11', { stored: PLAYED });
  await choose(page, 'Donne du jour…');
  const dialog = page.getByRole('dialog', { name: 'Donne du jour' });
  const won = dialog.getByRole('button', { name: 'vendredi 20 novembre 2026, gagnée' });
  expect([await won.count(), await dialog.getByText('Donnes gagnées').innerText()]).toEqual([
    1,
    'Donnes gagnées\u202f: 2 ce mois-ci, 3 au total',
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

/** The accessibility faults of the dialog, and the parts that stick out of it. */
async function faultsIn(look: string, opening: Opening, rules: AxeRules): Promise<string[]> {
  const page = await open('', { stored: PLAYED, ...opening });
  await choose(page, ENTRY);
  await pictureOf(page, `deal of the day, ${look}`);
  return faultsOfDialog(page, dialogOn(page), rules);
}

describe('axe-core finds nothing wrong with the calendar, and nothing sticks out of its dialog', () => {
  testSideBySide(
    Object.fromEntries(LOOKS.map(([look, opening, rules]) => [look, () => faultsIn(look, opening, rules)])),
    [],
  );
});
