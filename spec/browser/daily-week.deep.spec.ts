/** A week of daily deals, with a clock that the test sets. The clocks of the time zone change on its fourth day. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dayAfter } from '../../src/core/calendar.js';
import { printMove } from '../../src/games/klondike/model/layout-text.js';
import { parseDeal } from '../../src/games/klondike/model/deals.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import { solve } from '../../src/solver/solve.js';
import { choose, onThePage, openSettings, reload, stored } from './support/built-page.js';

const stage = onThePage();

const FIRST = '2026-10-22';

/** Midday, or another time, of a day of the week in Brussels. Its time is two hours before UTC until October 25. */
const timeOn = (day: number, hour = 12): Date => {
  const date = dayAfter(FIRST, day);
  const ahead = date < '2026-10-25' ? 2 : 1;
  return new Date(Date.parse(`${date}T00:00Z`) + (hour - ahead) * 3_600_000);
};

/** Visits the page on a day of the week. */
async function visit(page: Page, day: number, hour?: number): Promise<void> {
  await page.clock.setFixedTime(timeOn(day, hour));
  await reload(page);
}

/** Plays a deal of the open dialog, and returns the title of the page. */
async function play(page: Page, level: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Daily' });
  await dialog.getByRole('radio', { name: level }).check();
  await dialog.locator('.primary').click();
  await dialog.waitFor({ state: 'detached' });
  return page.title();
}

/** Wins the daily deal in play: the test stores all moves but the last one, and then plays that one. */
async function win(page: Page): Promise<void> {
  const script = (await stored(page, 'game')) ?? '';
  const [, name = ''] = /\[Deal "(.*)"\]/.exec(script) ?? [];
  const answer = solve(ULG, parseDeal(name).start(ULG));
  if (answer.verdict !== 'winnable') throw new Error(`${name} can't be won`);
  const moves = [...answer.moves];
  const last = moves.pop();
  const before = `[Game "klondike"]\n[Rules "ulg"]\n[Deal "${name}"]\nnew ${moves.map(printMove).join(' ')}\n`;
  await page.evaluate((text) => localStorage.setItem('klondike-kit:2:game/klondike/ulg', text), before);
  await reload(page);
  await openSettings(page);
  await page.keyboard.press('Escape');
  const from = last === undefined || last === 'stock' ? 'waste' : last.from;
  for (const key of from === 'waste' ? ['w', 'a'] : ['w', from.slice(1), 'a']) await page.keyboard.press(key);
  await page.locator('.won').waitFor();
}

/** The streak and the days won in the month, after the dialog is opened. */
async function progress(page: Page): Promise<string> {
  await choose(page, 'Daily…');
  const dialog = page.getByRole('dialog', { name: 'Daily' });
  if ((await dialog.locator('.streak').count()) === 0) return 'new';
  const [streak = ''] = (await dialog.locator('.streak').innerText()).split('\n');
  const [days = ''] = /\d+ of \d+ days/.exec(await dialog.locator('.medal').innerText()) ?? [];
  return `${streak}; ${days}`;
}

test('a week of dailies: wins make a streak, a missed day ends it, and can be played for the medal', async () => {
  const page = await stage.open('', { timezoneId: 'Europe/Brussels' });
  const seen: string[] = [];
  const levels = ['Easy', 'Medium', 'Hard'];
  for (const day of [0, 1, 2, 3, 5, 6]) {
    await visit(page, day, day === 1 ? 23.5 : undefined);
    const before = await progress(page);
    const title = await play(page, levels[day % 3] ?? '');
    await win(page);
    seen.push(`${before}; ${title}`);
  }
  const told = [
    await page.locator('.won li').first().innerText(),
    await page.locator('.won p.others').innerText(),
  ];
  await page.locator('.won .primary').click();
  told.push((await page.getByRole('radio', { checked: true }).getAttribute('value')) ?? '');
  await page.keyboard.press('Escape');
  seen.push(await progress(page));
  const dialog = page.getByRole('dialog', { name: 'Daily' });
  await dialog.getByRole('button', { name: /^Monday, October 26/ }).click();
  seen.push(await dialog.locator('.primary').innerText(), await play(page, 'Easy'));
  await win(page);
  seen.push(await progress(page));
  expect(seen).toEqual([
    'new; Daily · 22 Oct · Easy',
    '1 day in a row; 1 of 31 days; Daily · 23 Oct · Medium',
    '2 days in a row; 2 of 31 days; Daily · 24 Oct · Hard',
    '3 days in a row; 3 of 31 days; Daily · 25 Oct · Easy',
    'No streak yet; 4 of 31 days; Daily · 27 Oct · Hard',
    '1 day in a row; 5 of 31 days; Daily · 28 Oct · Easy',
    '2 days in a row; 6 of 31 days',
    'Play 26 Oct',
    'Daily · 26 Oct · Easy',
    '2 days in a row; 7 of 31 days',
  ]);
  expect(told).toEqual([
    'Daily Easy won. Streak: 2 days',
    expect.stringContaining('Next daily in 12 h 0 min'),
    'medium',
  ]);
  const kept = (await stored(page, 'daily-deals')) ?? '';
  expect(kept.split('\n').map((line) => line.replace(/ java:\d+/, ''))).toEqual([
    '2026-10-22 easy 2026-10-22',
    '2026-10-23 medium 2026-10-23',
    '2026-10-24 hard 2026-10-24',
    '2026-10-25 easy 2026-10-25',
    '2026-10-26 easy 2026-10-28',
    '2026-10-27 hard 2026-10-27',
    '2026-10-28 easy 2026-10-28',
  ]);
});

test('a game that is won after midnight counts for the medal of its day, not for the streak', async () => {
  const page = await stage.open('', { timezoneId: 'Europe/Brussels' });
  await visit(page, 0, 23.9);
  await progress(page);
  await play(page, 'Easy');
  await page.clock.setFixedTime(timeOn(1, 0.1));
  await win(page);
  expect(await progress(page)).toBe('No streak yet; 1 of 31 days');
});
