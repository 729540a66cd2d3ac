/** Tests which names an import takes for games, rules and deals. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { beforeEach, expect, test } from '@jest/globals';
import { printStatistics } from '../../../src/core/statistics/statistics-text.js';
import { MONTE_CARLO } from '../../../src/games/montecarlo/kit.js';
import { finished, gamesOf } from '../../core/statistics/games.js';
import type { CommandResult } from '../../support/command.js';
import { klondike } from '../../support/command.js';
import { ownFolder } from '../../support/own-folder.js';

let home: string;

beforeEach(() => {
  home = ownFolder();
});

/** Imports a file with this text. */
function taken(text: string): Promise<CommandResult> {
  const file = join(home, 'export.json');
  writeFileSync(file, text);
  return klondike(['stats', '--import', file], '', {
    env: { LANG: 'C.UTF-8', XDG_DATA_HOME: home },
    platform,
  });
}

test.each<[name: string, unknown: string, expected: string]>([
  ['"game":"klondike"', '"game":"spider"', 'column 9: "spider"; expected klondike or montecarlo'],
  ['"rules":"ulg"', '"rules":"zzz"', '"zzz"; expected the name of house rules: ulg, '],
  ['"deal":"java:1"', '"deal":"java:zz"', '"java:zz"; expected '],
])('an import refuses a file where %s is %s', async (name, unknown, expected) => {
  const lines = printStatistics(gamesOf('W90 L1')).split('\n');
  const { status, err } = await taken(lines.with(2, (lines[2] ?? '').replace(name, unknown)).join('\n'));
  expect([status, err]).toEqual([2, expect.stringContaining('export.json: line 3, column ')]);
  expect(err).toContain(expected);
  expect(existsSync(join(home, 'klondike-kit'))).toBe(false);
});

test('accepts games with changed rules, games from a deck, and unknown kinds of games', async () => {
  const deck = Array.from('shdc', (suit) => Array.from('A23456789TJQK', (rank) => rank + suit)).flat();
  const games = [
    { rules: 'ulg, draw 1, redeals 2' },
    { deal: deck.join(' ') },
    { game: 'montecarlo', rules: MONTE_CARLO.houses[0], deal: 'java:5' },
  ];
  expect(await taken(printStatistics(games.map(finished)))).toEqual({
    status: 0,
    out: '',
    err: 'Added or updated 3 games.\n',
  });
});
