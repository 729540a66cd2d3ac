import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { dayAt } from '../../../src/core/calendar.js';
import { parseDaily } from '../../../src/core/daily/daily-book.js';
import { printStatistics } from '../../../src/core/statistics/statistics-text.js';
import { gamesOf } from '../../core/statistics/games.js';
import { keysFor, scriptMoves } from '../../games/klondike/terminal/pilot.js';
import { own, play, stats } from './stats-home.js';

/** Writes these games to a file and returns its path. */
function exportOf(words: string): string {
  const file = join(own.home, 'export.json');
  writeFileSync(file, printStatistics(gamesOf(words)));
  return file;
}

/** The first cards of a suit, from the ace up. */
const suitOf = (suit: string, count: number): string =>
  Array.from('A23456789TJQK', (rank) => rank + suit)
    .slice(0, count)
    .join(' ');

describe('klondike stats', () => {
  test('says that no game counts yet', async () => {
    expect(await stats()).toEqual({ status: 0, out: 'No wins or losses yet.\n', err: '' });
  });

  test('prints the figures of each set of rules, the weeks and the goals', async () => {
    await stats('--import', exportOf('W90 L3 W80 W85'));
    expect((await stats()).out).toBe(`Klondike
  Win rate      75%   3 of 4
  Win streak    2     longest 2
  Best time     1:20  usually 1:25
  Fewest moves  80    usually 85

  Wins a week
  No games in the last 12 weeks.

Goals (2 of 12)
  [x] First win                  Jan 1, 1970
  [ ] A win without undo         0 of 1
  [ ] Three wins in a row        2 of 3
  [x] A win under three minutes  Jan 1, 1970
  [ ] Ten wins                   3 of 10
  [ ] All-rounder                1 of 3
  [ ] A week of dailies          0 of 7
  [ ] Ten wins without undo      0 of 10
  [ ] A perfect game             0 of 1
  [ ] Ten wins in a row          2 of 10
  [ ] A month of dailies         0 of 30
  [ ] A hundred wins             3 of 100

A game counts from your first move. Leaving a game for another of the same type
counts as a loss.
`);
  });

  test('shows the games won and lost in each week up to this one', async () => {
    const file = join(own.home, 'recent.json');
    const monday = new Date();
    monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7) - 7);
    writeFileSync(file, printStatistics(gamesOf('W90 L3 W80', monday)));
    await stats('--import', file);
    const { out } = await stats();
    const thisWeek = new Date(monday);
    thisWeek.setDate(thisWeek.getDate() + 7);
    expect(out).toContain(
      `  Wins a week\n  ${dayAt(monday)}  \u2588\u2588\u2591 2 of 3\n  ${dayAt(thisWeek)}\n\n`,
    );
  });

  test('counts the daily deals that were won', async () => {
    const days = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`);
    await stats('--import', exportOf('W90'));
    writeFileSync(join(own.folder, 'daily.txt'), days.map((day) => `${day} easy java:7 ${day}\n`).join(''));
    expect((await stats()).out).toMatch(/\[x\] A week of dailies {2,}Nov 29, 2026\n/);
  });

  test('prints them as JSON', async () => {
    await stats('--import', exportOf('W90'));
    const { weeks, ...figures } = JSON.parse((await stats('--json')).out) as { weeks: object[] };
    expect([figures, weeks.length]).toEqual([
      {
        game: 'klondike',
        rules: 'ulg',
        games: 1,
        wins: 1,
        streak: { now: 1, best: 1 },
        moves: { best: 90, median: 90 },
        time: { best: 90_000, median: 90_000 },
      },
      12,
    ]);
  });

  test('prints a JSON document even without games', async () => {
    expect(JSON.parse((await stats('--json')).out)).toEqual({
      games: 0,
      wins: 0,
      streak: { now: 0, best: 0 },
      weeks: [],
    });
  });

  test('brings back what a reset removed', async () => {
    await stats('--import', exportOf('W90 L1'));
    const before = await stats();
    await stats('--reset');
    const empty = await stats();
    await stats('--bring-back');
    expect([empty.out, await stats()]).toEqual(['No wins or losses yet.\n', before]);
  });

  test('exports and imports the daily deals, too', async () => {
    const [from, to] = [join(own.home, 'from.json'), join(own.home, 'to.json')];
    const dailies = parseDaily('2026-11-25 hard java:7 2026-11-25');
    writeFileSync(from, printStatistics(gamesOf('W90'), dailies));
    await stats('--import', from);
    await stats('--export', to);
    expect([readFileSync(join(own.folder, 'daily.txt'), 'utf8'), readFileSync(to, 'utf8')]).toEqual([
      '2026-11-25 hard java:7 2026-11-25\n',
      printStatistics(gamesOf('W90'), dailies),
    ]);
  });

  test('exports what it imported, but only to a new file', async () => {
    const [from, to] = [exportOf('W90 L1'), join(own.home, 'to.json')];
    await stats('--import', from);
    expect((await stats('--export', to)).err).toBe(`Exported 2 games to ${to}.\n`);
    expect(readFileSync(to, 'utf8')).toBe(readFileSync(from, 'utf8'));
    const again = await stats('--export', to);
    expect((await stats('--export', '-')).out).toBe(readFileSync(from, 'utf8'));
    expect((await stats('--export', own.home)).err).toContain(
      `--export ${own.home}: this is a folder, not a file`,
    );
    expect([again.status, again.err]).toEqual([
      2,
      expect.stringContaining('to.json: it already exists. Delete it, or choose another name'),
    ]);
  });

  test('reports the place of a mistake in an import, and changes nothing', async () => {
    await stats('--import', exportOf('W90'));
    const file = exportOf('W90 L1');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"moves":1,', '"moves":"one",'));
    const { status, err } = await stats('--import', file);
    expect([status, err]).toEqual([
      2,
      expect.stringContaining('export.json: line 3, column 70: "one"; expected a whole number from 0'),
    ]);
    expect((await stats('--json')).out).toContain('"games":1,');
  });

  test('sets a damaged file aside, reports this, and ends with status 2', async () => {
    await stats('--import', exportOf('W90'));
    writeFileSync(join(own.folder, 'statistics.json'), '{');
    const { status, err } = await stats();
    expect([status, err, existsSync(join(own.folder, 'statistics.damaged.json'))]).toEqual([
      2,
      expect.stringContaining('line 1, column 2: nothing is there'),
      true,
    ]);
  });

  test.each<[option: string, blocked: string, done: string]>([
    ['--reset', 'statistics-reset.json.next', 'are reset'],
    ['--reset', 'statistics-reset.json', 'are reset'],
    ['--bring-back', 'statistics.json.next', 'are back'],
    ['--import', 'statistics.json.next', 'Added or updated'],
  ])('%s loses nothing and reports no success if %s cannot be written', async (option, blocked, done) => {
    await stats('--import', exportOf('W90 L1'));
    if (option === '--bring-back') await stats('--reset');
    const before = await stats();
    mkdirSync(join(own.folder, blocked));
    const { status, err } = await stats(option, ...(option === '--import' ? [exportOf('W70 W71 W72')] : []));
    expect([status, err.includes("Can't save your statistics in"), err.includes(done)]).toEqual([
      2,
      true,
      false,
    ]);
    rmSync(join(own.folder, blocked), { recursive: true });
    expect(await stats()).toEqual(before);
    await stats('--bring-back');
    expect((await stats('--json')).out).toContain('"games":2,');
  });

  test('does not overwrite a file that cannot be read', async () => {
    mkdirSync(join(own.folder, 'statistics.json'), { recursive: true });
    expect((await stats('--import', exportOf('W90'))).status).toBe(2);
    expect(readdirSync(own.folder)).toEqual(['statistics.json']);
  });

  test('names the damaged files from earlier runs', async () => {
    await stats('--import', exportOf('W90'));
    writeFileSync(join(own.folder, 'statistics.json'), '{');
    await stats();
    expect(await stats()).toEqual({
      status: 0,
      out: 'No wins or losses yet.\n',
      err: `Statistics that could not be read are in ${join(own.folder, 'statistics.damaged.json')}.\n`,
    });
  });

  test('resets nothing without statistics', async () => {
    expect(await stats('--reset')).toEqual({
      status: 0,
      out: '',
      err: 'You have no statistics to reset.\n',
    });
    expect((await stats('--bring-back')).err).toBe("You haven't reset your statistics.\n");
  });

  test('refuses two options at once', async () => {
    expect((await stats('--reset', '--json')).err).toContain("--reset can't be used with --json");
  });
});

describe('full-screen games', () => {
  test('a full-screen game compares a win with earlier ones', async () => {
    await stats('--import', exportOf('W999'));
    const written = await play('java:11', scriptMoves('win-java-11').map(keysFor).join(''));
    expect(written).toContain('Fewest moves yet (was 999)');
  });

  test('a full-screen game does not count if it began at a position, and says so', async () => {
    const suits = ['s', 'h', 'd'].map((suit, at) => `f${at + 1}: ${suitOf(suit, 13)}`);
    const written = await play(
      `${suits.join('; ')}; f4: ${suitOf('c', 12)}; t1: Kc`,
      keysFor({ from: 't1', count: 1, to: 'f4' }),
    );
    expect([
      written.includes("This win doesn't count: the game didn't start from a deal"),
      existsSync(own.folder),
    ]).toEqual([true, false]);
  });

  test('a full-screen game writes no file without a move', async () => {
    await play('java:5', '');
    expect(existsSync(own.folder)).toBe(false);
  });
});
