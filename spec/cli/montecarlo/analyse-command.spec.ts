/** Runs `klondike montecarlo --analyse` in the thread of the spec. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { gameDeal } from '../../../src/games/montecarlo/model/deals.js';
import { FIVE_BY_FIVE, scoreOf } from '../../../src/games/montecarlo/model/grid.js';
import { parseMove } from '../../../src/games/montecarlo/model/moves.js';
import { played } from '../../games/montecarlo/search/plain-search.js';
import { klondike, readerOf } from '../../support/command.js';

const analysed = (...args: string[]): ReturnType<typeof klondike> =>
  klondike(['montecarlo', '--analyse', ...args]);

const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);

test("prints how to win the course's first game, in the words of a script", async () => {
  const { status, out, err } = await analysed('12345');
  expect([status, out]).toEqual([
    0,
    '12345: won; 13 positions: c1 b2 e1 d2 b3 a4 d3 e4 a5 b5 consolidate d1 e1 b2 a3 e2 d3 b5 c5 consolidate ' +
      'd1 c2 a3 b4 c3 c4 c5 d5 consolidate c2 d3 a3 b4 consolidate c2 d3 d2 e3 consolidate ' +
      'e1 d2 b2 b3 consolidate d1 c2 a2 b3 consolidate a1 a2 b1 c2 c1 b2 d1 e2 e1 d2 { score: 52; won }\n',
  ]);
  expect(err).toMatch(/^1 game: 1 won, 0 lost, 0 open; \d+\.\d s, [\d.]+ games\/s, 1 job\n$/);
});

describe('the verdict on a game', () => {
  test.each<[game: string, positions: string, line: string]>([
    ['38', '1', '38: lost, best 0; 1 position: { score: 0 }'],
    ['24', '100', '24: lost, best 4; 8 positions: d2 c3 a3 b4 { score: 4 }'],
    ['24', '1', '24: open, 0 or more; 1 position: { score: 0 }'],
  ])('%s, %s positions: %s', async (game, positions, line) => {
    expect((await analysed(game, '--positions', positions)).out).toBe(`${line}\n`);
  });
});

describe('--json', () => {
  let status: number | null;
  let games: { game: string; score: number; verdict: string; moves: string[]; script: string }[];

  beforeAll(async () => {
    const run = await analysed('0..29', '--json');
    status = run.status;
    games = linesOf(run.out).map((line) => JSON.parse(line) as (typeof games)[number]);
  });

  test('prints an object for each game', () => {
    const facts = games.map(({ game, verdict, score }) => `${game} ${verdict} ${score}`);
    expect([status, facts.length, facts.slice(10, 13)]).toEqual([
      0,
      30,
      ['10 won 52', '11 lost 14', '12 won 52'],
    ]);
  });

  test('each JSON object has the moves that lead to the score', () => {
    const scores = games.map(({ game, moves }) =>
      scoreOf(played(gameDeal(BigInt(game)).start(FIVE_BY_FIVE), moves.map(parseMove))),
    );
    expect(scores).toEqual(games.map(({ score }) => score));
  });

  test('each JSON object has a script that can be replayed', async () => {
    const scripts = games.slice(9, 12).map(({ script }) => script);
    const runs = await Promise.all(
      scripts.map((script) => klondike(['replay', '--frames', 'none', '-'], script)),
    );
    expect(runs.map((run) => run.status)).toEqual([0, 0, 0]);
  });
});

describe('arguments that are refused with status 2', () => {
  const GAMES = 'a game or FROM..TO, whole numbers from -9223372036854775808 to 9223372036854775807';

  test.each<[args: string[], why: string]>([
    [['a..b'], `--analyse takes ${GAMES}, not 'a..b'`],
    [['1.5'], `--analyse takes ${GAMES}, not '1.5'`],
    [['1..2..3'], `--analyse takes ${GAMES}, not '1..2..3'`],
    [['0..9223372036854775808'], `--analyse takes ${GAMES}, not '0..9223372036854775808'`],
    [['-9223372036854775809'], `--analyse takes ${GAMES}, not '-9223372036854775809'`],
    [['5..1'], "--analyse takes FROM..TO, where FROM is at most TO, not '5..1'"],
    [
      ['0..10000000'],
      "--analyse takes at most 10,000,000 games at once, not the 10,000,001 of '0..10000000'",
    ],
    [['5', '--positions', '0'], "--positions takes a whole number from 1 to 10000000, not '0'"],
    [['5', '--positions', '1e5'], "--positions takes a whole number from 1 to 10000000, not '1e5'"],
    [['5', '--positions', '10000001'], "--positions takes a whole number from 1 to 10000000, not '10000001'"],
    [['5', '--jobs', '257'], "--jobs takes a whole number from 1 to 256, not '257'"],
    [['5', '--jobs', '-1'], "--jobs takes a whole number from 1 to 256, not '-1'"],
  ])('%j', async (args, why) => {
    expect(await analysed(...args)).toEqual({
      status: 2,
      out: '',
      err: `klondike: ${why}\nRun 'klondike montecarlo --help' for usage.\n`,
    });
  });
});

test('ends silently when the program that reads its output ends', async () => {
  const { status, out, err } = await klondike(['montecarlo', '--analyse', '0..9999999'], '', {
    onPrint: readerOf(1),
  });
  expect([status, out.split(';')[0], err]).toEqual([0, '0: won', '']);
});
