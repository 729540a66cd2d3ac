/** What lasts from one run in a terminal to the next. */
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { lasting } from '../../../src/cli/play/lasting.js';
import { settingsOf } from '../../../src/core/settings.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import { ownFolder } from '../../support/own-folder.js';
import { Stage } from './stage.js';

let folder: string;

beforeEach(() => {
  folder = ownFolder();
});

/** Plays a deal with keys in a terminal of its own; what was shown last. */
async function played(deal: string | undefined, keys: string, scoring = 'none'): Promise<string> {
  const env = { XDG_DATA_HOME: join(folder, 'data'), XDG_CONFIG_HOME: join(folder, 'config') };
  const stage = new Stage();
  const settings = settingsOf(new Map([['scoring', scoring]]));
  const game = stage.playGame(
    lasting(
      { kit: KLONDIKE, deal: deal === undefined ? undefined : parseDeal(deal), settings },
      { env, platform: 'linux' },
    ),
  );
  await stage.settle();
  await stage.type(keys);
  const shown = plain(stage.take());
  await stage.type('\x03');
  await game;
  return shown;
}

test('help tells the scoring of the game', async () => {
  expect(await played('java:1', '? ', 'vegas')).toMatch(/a game costs \$52/);
});

test('the balance of Vegas goes on', async () => {
  await played('java:1', 'd', 'vegas');
  expect(await played('java:2', 'd', 'vegas')).toContain('-$104');
});

/** The queen goes to the king, then an ace and a two go up by themselves. */
const RISING = 'f1: As; t1: 9c Ah; t2: 9h 2s; t4: Kc; t5: 3d | Qd';

/** Plays on with keys, waits until the kept game ends like this, and quits. */
async function keptAfter(keys: string, end: RegExp, deal?: string): Promise<string> {
  const env = { XDG_DATA_HOME: join(folder, 'data'), XDG_CONFIG_HOME: join(folder, 'config') };
  const file = join(folder, 'data', 'klondike-kit', 'games', 'klondike.ulg.klon');
  const stage = new Stage();
  const settings = settingsOf(new Map([['up', 'all']]));
  const own = { kit: KLONDIKE, settings, ...(deal !== undefined && { deal: parseDeal(deal) }) };
  const game = stage.playGame(lasting(own, { env, platform: 'linux' }));
  await stage.settle();
  await stage.type(keys);
  const kept = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  for (let look = 0; look < 300 && !end.test(kept()); look++) await stage.settle();
  await stage.type('q');
  await game;
  return kept();
}

test('an undo takes back what went up by itself with the move before it, a redo makes all of it again', async () => {
  await keptAfter('w5\r', /t2>f\d\n$/, RISING);
  expect(await keptAfter('uy', /redo\n$/)).toMatch(
    /\nnew t5>t4 t1>f\d t2>f\d undo undo undo redo redo redo\n$/,
  );
});

test('the time of the statistics is that of the table, which stands while the help covers it', async () => {
  const env = { XDG_DATA_HOME: join(folder, 'data'), XDG_CONFIG_HOME: join(folder, 'config') };
  const stage = new Stage();
  let now = 1_800_000_000_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  const game = stage.playGame(
    lasting({ kit: KLONDIKE, deal: parseDeal('java:11') }, { env, platform: 'linux' }),
  );
  await stage.settle();
  for (const key of ['\f', 'd', ...redraws(5), '?', ...redraws(45), 'q', ...redraws(3)]) {
    now += 700;
    await stage.type(key);
  }
  await stage.type('q');
  await game;
  clock.mockRestore();
  const kept = (name: string): string =>
    readFileSync(join(folder, 'data', 'klondike-kit', `${name}.json`), 'utf8');
  expect([kept('notes'), kept('statistics-open')]).toEqual([
    expect.stringContaining('[[\\"ulg java:11\\",5]]'),
    expect.stringContaining('"milliseconds":5600,'),
  ]);
});

/** Keys that only have the terminal drawn anew. */
const redraws = (count: number): string[] => Array.from({ length: count }, () => '\f');

test('damaged files are put aside, and all of that is said', async () => {
  const data = join(folder, 'data', 'klondike-kit');
  mkdirSync(join(data, 'games'), { recursive: true });
  mkdirSync(join(folder, 'config', 'klondike-kit'), { recursive: true });
  writeFileSync(configFile(), 'time = of\n');
  for (const name of ['games/klondike.ulg.klon', 'statistics.json', 'notes.json'])
    writeFileSync(join(data, name), 'no');
  const shown = (await played(undefined, '')).replace(/\x1b\[[^a-zA-Z]*[a-zA-Z]|\s+/g, '');
  expect(shown).toMatch(
    /Thegameyouleftcannotberead.*line1:"of".*Timesandbalancecannot.*Thestatisticscannotberead/,
  );
});

test('a fault in the config file is said at the table', async () => {
  mkdirSync(join(folder, 'config', 'klondike-kit'), { recursive: true });
  writeFileSync(join(folder, 'config', 'klondike-kit', 'config'), 'time = of\n');
  expect(await played('java:1', '')).toMatch(/config, line 1: "of"/);
});

const configFile = (): string => join(folder, 'config', 'klondike-kit', 'config');

test('what is set at the table holds at once, and the next time', async () => {
  await played('java:1', 'd,\x1b[F\x1b[A\r');
  const shown = await played('java:1', 'd');
  expect([readFileSync(configFile(), 'utf8'), /\b0:0\d\b/.test(shown)]).toEqual(['time = off\n', false]);
});

test('it is kept in the file that the player has, wherever that lies, with what else stands there', async () => {
  mkdirSync(join(folder, 'config', 'klondike-kit'), { recursive: true });
  const own = join(folder, 'mine');
  writeFileSync(own, '# how I play\ntime = on\nup = off\n');
  symlinkSync(own, configFile());
  await played('java:1', ',\x1b[F\x1b[A\r');
  expect([lstatSync(configFile()).isSymbolicLink(), readFileSync(own, 'utf8')]).toEqual([
    true,
    '# how I play\ntime = off\nup = off\n',
  ]);
});

test('a file that cannot be written is said, and what is set holds until the player quits', async () => {
  mkdirSync(join(folder, 'config'), { recursive: true });
  writeFileSync(join(folder, 'config', 'klondike-kit'), 'no folder');
  const shown = await played('java:1', 'd,\x1b[F\x1b[A\rq');
  expect(shown.replace(/\x1b\[[^a-zA-Z]*[a-zA-Z]|\s+/g, ' ')).toMatch(
    /What is set cannot be kept in +\S+config \(a file is/,
  );
});
