/** The text that remembers daily deals. */
import { describe, expect, test } from '@jest/globals';
import { DailyBook, parseDaily, printDaily } from '../../../src/core/daily/daily-book.js';
import type { Settings } from '../../../src/core/settings.js';
import { settingsOf } from '../../../src/core/settings.js';

const RULES = { game: 'klondike', rules: 'ulg' };

const FORMER = JSON.stringify({ '2026-11-20': 'java:2026112000', '2026-11-21': 'java:2026112101' });

const bookOf = (kept: Readonly<Record<string, string>> = {}, zone = 'UTC'): [DailyBook, Settings] => {
  const settings = settingsOf(new Map(Object.entries(kept)));
  // Swedish dates are written like ours.
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone });
  return [new DailyBook(settings, RULES, (time) => format.format(time)), settings];
};

const won = (deal: string, date: string, other = {}): Parameters<DailyBook['addWins']>[0][number] => ({
  ...{ ...RULES, deal, won: true, date: Date.parse(date) },
  ...other,
});

describe('the text', () => {
  test('has a line for each deal: day, level, name, and the day of the first win', () => {
    const [book, settings] = bookOf();
    book.open({ day: '2026-11-25', level: 'hard' }, 'java:2026112507');
    book.open({ day: '2026-11-25', level: 'easy' }, 'java:2026112500');
    book.addWins([won('java:2026112507', '2026-11-25T20:00Z')]);
    expect(settings.read('daily-deals')?.split('\n')).toEqual([
      '2026-11-25 easy java:2026112500',
      '2026-11-25 hard java:2026112507 2026-11-25',
    ]);
  });

  test('means the same after it is read and printed', () => {
    const text = '2026-11-24 - java:2026112400 2026-11-24\n2026-11-25 hard java:2026112507';
    expect(printDaily(parseDaily(text))).toBe(text);
  });

  test.each([
    '',
    'x',
    '2026-11-25',
    '2026-11-25 hard',
    '2026-11-25 harder java:1',
    'today hard java:1',
    '{"a":1}',
  ])('has no deal in the line %j', (line) => {
    expect(parseDaily(`${line}\n2026-11-25 hard java:7 later\r\n`)).toEqual([
      { day: '2026-11-25', level: 'hard', deal: 'java:7' },
    ]);
  });
});

describe('deals of earlier versions, which had one deal a day', () => {
  test('are known without a level', () => {
    const [book] = bookOf({ daily: FORMER });
    expect(book.deals).toEqual([
      { day: '2026-11-20', deal: 'java:2026112000' },
      { day: '2026-11-21', deal: 'java:2026112101' },
    ]);
  });

  test('keep the day of their win when their level is found', () => {
    const [book] = bookOf({ daily: FORMER });
    book.addWins([won('java:2026112000', '2026-11-20T12:00Z')]);
    book.open({ day: '2026-11-20', level: 'medium' }, 'java:2026112000');
    expect(book.deals.filter(({ day }) => day === '2026-11-20')).toEqual([
      { day: '2026-11-20', level: 'medium', deal: 'java:2026112000', wonOn: '2026-11-20' },
    ]);
  });

  test.each(['', '{', 'null', '7', '{"2026-11-22":7}', '{"x":"java:5"}'])('are none in %j', (text) => {
    expect(bookOf({ daily: text })[0].deals).toEqual([]);
  });
});

describe('a win', () => {
  const [hard, day] = ['java:2026112507', '2026-11-25'] as const;

  const wonOn = (game: ReturnType<typeof won>, zone?: string): string | undefined => {
    const [book] = bookOf({ 'daily-deals': `${day} hard ${hard}` }, zone);
    book.addWins([game]);
    return book.deals[0]?.wonOn;
  };

  test.each<[zone: string, day: string]>([
    ['Pacific/Kiritimati', '2026-11-26'],
    ['Europe/Brussels', '2026-11-26'],
    ['UTC', '2026-11-25'],
    ['America/New_York', '2026-11-25'],
  ])('counts on the day that the player in %s has: %s', (zone, local) => {
    expect(wonOn(won(hard, '2026-11-25T23:30Z'), zone)).toBe(local);
  });

  test('keeps its day when the player travels to another time zone', () => {
    const [book, settings] = bookOf({ 'daily-deals': `${day} hard ${hard}` }, 'Europe/Brussels');
    const game = won(hard, '2026-11-25T23:30Z');
    book.addWins([game]);
    const [other] = bookOf({ 'daily-deals': settings.read('daily-deals') ?? '' }, 'America/New_York');
    other.addWins([game]);
    expect(other.deals[0]?.wonOn).toBe('2026-11-26');
  });

  test.each<[why: string, game: ReturnType<typeof won>]>([
    ['another deal', won('java:5', day)],
    ['other rules', won(hard, day, { rules: 'ulg, draw 1' })],
    ['another game', won(hard, day, { game: 'montecarlo' })],
    ['a lost game', won(hard, day, { won: false })],
  ])("of %s doesn't count", (_why, game) => {
    expect(wonOn(game)).toBeUndefined();
  });
});

test.each<[why: string, kept: string, taken: string, all: string]>([
  ['all in a new place', '', '2026-11-25 hard java:7 2026-11-25', '2026-11-25 hard java:7 2026-11-25'],
  [
    'a win that is only in the export',
    '2026-11-25 hard java:7',
    '2026-11-25 hard java:7 2026-11-26',
    '2026-11-25 hard java:7 2026-11-26',
  ],
  [
    'a win that is not in the export',
    '2026-11-25 hard java:7 2026-11-26',
    '2026-11-25 hard java:7',
    '2026-11-25 hard java:7 2026-11-26',
  ],
  [
    'the first of two wins',
    '2026-11-25 hard java:7 2026-11-28',
    '2026-11-25 hard java:7 2026-11-25',
    '2026-11-25 hard java:7 2026-11-25',
  ],
  ['a known level', '2026-11-25 hard java:7', '2026-11-25 - java:7', '2026-11-25 hard java:7'],
  [
    'other deals',
    '2026-11-24 easy java:5',
    '2026-11-25 - java:6',
    '2026-11-24 easy java:5\n2026-11-25 - java:6',
  ],
])('deals from an export keep %s', (_why, kept, taken, all) => {
  const [book, settings] = bookOf({ 'daily-deals': kept });
  book.take(parseDaily(taken));
  expect(settings.read('daily-deals')).toBe(all);
});

test('knows the deal of a day and level, and the daily deal in a game', () => {
  const [book] = bookOf({ 'daily-deals': '2026-11-25 hard java:2026112507' });
  expect([
    book.dealAt({ day: '2026-11-25', level: 'hard' }),
    book.dealAt({ day: '2026-11-25', level: 'easy' }),
    book.dealIn({ ...RULES, deal: 'java:2026112507' })?.level,
    book.dealIn({ ...RULES, rules: 'ulg, draw 1', deal: 'java:2026112507' }),
    book.dealIn({ ...RULES, deal: 'java:5' }),
  ]).toEqual(['java:2026112507', undefined, 'hard', undefined, undefined]);
});

test('knows at once what another tab has written', () => {
  const [book, settings] = bookOf();
  const before = book.deals.length;
  settings.write('daily-deals', '2026-11-25 hard java:2026112507');
  expect([before, book.deals.length]).toEqual([0, 1]);
});
