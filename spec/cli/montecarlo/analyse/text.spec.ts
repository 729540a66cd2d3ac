/** Tests the parts of `klondike montecarlo --analyse` that need no thread. */
import { describe, expect, test } from '@jest/globals';
import { COMMAND_ENGLISH } from '../../../../src/cli/strings/english.js';
import type { Analysis } from '../../../../src/cli/analyse/analysis.js';
import {
  ANALYSED,
  analyse,
  printAnalysis,
  printJson,
  printScript,
} from '../../../../src/cli/analyse/analysis.js';
import { readSettings } from '../../../../src/cli/analyse/command.js';
import { VerdictTally } from '../../../../src/cli/jobs/verdict-tally.js';
import { parseMove } from '../../../../src/games/montecarlo/model/moves.js';

const WON: Analysis = {
  game: -7n,
  score: 52,
  line: ['a1-b2', 'c1-d1', 'consolidate', 'e4-e5'].map(parseMove),
  isExact: true,
  positions: 1234,
  verdict: 'won',
  ms: 1.23456,
};

const LOST: Analysis = { ...WON, score: 0, line: [], positions: 1, verdict: 'lost' };

const OPEN: Analysis = { ...WON, game: 9223372036854775807n, score: 6, isExact: false, verdict: 'open' };

describe('the line for an analysis', () => {
  test.each<[what: string, analysis: Analysis, line: string]>([
    [
      'shows how a game is won',
      WON,
      '-7: won; 1,234 positions: a1 b2 c1 d1 consolidate e4 e5 { score: 52; won }',
    ],
    ['shows the best score of a lost game', LOST, '-7: lost, best 0; 1 position: { score: 0 }'],
    [
      'shows the score so far if the search ran out of positions',
      OPEN,
      '9223372036854775807: open, 6 or more; 1,234 positions: a1 b2 c1 d1 consolidate e4 e5 { score: 6 }',
    ],
  ])('%s', (_, analysis, line) => {
    expect(printAnalysis(analysis, COMMAND_ENGLISH)).toBe(line);
  });
});

describe('the script for an analysis', () => {
  test.each<[what: string, analysis: Analysis, script: string]>([
    [
      'the script has a line for each round, and checks the win',
      WON,
      '[Game "montecarlo"]\nnew:-7\na1 b2 c1 d1 consolidate\ne4 e5\n{ score: 52; won }\n',
    ],
    ['the script has no moves if the game allows none', LOST, '[Game "montecarlo"]\nnew:-7\n{ score: 0 }\n'],
    [
      'the script may begin with consolidate',
      { ...OPEN, line: ['consolidate', 'a1-b1'].map(parseMove) },
      '[Game "montecarlo"]\nnew:9223372036854775807\nconsolidate\na1 b1\n{ score: 6 }\n',
    ],
  ])('%s', (_, analysis, script) => {
    expect(printScript(analysis)).toBe(script);
  });
});

test('the JSON of an analysis is on one line, with every digit of the game number', () => {
  const json = printJson(OPEN);
  expect(json).not.toContain('\n');
  expect(JSON.parse(json)).toEqual({
    game: '9223372036854775807',
    deal: 'java:9223372036854775807',
    verdict: 'open',
    score: 6,
    exact: false,
    positions: 1234,
    ms: 1.23,
    moves: ['a1-b2', 'c1-d1', 'consolidate', 'e4-e5'],
    script: printScript(OPEN),
  });
});

test('an analysis is of the game with the given number', () => {
  const { game, score, isExact, verdict } = analyse(24n, 1000);
  expect({ game, score, isExact, verdict }).toEqual({ game: 24n, score: 4, isExact: true, verdict: 'lost' });
});

describe('settings', () => {
  test.each<[range: string, first: bigint, games: number]>([
    ['12345', 12345n, 1],
    ['0..999', 0n, 1000],
    ['-5..5', -5n, 11],
    ['+7..+7', 7n, 1],
    ['007', 7n, 1],
    ['1..10000000', 1n, 10_000_000],
    ['-9223372036854775808', -9223372036854775808n, 1],
    ['9223372036854775806..9223372036854775807', 9223372036854775806n, 2],
  ])('%s', (range, first, games) => {
    expect(readSettings({ analyse: range, jobs: '1' })).toEqual({
      first,
      games,
      positions: 200_000,
      jobs: 1,
    });
  });

  test('the settings include the numbers of positions and jobs', () => {
    const settings = readSettings({ analyse: '0..99', positions: '5000', jobs: '3' });
    expect(settings).toEqual({ first: 0n, games: 100, positions: 5000, jobs: 3 });
  });

  test('the settings have no more jobs than games', () => {
    expect(readSettings({ analyse: '0..1', jobs: '8' }).jobs).toBe(2);
  });

  test('the settings have at least one job by default', () => {
    expect(readSettings({ analyse: '0..99999' }).jobs).toBeGreaterThanOrEqual(1);
  });
});

describe('tallies', () => {
  const at = (seconds: number, ...done: Analysis[]): VerdictTally<Analysis['verdict']> => {
    let time = 5000;
    const tally = new VerdictTally(ANALYSED, COMMAND_ENGLISH, { all: 1000, jobs: 2 }, () => time);
    for (const analysis of done) tally.add(analysis);
    time += 1000 * seconds;
    return tally;
  };
  const many = (count: number, analysis: Analysis): Analysis[] => new Array<Analysis>(count).fill(analysis);

  test.each<[what: string, seconds: number, done: Analysis[], columns: number, progress: string]>([
    ['begins with an empty bar, and no speed', 0, [], 100, `[${'-'.repeat(30)}] 0/1,000 games, 0 won`],
    [
      'is half full with half the games',
      2,
      [...many(450, WON), ...many(50, LOST)],
      100,
      `[${'#'.repeat(15)}${'-'.repeat(15)}] 500/1,000 games, 450 won, 250 games/s, 0:02 left`,
    ],
    [
      'is full at the end, and shorter in fewer columns',
      0.5,
      many(1000, WON),
      80,
      '[###################] 1,000/1,000 games, 1,000 won, 2,000 games/s, 0:00 left',
    ],
    [
      'has hours, and a decimal for a slow speed',
      100,
      many(10, OPEN),
      80,
      '[-------------------] 10/1,000 games, 0 won, 0.1 games/s, 2:45:00 left',
    ],
    [
      'has no bar in a narrow terminal',
      100,
      many(100, WON),
      60,
      '100/1,000 games, 100 won, 1.0 games/s, 15:00 left',
    ],
    ['is cut off in a very narrow terminal', 100, many(100, WON), 20, '100/1,000 games, 10'],
    ['is empty in a single column', 100, many(100, WON), 1, ''],
    ['is empty without columns', 100, many(100, WON), 0, ''],
  ])('shows progress that %s', (...[, seconds, done, columns, progress]) => {
    expect(at(seconds, ...done).progress(columns)).toBe(progress);
  });

  test('a tally sums up all games', () => {
    const done = [...many(880, WON), ...many(119, LOST), OPEN];
    expect(at(2, ...done).brief(false)).toBe(
      '1,000 games: 880 won, 119 lost, 1 open; 2.0 s, 500 games/s, 2 jobs',
    );
  });

  test('a tally sums up a stopped run', () => {
    expect(at(3, WON, LOST, OPEN).brief(true)).toBe(
      'stopped after 3 of 1,000 games: 1 won, 1 lost, 1 open; 3.0 s, 1.0 games/s, 2 jobs',
    );
  });

  test('a tally sums up a single game', () => {
    const tally = new VerdictTally(ANALYSED, COMMAND_ENGLISH, { all: 1, jobs: 1 }, () => 0);
    tally.add(WON);
    expect(tally.brief(false)).toMatch(/^1 game: 1 won, 0 lost, 0 open; 0\.0 s, .* 1 job$/);
  });
});
