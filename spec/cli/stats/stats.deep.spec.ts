import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
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
  const ONE_WIN = fileURLToPath(new URL('../../fixtures/statistics/one-win.json', import.meta.url));

  /** The days in the chart of these games, without the bars. Runs in a process with these variables. */
  function daysOf(file: string, variables: string): (string | undefined)[] {
    const command = `export XDG_DATA_HOME='${own.home}' LC_ALL= ${variables}`;
    const { status, out, err } = shell(`${command}; klondike stats --import '${file}' && klondike stats`);
    expect([status, err]).toEqual([0, expect.stringMatching(/^Added or updated \d+ games\.\n$/)]);
    return (out.match(/^ {2}\d{4}-\d\d-\d\d .*$/gm) ?? []).map((line) =>
      line.replace(/\s+\S*[█░]+/, ':').trim(),
    );
  }

  test.each([
    ['America/Los_Angeles', '2026-03-28: 1 of 2'],
    ['Europe/Paris', '2026-03-29: 1 of 2'],
  ])('a win at 18:30 in Los Angeles is dated by the clock in %s', (zone, day) => {
    expect(daysOf(ONE_WIN, `TZ=${zone} LANG=C.UTF-8`)).toEqual([day]);
  });

  test.each([
    ['en_GB.UTF-8', ['1969-12-29', '1970-01-19']],
    ['en_US.UTF-8', ['1969-12-28', '1970-01-18']],
  ])('weeks, in %s', (locale, [first, last]) => {
    const file = join(own.home, 'export.json');
    writeFileSync(file, printStatistics(gamesOf(`W90 ${'L1 '.repeat(19)}`)));
    const weeks = daysOf(file, `LANG=${locale}`);
    expect([weeks[0]?.slice(0, 10), weeks.at(-1)?.slice(0, 10)]).toEqual([first, last]);
  });
});
