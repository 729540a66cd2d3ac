/** Tests which deals `klondike solve` reads and prints. */
import { PassThrough } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { klondike } from '../../support/command.js';
import { PILES_24 } from '../../support/solver/deal-files.js';
import { linesOf, solved, verdictsOf } from './runs.js';

const DECK =
  'Ad 7h 3c 2d 9s 9h As 4c 8h 5c Jd Jc Th 4d 8c Tc Kd 4s Qh 5d 6c 9d 2s Qs 7d 5s ' +
  'Js 8d 3h Kc 6d Qd 6s Ts 2h 8s 3d 5h Ac 6h Kh 9c 7c Jh 7s 4h 3s Td Ah 2c Qc Ks';

/** A game in progress, with a card on the waste. */
const LAYOUT = PILES_24.join('; ').replace(' Tc; t1', '; waste: Tc; t1');

describe('--file', () => {
  test('a line has a name, a range or the deal of another program, and comes after the arguments', async () => {
    const text = `# deals\njava:3\r\n\n4..5\n${DECK}\n${LAYOUT}`;
    expect(verdictsOf(await solved('java:2 --file - --visits 110 --json', text))).toEqual([
      'java:2 unknown',
      'java:3 lost',
      'java:4 unknown',
      'java:5 winnable',
      `${DECK} unknown`,
      `${LAYOUT} winnable`,
    ]);
  });

  test('reports wrong lines in the file by place, with status 2, and solves the others', async () => {
    const { status, out, err } = await solved('--file - --json', 'java:3\n  jav:4\njava:5\nKs Kx\n');
    expect([status, out.split('\n').length]).toEqual([2, 3]);
    expect(err.split('\n').slice(0, 2)).toEqual([
      'klondike: standard input: line 2, column 3: "jav:4"; expected a deal: a number, java:NUMBER (or dotnet, kpat, pysol, greenfelt), ' +
        'the 52 cards of a deck or a layout',
      'klondike: standard input: line 4, column 4: "Kx"; expected a card such as Ah, Td or 10d',
    ]);
  });

  test('reports a missing file, with status 2, and solves the arguments', async () => {
    const ran = await solved('java:3 --file /no/such --json');
    expect([ran.status, verdictsOf(ran), ran.err.split('\n')[0]]).toEqual([
      2,
      ['java:3 lost'],
      'klondike: /no/such: file not found',
    ]);
  });
});

test('reports arguments that are not deals, with status 2, and solves the others', async () => {
  const ran = await solved('java:x 5..3 java:1..dotnet:2 java:3 --json');
  expect([ran.status, verdictsOf(ran)]).toEqual([2, ['java:3 lost']]);
  expect(ran.err.split('\n').slice(0, 3)).toEqual([
    'klondike: "java:x"; expected a whole number from -9223372036854775808 to 9223372036854775807 after the colon',
    'klondike: "5..3"; expected a range that goes up, such as java:1..java:100',
    'klondike: "java:1..dotnet:2"; expected a range of one kind of number, such as java:1..java:100',
  ]);
});

test('reads ranges of the numbered deals of other programs', async () => {
  const ran = await solved('kpat:1..kpat:2 pysol:31999..PySol:32000 pysol:ms5..pysol:ms6 --json --visits 1');
  expect([ran.status, verdictsOf(ran).map((line) => line.split(' ')[0])]).toEqual([
    0,
    ['kpat:1', 'kpat:2', 'pysol:31999', 'pysol:32000', 'pysol:ms5', 'pysol:ms6'],
  ]);
});

test('reports a range of numbers that no deal has', async () => {
  const { err } = await klondike(['solve', 'kpat:0..kpat:2', 'kpat:1..pysol:2', 'ruby:1..ruby:2']);
  expect(err.split('\n').map((line) => line.split(';')[0])).toEqual([
    'klondike: kpat:0..kpat:2: "kpat:0"',
    'klondike: "kpat:1..pysol:2"',
    'klondike: ruby:1..ruby:2: "ruby:1"',
    '',
  ]);
});

test('names a wrong argument only once, and reports an empty one', async () => {
  const { err } = await klondike(['solve', 'foo', '', 'Ks Kx']);
  const expected =
    'expected a deal: a number, java:NUMBER (or dotnet, kpat, pysol, greenfelt), the 52 cards of a deck or a layout';
  expect(err.split('\n')).toEqual([
    `klondike: "foo"; ${expected}`,
    `klondike: an empty word; ${expected}`,
    'klondike: Ks Kx: column 4: "Kx"; expected a card such as Ah, Td or 10d',
    '',
  ]);
});

test.each([
  ['a layout', 'f1: As', 'line 1, column 1: "f1: As"'],
  ["Solvitaire's JSON", '{"stock": ["AS"]}', 'line 1, column 1: "stock: As"'],
])('%s that lacks cards is not lost; the message names them, with status 2', async (_what, text, place) => {
  const { status, out, err } = await solved('--file -', text);
  expect([status, out, err.split(' (missing: ')[0]]).toEqual([
    2,
    '',
    `klondike: standard input: ${place}; expected all 52 cards of a deck`,
  ]);
  expect(err).toContain('(missing: 2s 3s 4s ');
});

describe('--deals', () => {
  test('prints deals as deck strings, which --file can read', async () => {
    const { out } = await solved('java:3 --deals digits');
    const ran = await solved('--file - --json', out);
    expect([out.length, linesOf(ran)[0]?.verdict]).toEqual([157, 'lost']);
  });

  test('prints deals in the formats of other solvers, even for a single shard', async () => {
    const [all, share] = [await solved('1..4 --deals pysol'), await solved('1..4 --deals pysol --shard 2/2')];
    const tables = all.out.split(/^(?=Talon)/m);
    expect([tables.length, share.out]).toEqual([4, `${tables[1]}${tables[3]}`]);
  });

  test('reports a deal that the format cannot express, with status 2', async () => {
    const { status, out, err } = await klondike(['solve', LAYOUT, 'java:3', '--deals', 'digits']);
    expect([status, out.length, err]).toEqual([
      2,
      157,
      `klondike: ${LAYOUT}: a deck string holds the 52 cards of a deal before the first move, not ${LAYOUT}\n`,
    ]);
  });
});

test('solves an open input line by line', async () => {
  const input = new PassThrough();
  const seen: string[] = [];
  // The input ends only after the first line is printed.
  const onPrint = (text: string): void => {
    seen.push(text);
    input.end();
  };
  input.write('java:3\njava:4\n');
  const { status } = await klondike(['solve', '--file', '-', '--visits', '1'], input, { onPrint });
  expect([status, seen[0], seen.length]).toEqual([0, 'java:3: lost; 0 visits\n', 2]);
});
