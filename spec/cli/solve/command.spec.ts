/** Runs `klondike solve` in the thread of the spec. */
import { describe, expect, test } from '@jest/globals';
import { printLine } from '../../../src/cli/solve/deal-task.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import type { SolveOptions } from '../../../src/solver/budget.js';
import { solve } from '../../../src/solver/solve.js';
import { klondike } from '../../support/command.js';
import type { Line } from './runs.js';
import { linesOf, solved, verdictsOf } from './runs.js';

test('prints a line with the moves of a winnable deal, then the summary', async () => {
  const { status, out, err } = await solved('java:5');
  expect([status, out.slice(0, 60)]).toEqual([
    0,
    'java:5: winnable; 108 visits: t2>t3 t4>t2 stock*8 w>t7 stock',
  ]);
  expect(err).toMatch(
    /^1 deal in \d+\.\d s, [\d.,]+ deals\/s, 1 job: 1 winnable, 0 lost, 0 unknown\nwinnable: 100%; 95% interval 21 to 100%\nms per deal: mean [\d.]+, median [\d.]+, p95 [\d.]+\n$/,
  );
});

test('prints a lost deal, and a deal that stays unknown within the limits', async () => {
  const { out } = await solved('java:3 java:4 --visits 100');
  expect(out).toBe('java:3: lost; 0 visits\njava:4: unknown, out of visits; 100 visits\n');
});

test('prints only one JSON object for each deal, in order, with --json', async () => {
  const ran = await solved('java:5 dotnet:17 7 3..5 --visits 110 --json');
  expect(
    linesOf(ran).map(({ moves, ms, ...line }) => ({
      ...line,
      ...(moves !== undefined && { moves: moves.slice(0, 5) }),
      ms: ms >= 0,
    })),
  ).toEqual([
    { deal: 'java:5', verdict: 'winnable', moves: 't2>t3', visits: 108, ms: true },
    { deal: 'dotnet:17', verdict: 'winnable', moves: 'stock', visits: 80, ms: true },
    { deal: 'java:7', verdict: 'winnable', moves: 't3>f1', visits: 107, ms: true },
    { deal: 'java:3', verdict: 'lost', visits: 0, ms: true },
    { deal: 'java:4', verdict: 'unknown', why: 'visits', visits: 110, ms: true },
    { deal: 'java:5', verdict: 'winnable', moves: 't2>t3', visits: 108, ms: true },
  ]);
});

test('takes plain numbers and ranges of them as deals of the house', async () => {
  expect(verdictsOf(await solved('17 2..3 --rules ksu --visits 1 --json'))).toEqual([
    'dotnet:17 unknown',
    'dotnet:2 unknown',
    'dotnet:3 unknown',
  ]);
});

describe('the moves replay as events on that deal', () => {
  test.each(['ulg', 'ycp-text', 'ycp-selection', 'ksu'])('moves replay in the house %s', async (house) => {
    const ran = await solved(`1..12 --rules ${house} --visits 2000 --json`);
    const scripts = linesOf(ran)
      .filter(({ verdict }) => verdict === 'winnable')
      .map(({ deal, moves }) => `[Rules "${house}"] [Deal "${deal}"] new ${moves} win`);
    const replays = await Promise.all(
      scripts.map((script) => klondike(['replay', '--frames', 'none', '-'], script)),
    );
    expect(scripts.length).toBeGreaterThan(2);
    expect(replays.filter(({ status }) => status !== 0)).toEqual([]);
  });

  test('moves replay with the drawn cards and redeals that the line names', async () => {
    const ran = await solved('1..24 --draw 1 --redeals 9 --visits 2000 --json');
    const scripts = linesOf(ran)
      .filter(({ verdict }) => verdict === 'winnable')
      .map(({ deal, rules, moves }) => `[Rules "${rules}"] [Deal "${deal}"] new ${moves} win`);
    const replays = await Promise.all(
      scripts.map((script) => klondike(['replay', '--frames', 'none', '-'], script)),
    );
    expect(scripts.length).toBeGreaterThan(2);
    expect(replays.filter(({ status }) => status !== 0)).toEqual([]);
  });
});

test('prints the first solution by default, like the library; --short shortens it', async () => {
  const deals = Array.from({ length: 9 }, (_, index) => `java:${index + 1}`);
  const movesOf = (line: Line): number => line.moves?.split(' ').length ?? 0;
  const budget = '--visits 20000 --json';
  const [any, short] = [
    linesOf(await solved(`1..9 ${budget}`)),
    linesOf(await solved(`1..9 --short ${budget}`)),
  ];
  const fromCode = (options: SolveOptions): (string | undefined)[] =>
    deals.map((deal) => {
      const layout = parseDeal(deal).start(ULG);
      const answer = solve(ULG, layout, { visits: 20_000, ...options });
      return answer.verdict === 'winnable'
        ? printLine({ rules: ULG, layout }, answer.moves, 'klon')
        : undefined;
    });
  const shorter = short.filter((line, at) => movesOf(line) < movesOf(any[at] ?? line));
  expect(short.map(({ deal }) => deal)).toEqual(deals);
  expect(shorter.length).toBeGreaterThan(3);
  expect(short.every((line) => Object.hasOwn(line, 'short'))).toBe(true);
  expect([any, short].map((lines) => lines.map(({ moves }) => moves))).toEqual([
    fromCode({}),
    fromCode({ short: true }),
  ]);
});

test('changes the house with --draw and --redeals, and says so in each line', async () => {
  const ran = await solved('java:3 --draw 1 --redeals 2 --json');
  expect(linesOf(ran).map(({ rules }) => rules)).toEqual(['ulg, draw 1, redeals 2']);
});

test('does not mention a change to a value that the house already has', async () => {
  const ran = await solved('java:3 --draw 3 --redeals unlimited --json');
  expect(linesOf(ran)[0]).not.toHaveProperty('rules');
});

test.each([
  ['draws', 'DR8'],
  ['cards', 'DR24'],
])('writes moves like other solvers with --notation %s', async (notation, draws) => {
  const [line] = linesOf(await solved(`java:5 --json --notation ${notation}`));
  expect(line?.moves?.split(' ').slice(0, 6)).toEqual(['23', 'F2', '42', 'F4', draws, 'W7']);
});

describe('wrong options are refused, and nothing is solved', () => {
  test.each<[args: string, why: string]>([
    ['--json', 'solve needs a DEAL, such as java:1, or --file FILE'],
    ['1 --draw 25', "--draw takes a whole number from 1 to 24, not '25'"],
    ['1 --redeals many', "--redeals takes a whole number or unlimited, not 'many'"],
    [
      '1 --rules chess',
      "--rules takes the name of house rules: ulg, ycp-text, ycp-text-reference, ycp-selection, ksu, not 'chess'",
    ],
    ['1 --visits 0', "--visits takes a whole number from 1 to 999999999999999, not '0'"],
    ['1 --seconds 0', "--seconds takes a number above 0, such as 10 or 0.5, not '0'"],
    ['1 --memory 1e3', "--memory takes a whole number from 1 to 65536, not '1e3'"],
    ['1 --jobs 257', "--jobs takes a whole number from 1 to 256, not '257'"],
    ['1 --shard 0/4', "--shard takes I/N, such as 1/4 for the first of four shards, not '0/4'"],
    ['1 --shard 5/4', "--shard takes I/N, such as 1/4 for the first of four shards, not '5/4'"],
    ['1 --deals chess', "--deals takes name, digits, pysol or solvitaire, not 'chess'"],
    ['1 --deals pysol --out x', "--out can't be used with --deals"],
    ['1..9 --merge', '--merge needs the FILES that shards wrote'],
    ['--merge', '--merge needs the FILES that shards wrote'],
    ['x.jsonl --merge --minimal', "--minimal can't be used with --merge"],
    ['x.jsonl --merge --visits 5', "--visits can't be used with --merge"],
    ['x.jsonl --merge --shard 1/2', "--shard can't be used with --merge"],
    ['x.jsonl --merge --jobs 2', "--jobs can't be used with --merge"],
    ['x.jsonl --merge --deals pysol', "--deals can't be used with --merge"],
    ['1 --deals pysol --visits 5', "--visits can't be used with --deals"],
    ['1 --deals pysol --seconds 5', "--seconds can't be used with --deals"],
    ['1 --deals pysol --jobs 2', "--jobs can't be used with --deals"],
    ['1 --deals pysol --notation draws', "--notation can't be used with --deals"],
    ['1 --minimal --short', "--short can't be used with --minimal"],
    ['1 --notation chess', "--notation takes klon, draws or cards, not 'chess'"],
  ])('%s', async (args, why) => {
    expect(await solved(args)).toEqual({
      status: 2,
      out: '',
      err: `klondike: ${why}\nRun 'klondike solve --help' for usage.\n`,
    });
  });
});
