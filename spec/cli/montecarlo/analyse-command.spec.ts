/** `klondike montecarlo --analyse`, run as a user would. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { gameDeal } from '../../../src/montecarlo/deals.js';
import { FIVE_BY_FIVE, scoreOf } from '../../../src/montecarlo/model/grid.js';
import { parseMove } from '../../../src/montecarlo/notation/move.js';
import { played } from '../../montecarlo/search/plain-search.js';
import { klondike, shell } from '../../support/command.js';

const MAIN = fileURLToPath(new URL('../../../dist/cli/main.js', import.meta.url));

const analysed = (...args: string[]): ReturnType<typeof klondike> =>
  klondike(['montecarlo', '--analyse', ...args]);

const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);

test('the first game of the course: how it is won, in words of a script', () => {
  const { status, out, err } = analysed('12345');
  expect([status, out]).toEqual([
    0,
    '12345: won; 13 positions: c1 b2 e1 d2 b3 a4 d3 e4 a5 b5 consolidate d1 e1 b2 a3 e2 d3 b5 c5 consolidate ' +
      'd1 c2 a3 b4 c3 c4 c5 d5 consolidate c2 d3 a3 b4 consolidate c2 d3 d2 e3 consolidate ' +
      'e1 d2 b2 b3 consolidate d1 c2 a2 b3 consolidate a1 a2 b1 c2 c1 b2 d1 e2 e1 d2 { score: 52; won }\n',
  ]);
  expect(err).toMatch(/^1 game: 1 won, 0 lost, 0 open; \d+\.\d s, [\d.]+ games\/s, 1 job\n$/);
});

test('games come in order, the same for any number of jobs', () => {
  const [one, three] = ['1', '3'].map((jobs) => analysed('-50..49', '--jobs', jobs));
  expect(linesOf(one?.out ?? '').map((line) => line.split(':')[0])).toEqual(
    Array.from({ length: 100 }, (_, index) => String(index - 50)),
  );
  expect(three?.out).toBe(one?.out);
  expect(three?.err).toMatch(/^100 games: \d+ won, \d+ lost, 0 open; .* 3 jobs\n$/);
});

describe('what became of a game', () => {
  test.each<[game: string, positions: string, line: string]>([
    ['38', '1', '38: lost, best 0; 1 position: { score: 0 }'],
    ['24', '100', '24: lost, best 4; 8 positions: d2 c3 a3 b4 { score: 4 }'],
    ['24', '1', '24: open, 0 or more; 1 position: { score: 0 }'],
  ])('%s, %s positions: %s', (game, positions, line) => {
    expect(analysed(game, '--positions', positions).out).toBe(`${line}\n`);
  });
});

describe('--json', () => {
  const { status, out } = analysed('0..29', '--json');
  const games = linesOf(out).map(
    (line) =>
      JSON.parse(line) as { game: string; score: number; verdict: string; moves: string[]; script: string },
  );

  test('prints an object for each game', () => {
    const facts = games.map(({ game, verdict, score }) => `${game} ${verdict} ${score}`);
    expect([status, facts.length, facts.slice(10, 13)]).toEqual([
      0,
      30,
      ['10 won 52', '11 lost 14', '12 won 52'],
    ]);
  });

  test('has the moves to the score', () => {
    const scores = games.map(({ game, moves }) =>
      scoreOf(played(gameDeal(BigInt(game)).start(FIVE_BY_FIVE), moves.map(parseMove))),
    );
    expect(scores).toEqual(games.map(({ score }) => score));
  });

  test('has a script that replays', () => {
    const runs = games
      .slice(9, 12)
      .map(({ script }) => klondike(['replay', '--frames', 'none', '-'], script));
    expect(runs.map((run) => run.status)).toEqual([0, 0, 0]);
  });
});

describe('refused on standard error, status 2', () => {
  const GAMES = 'a game or FROM..TO, whole numbers from -9223372036854775808 to 9223372036854775807';

  test.each<[args: string[], why: string]>([
    [['a..b'], `--analyse takes ${GAMES}, not 'a..b'`],
    [['1.5'], `--analyse takes ${GAMES}, not '1.5'`],
    [['1..2..3'], `--analyse takes ${GAMES}, not '1..2..3'`],
    [['0..9223372036854775808'], `--analyse takes ${GAMES}, not '0..9223372036854775808'`],
    [['-9223372036854775809'], `--analyse takes ${GAMES}, not '-9223372036854775809'`],
    [['5..1'], "--analyse takes FROM..TO with FROM no greater than TO, not '5..1'"],
    [
      ['0..10000000'],
      "--analyse takes at most 10,000,000 games at once, not the 10,000,001 of '0..10000000'",
    ],
    [['5', '--positions', '0'], "--positions takes a whole number from 1 to 10000000, not '0'"],
    [['5', '--positions', '1e5'], "--positions takes a whole number from 1 to 10000000, not '1e5'"],
    [['5', '--positions', '10000001'], "--positions takes a whole number from 1 to 10000000, not '10000001'"],
    [['5', '--jobs', '257'], "--jobs takes a whole number from 1 to 256, not '257'"],
    [['5', '--jobs', '-1'], "--jobs takes a whole number from 1 to 256, not '-1'"],
  ])('%j', (args, why) => {
    expect(analysed(...args)).toEqual({
      status: 2,
      out: '',
      err: `klondike: ${why}\nklondike --help tells what it takes.\n`,
    });
  });
});

test('a terminal shows how far it is, and at the end no trace of that', () => {
  const command = `exec '${process.execPath}' '${MAIN}' montecarlo --analyse 0..999 --jobs 1 > /dev/null`;
  const { status, stdout } = spawnSync('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    encoding: 'utf8',
  });
  const shown = stdout.split('\r');
  expect([status, shown.slice(0, 2)]).toEqual([0, ['', `[${'-'.repeat(19)}] 0/1,000 games, 0 won\u001b[K`]]);
  expect(
    shown.some((text) =>
      /^\[#+-*\] \d+\/1,000 games, \d+ won, \d+ games\/s, 0:\d\d left\u001b\[K$/.test(text),
    ),
  ).toBe(true);
  expect(shown.at(-2)).toMatch(/^\u001b\[K1,000 games: 880 won, 120 lost, 0 open; /);
});

test('a reader that goes away ends it quietly', () => {
  const { status, out, err } = shell(
    'klondike montecarlo --analyse 0..9999999 | head -n 1 | cut -d " " -f 1-2; echo "${PIPESTATUS[0]}"',
  );
  expect([status, out, err]).toEqual([0, '0: won;\n0\n', '']);
});

test('Ctrl-C ends it at once, status 130, all that was known printed', async () => {
  const child = spawn(process.execPath, [MAIN, 'montecarlo', '--analyse', '0..9999999']);
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stdout.once('data', () => child.kill('SIGINT'));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const status = await new Promise((resolve) => child.on('close', resolve));
  const games = linesOf(out).map((line) => line.split(':')[0]);
  expect([status, games]).toEqual([130, games.map((_, index) => String(index))]);
  expect(err).toMatch(new RegExp(`^stopped after ${games.length} of 10,000,000 games: .*\n$`));
});
