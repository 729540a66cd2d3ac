/** `klondike daily`: the calendar, and the deals of the day. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { dailyText } from '../../../src/cli/daily/text.js';
import { LINE_STRINGS } from '../../../src/cli/play/strings/line-strings.js';
import { dayAfter, dayAt } from '../../../src/core/calendar.js';
import { parseDaily } from '../../../src/core/daily/daily-book.js';
import { resultsOfDays } from '../../../src/core/daily/day-results.js';
import { printStatistics } from '../../../src/core/statistics/statistics-text.js';
import type { CommandResult } from '../../support/command.js';
import { klondike } from '../../support/command.js';
import { ownFolder } from '../../support/own-folder.js';

let home: string;
let file: string;

beforeEach(() => {
  home = ownFolder();
  file = join(home, 'klondike-kit', 'daily.txt');
  mkdirSync(join(home, 'klondike-kit'));
});

const daily = (words: string, input = '', LANG = 'C.UTF-8'): Promise<CommandResult> =>
  klondike(['daily', ...words.split(' ').filter(Boolean)], input, {
    env: { LANG, XDG_DATA_HOME: home },
    platform,
  });

const TODAY = dayAt(new Date());

const TEXT = `2026-11-01 easy java:1 2026-11-01
2026-11-23 hard java:2 2026-11-23
2026-11-24 easy java:3 2026-11-24
2026-11-24 medium java:4
2026-11-20 medium java:5 2026-11-24
2026-11-21 medium java:6`;

/** The calendar of November 2026, on the 25th. */
function november(language: 'en' | 'fr', other: Partial<Parameters<typeof dailyText>[0]> = {}): string {
  const deals = parseDaily(TEXT);
  const rules = { game: 'klondike', rules: 'ulg' };
  return dailyText({
    ...{ deals, results: resultsOfDays(deals, [{ ...rules, deal: 'java:6' }], rules) },
    ...{ today: '2026-11-25', month: '2026-11', language, strings: LINE_STRINGS[language].daily },
    ...{ firstWeekday: 1, unicode: true },
    ...other,
  });
}

describe('the calendar', () => {
  test('has the streak, the medal, the month and the deals of today', () => {
    expect(november('en')).toBe(`2 days in a row, best 2
No medal yet, 4 of 30 days, 6 days to bronze

  November 2026
   Mon   Tue   Wed   Thu   Fri   Sat   Sun
                                        1 \u2605
    2     3     4     5     6     7     8
    9    10    11    12    13    14    15
   16    17    18    19    20 \u2606  21 \u25cb  22
   23 \u2605  24 \u2605 [25]   26    27    28    29
   30

  \u2605 won that day   \u2606 won later   \u25cb in progress

Today, Wednesday, November 25
  Easy    klondike daily easy
  Medium  klondike daily medium
  Hard    klondike daily hard

Play one with 'klondike daily LEVEL'. With --day, play a day that you missed.
`);
  });

  test('begins the week as the locale does, and has only ASCII in a terminal without signs', () => {
    const [, , , , weekdays, first] = november('en', { firstWeekday: 0, unicode: false }).split('\n');
    expect([weekdays, first]).toEqual([
      '   Sun   Mon   Tue   Wed   Thu   Fri   Sat',
      '    1 *   2     3     4     5     6     7',
    ]);
  });

  test('of an earlier month has no deals of today', () => {
    expect(november('en', { month: '2026-10' })).not.toContain('Today');
  });

  test('is in French', () => {
    const text = november('fr');
    expect(text).toContain('2 jours d’affilée, record 2\nPas encore de médaille, 4 jours sur 30');
    expect(text).toContain('Aujourd’hui, mercredi 25 novembre\n  Facile     klondike daily easy\n');
  });
});

describe('klondike daily', () => {
  test('shows the month of today', async () => {
    writeFileSync(file, `${TODAY} easy java:7 ${TODAY}\n`);
    const { status, out, err } = await daily('');
    expect([status, out.split('\n')[0], err]).toEqual([0, '1 day in a row, best 1', '']);
    expect(out).toContain('\n  Easy    won\n  Medium  klondike daily medium\n');
  });

  test('shows another month, also as JSON', async () => {
    writeFileSync(file, `${TEXT}\n`);
    const { out } = await daily('--month 2026-11');
    expect(out).toContain('\n  November 2026\n');
    expect(JSON.parse((await daily('--month 2026-11 --json')).out)).toMatchObject({
      ...{ today: TODAY, month: '2026-11', days: 30, won: 4, next: { medal: 'bronze', days: 10 } },
      deals: expect.arrayContaining([
        { day: '2026-11-20', level: 'medium', deal: 'java:5', wonOn: '2026-11-24' },
        { day: '2026-11-21', level: 'medium', deal: 'java:6' },
      ]),
    });
  });

  test('knows a win from the statistics', async () => {
    writeFileSync(file, `${TODAY} hard java:5\n`);
    const game = { game: 'klondike', rules: 'ulg', deal: 'java:5', won: true, moves: 90, milliseconds: 1 };
    const statistics = printStatistics([{ ...game, date: Date.now() }]);
    writeFileSync(join(home, 'klondike-kit', 'statistics.json'), statistics);
    const { out } = await daily('');
    expect(out).toContain('\n  Hard    won\n');
    expect(readFileSync(file, 'utf8')).toBe(`${TODAY} hard java:5 ${TODAY}\n`);
  });

  test('counts daily deals among the goals of klondike stats', async () => {
    const days = Array.from({ length: 8 }, (_, at) => dayAfter(TODAY, -at));
    writeFileSync(file, days.map((day) => `${day} hard java:${day} ${day}\n`).join(''));
    const game = { game: 'klondike', rules: 'ulg', deal: 'java:5', won: true, moves: 90, milliseconds: 1 };
    const statistics = printStatistics([{ ...game, date: Date.now() }]);
    writeFileSync(join(home, 'klondike-kit', 'statistics.json'), statistics);
    const { out } = await klondike(['stats'], '', {
      env: { LANG: 'C.UTF-8', XDG_DATA_HOME: home },
      platform,
    });
    expect(out).toMatch(/\[x\] A week of dailies/);
  });

  test('plays the deal of a level, and of a missed day', async () => {
    const before = dayAfter(TODAY, -1);
    writeFileSync(file, `${TODAY} hard java:11\n${before} easy java:12\n`);
    const [today, missed] = [await daily('hard', 'new'), await daily(`easy --day ${before}`, 'new')];
    expect([today, missed].map(({ status, out }) => [status, out.split('\n')[0]])).toEqual([
      [0, '# deal: java:11'],
      [0, '# deal: java:12'],
    ]);
  });

  test.each<[words: string, why: string]>([
    ['harder', "daily takes easy, medium or hard, not 'harder'. Did you mean 'hard'?"],
    ['hard easy', "unexpected argument 'easy'"],
    ['--day 2026-11-20', '--day needs easy, medium or hard'],
    ['easy --day 2026-02-30', "--day takes a day, such as 2026-11-25, not '2026-02-30'"],
    ['easy --day yesterday', "--day takes a day, such as 2026-11-25, not 'yesterday'"],
    ['easy --day 9999-01-01', "--day 9999-01-01: this day hasn't come yet"],
    ['--month 2026-13', "--month takes a month, such as 2026-11, not '2026-13'"],
    ['easy --month 2026-11', "--month can't be used with easy"],
    ['easy --json', "--json can't be used with easy"],
  ])('%s is refused', async (words, why) => {
    const { status, err } = await daily(words);
    expect([status, err]).toEqual([2, `klondike: ${why}\nRun 'klondike daily --help' for usage.\n`]);
    expect(existsSync(file)).toBe(false);
  });

  test('needs a folder for its file', async () => {
    const { status, err } = await klondike(['daily'], '', { env: {}, platform: 'linux' });
    expect([status, err.split('\n')[0]]).toEqual([
      2,
      'klondike: found no folder for your games; set XDG_DATA_HOME or HOME',
    ]);
  });

  test('shows the month even if its file has lines that are not deals', async () => {
    writeFileSync(file, `# mine\n${TODAY} easy java:7 ${TODAY}\n\n`);
    expect((await daily('')).out).toMatch(/^1 day in a row/);
  });
});
