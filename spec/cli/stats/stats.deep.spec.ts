import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { placeInWeek } from '../../../src/core/calendar.js';
import { printStatistics } from '../../../src/core/statistics/statistics-text.js';
import { gamesOf } from '../../core/statistics/games.js';
import { keysFor, scriptMoves } from '../../games/klondike/terminal/pilot.js';
import { shell } from '../../support/process.js';
import { own, play, stats } from './stats-home.js';

describe('full-screen games', () => {
  test('a won game counts as won, and the game that it replaced counts as lost', async () => {
    await play('java:5', 'd');
    expect((await stats()).out).toBe('No wins or losses yet.\n');
    await play('java:11', scriptMoves('win-java-11').map(keysFor).join(''));
    const { out } = await stats('--json');
    expect(JSON.parse(out)).toMatchObject({ game: 'klondike', rules: 'ulg', games: 2, wins: 1 });
    expect(readdirSync(own.folder)).toEqual(['statistics.json']);
  });
});

describe("klondike stats uses the player's days and weeks", () => {
  /** The output for these games, in a process with these variables. */
  function statsWith(file: string, variables: string): string {
    const command = `export XDG_DATA_HOME='${own.home}' LC_ALL= ${variables}`;
    const { status, out, err } = shell(`${command}; klondike stats --import '${file}' && klondike stats`);
    expect([status, err]).toEqual([0, expect.stringMatching(/^Added or updated \d+ games\.\n$/)]);
    return out;
  }

  test.each([
    ['America/Los_Angeles', 'Mar 28, 2026'],
    ['Europe/Paris', 'Mar 29, 2026'],
  ])('the goal of a win at 18:30 in Los Angeles is dated by the clock in %s', (zone, day) => {
    const file = fileURLToPath(new URL('../../fixtures/statistics/one-win.json', import.meta.url));
    expect(statsWith(file, `TZ=${zone} LANG=C.UTF-8`)).toMatch(new RegExp(`\\[x\\] First win +${day}`));
  });

  test.each([
    ['en_GB.UTF-8', 1],
    ['en_US.UTF-8', 0],
  ])('weeks, in %s', (locale, firstWeekday) => {
    const file = join(own.home, 'export.json');
    const now = new Date();
    writeFileSync(file, printStatistics(gamesOf('W90 L1', new Date(now.getTime() - 28 * 86_400_000))));
    const [first = ''] = /^ {2}\d{4}-\d\d-\d\d/m.exec(statsWith(file, `LANG=${locale}`)) ?? [];
    expect(placeInWeek(first.trim(), firstWeekday)).toBe(0);
  });
});
