/** `klondike solve`, its deals solved in the thread of the spec. */
import { PassThrough } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import type { Ran } from '../../support/command.js';
import { klondike } from '../../support/command.js';

const DECK =
  'Ad 7h 3c 2d 9s 9h As 4c 8h 5c Jd Jc Th 4d 8c Tc Kd 4s Qh 5d 6c 9d 2s Qs 7d 5s ' +
  'Js 8d 3h Kc 6d Qd 6s Ts 2h 8s 3d 5h Ac 6h Kh 9c 7c Jh 7s 4h 3s Td Ah 2c Qc Ks';

const solved = (args: string, input = ''): Promise<Ran> => klondike(['solve', ...args.split(' ')], input);

interface Line {
  readonly deal: string;
  readonly rules?: string;
  readonly verdict: string;
  readonly why?: string;
  readonly moves?: string;
  readonly visits: number;
  readonly ms: number;
}

const linesOf = ({ out }: Ran): Line[] =>
  out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);

const verdictsOf = (ran: Ran): string[] => linesOf(ran).map(({ deal, verdict }) => `${deal} ${verdict}`);

test('a deal that can be won: a line with the moves, then the summary', async () => {
  const { status, out, err } = await solved('java:5');
  expect([status, out.slice(0, 60)]).toEqual([
    0,
    'java:5: winnable; 108 visits: t2>t3 t4>t2 stock*8 w>t7 stock',
  ]);
  expect(err).toMatch(
    /^1 deal in \d+\.\d s, [\d.,]+ deals\/s, 1 job: 1 winnable, 0 lost, 0 unknown\nwinnable: 100\.000 %; 95 % interval 20\.655 to 100\.000 %\nms a deal: mean [\d.]+, median [\d.]+, p95 [\d.]+\n$/,
  );
});

test('a deal that is lost, and one that is not known within a budget', async () => {
  const { out } = await solved('java:3 java:4 --visits 100');
  expect(out).toBe('java:3: lost; 0 visits\njava:4: unknown, out of visits; 100 visits\n');
});

test('with --json standard output is one object a deal, in the order given, and nothing else', async () => {
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

test('a number alone and its range are deals of the house', async () => {
  expect(verdictsOf(await solved('17 2..3 --rules ksu --visits 1 --json'))).toEqual([
    'dotnet:17 unknown',
    'dotnet:2 unknown',
    'dotnet:3 unknown',
  ]);
});

describe('the moves are events that klondike replay accepts on that deal', () => {
  test.each(['ulg', 'ycp-text', 'ycp-selection', 'ksu'])('in the house %s', async (house) => {
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

  test('with as few cards drawn and redeals as the line says', async () => {
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

describe('--file', () => {
  test('has a name, a range or the deal of another program in a line, after the words of the command', async () => {
    const text = `# deals\njava:3\r\n\n4..5\n${DECK}\nt1: Ks; f1: Ah`;
    expect(verdictsOf(await solved('java:2 --file - --visits 110 --json', text))).toEqual([
      'java:2 unknown',
      'java:3 lost',
      'java:4 unknown',
      'java:5 winnable',
      `${DECK} unknown`,
      'f1: Ah; t1: Ks lost',
    ]);
  });

  test('lines that cannot be read are named by their places, status 2; the others are solved', async () => {
    const { status, out, err } = await solved('--file - --json', 'java:3\n  jav:4\njava:5\nKs Kx\n');
    expect([status, out.split('\n').length]).toEqual([2, 3]);
    expect(err.split('\n').slice(0, 2)).toEqual([
      'klondike: standard input: line 2, column 3: "jav:4"; expected a deal: a number, java:NUMBER, dotnet:NUMBER, ' +
        'the 52 cards of a deck or a layout',
      'klondike: standard input: line 4, column 4: "Kx"; expected a card such as Ah, Td or 10d',
    ]);
  });

  test('a file that is not there is named, status 2; the words are solved', async () => {
    const ran = await solved('java:3 --file /no/such --json');
    expect([ran.status, verdictsOf(ran), ran.err.split('\n')[0]]).toEqual([
      2,
      ['java:3 lost'],
      'klondike: /no/such: there is no such file',
    ]);
  });
});

test('words that are no deals are named, status 2; the others are solved', async () => {
  const ran = await solved('java:x 5..3 java:1..dotnet:2 java:3 --json');
  expect([ran.status, verdictsOf(ran)]).toEqual([2, ['java:3 lost']]);
  expect(ran.err.split('\n').slice(0, 3)).toEqual([
    'klondike: java:x: "java:x"; expected a whole number from -9223372036854775808 to 9223372036854775807 after the colon',
    'klondike: 5..3: "5..3"; expected a range that goes up, such as java:1..java:100',
    'klondike: java:1..dotnet:2: "java:1..dotnet:2"; expected a range of one kind of number, such as java:1..java:100',
  ]);
});

test('--draw and --redeals change the house, and each line says so', async () => {
  const ran = await solved('java:3 --draw 1 --redeals 2 --json');
  expect(linesOf(ran).map(({ rules }) => rules)).toEqual(['ulg, draw 1, redeals 2']);
});

test('what a house has anyway is no change', async () => {
  const ran = await solved('java:3 --draw 3 --redeals unlimited --json');
  expect(linesOf(ran)[0]).not.toHaveProperty('rules');
});

test.each([
  ['draws', 'DR8'],
  ['cards', 'DR24'],
])('--notation %s writes moves as other solvers do', async (notation, draws) => {
  const [line] = linesOf(await solved(`java:5 --json --notation ${notation}`));
  expect(line?.moves?.split(' ').slice(0, 6)).toEqual(['23', 'F2', '42', 'F4', draws, 'W7']);
});

describe('options that it does not take are refused, and nothing is solved', () => {
  test.each<[args: string, why: string]>([
    ['--json', 'solve needs a DEAL, or --file FILE with one name a line'],
    ['1 --draw 25', "--draw takes a whole number from 1 to 24, not '25'"],
    ['1 --redeals many', "--redeals takes a whole number or unlimited, not 'many'"],
    [
      '1 --rules chess',
      "--rules takes the name of house rules: ulg, ycp-text, ycp-text-reference, ycp-selection, ksu, not 'chess'",
    ],
    ['1 --visits 0', "--visits takes a whole number from 1 to 999999999999999, not '0'"],
    ['1 --seconds 0', "--seconds takes a number such as 10 or 0.5, not '0'"],
    ['1 --memory 1e3', "--memory takes a whole number from 1 to 65536, not '1e3'"],
    ['1 --jobs 257', "--jobs takes a whole number from 1 to 256, not '257'"],
    ['1 --shard 0/4', "--shard takes I/N, the share and how many there are, from 1/N to N/N, not '0/4'"],
    ['1 --shard 5/4', "--shard takes I/N, the share and how many there are, from 1/N to N/N, not '5/4'"],
    ['1 --deals chess', "--deals takes name, digits, pysol, solvitaire, not 'chess'"],
    ['1 --deals pysol --out x', '--out does not go with --deals'],
    ['1..9 --merge', '--merge needs the FILES that shards have written'],
    ['x.jsonl --merge --file -', '--merge reads the deals twice, and so not from standard input'],
    ['1 --notation chess', "--notation takes klon, draws, cards, not 'chess'"],
  ])('%s', async (args, why) => {
    expect(await solved(args)).toEqual({
      status: 2,
      out: '',
      err: `klondike: ${why}\nklondike solve --help tells what it takes.\n`,
    });
  });
});

describe('--deals prints the deals and solves none', () => {
  test('as a deck string, which --file reads again', async () => {
    const { out } = await solved('java:3 --deals digits');
    const ran = await solved('--file - --json', out);
    expect([out.length, linesOf(ran)[0]?.verdict]).toEqual([157, 'lost']);
  });

  test('as other solvers write them, a share of them if asked for', async () => {
    const [all, share] = [await solved('1..4 --deals pysol'), await solved('1..4 --deals pysol --shard 2/2')];
    const tables = all.out.split(/^(?=Talon)/m);
    expect([tables.length, share.out]).toEqual([4, `${tables[1]}${tables[3]}`]);
  });

  test('a deal that the format cannot tell is named, status 2', async () => {
    const { status, out, err } = await klondike(['solve', 't1: Ks', 'java:3', '--deals', 'digits']);
    expect([status, out.length, err]).toEqual([
      2,
      157,
      'klondike: t1: Ks: a deck string tells the 52 cards of a deal before the first move, not t1: Ks\n',
    ]);
  });
});

test('an input that goes on is solved line by line', async () => {
  const input = new PassThrough();
  const seen: string[] = [];
  // The input ends only when the first line is out.
  const onPrint = (text: string): void => {
    seen.push(text);
    input.end();
  };
  input.write('java:3\njava:4\n');
  const { status } = await klondike(['solve', '--file', '-', '--visits', '1'], input, { onPrint });
  expect([status, seen[0], seen.length]).toEqual([0, 'java:3: lost; 0 visits\n', 2]);
});
