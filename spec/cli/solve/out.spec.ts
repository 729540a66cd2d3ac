/** `klondike solve --out FILE`: what the file holds is not solved again. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Ran } from '../../support/command.js';
import { klondike } from '../../support/command.js';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'solve-'));
  file = join(folder, 'out.jsonl');
});

afterEach(() => rmSync(folder, { recursive: true }));

const solved = (args: string): Promise<Ran> =>
  klondike(['solve', ...args.split(' '), '--visits', '20', '--out', file]);

const held = (): string => readFileSync(file, 'utf8');

const deals = (): unknown[] =>
  held()
    .split('\n')
    .slice(0, -1)
    .map((line) => (JSON.parse(line) as { deal: unknown }).deal);

/** A line as it would be, but for the time, which tells that it was not solved again. */
const marked = (text: string): string => text.replace(/"ms":[\d.]+/g, '"ms":123456');

test('lines of JSON go to the file, nothing to standard output', async () => {
  const { status, out } = await solved('1..3');
  expect([status, out, deals()]).toEqual([0, '', ['java:1', 'java:2', 'java:3']]);
});

test('the lines that it holds stay, and count in the summary', async () => {
  await solved('1..3');
  writeFileSync(file, marked(held()));
  const { err } = await solved('1..5');
  expect([deals(), held().match(/123456/g)?.length]).toEqual([
    ['java:1', 'java:2', 'java:3', 'java:4', 'java:5'],
    3,
  ]);
  expect(err).toMatch(/^5 deals \(3 of them before\) in .*\nwinnable: .*\nms a deal: mean 74100, /);
});

test('with --json standard output has every line, those of the file first', async () => {
  await solved('1..2');
  const { out } = await solved('1..4 --json');
  expect(out).toBe(held());
});

test.each([1, 10, 50])(
  'a last line torn off %d characters before its end is solved again',
  async (characters) => {
    await solved('1..5');
    writeFileSync(file, marked(held()).slice(0, -characters));
    await solved('1..5');
    expect([deals().length, held().match(/123456/g)?.length]).toEqual([5, 4]);
  },
);

test('a file that holds all is left as it is', async () => {
  await solved('1..3');
  const before = held();
  const { status } = await solved('1..3');
  expect([status, held()]).toEqual([0, before]);
});

describe('a file of something else is refused and stays as it is', () => {
  test.each<[what: string, before: string, args: string, why: string]>([
    ['other deals', '1..3', '2..5', 'line 1, java:1, is of another run: java:2 is due here'],
    ['more deals', '1..3', '1..2', 'line 3, java:3, is of another run: the deals end before it'],
    ['other rules', '1..3', '1..3 --draw 1', 'line 1, java:1, is of another run: its rules are ulg'],
    [
      'another share',
      '1..5 --shard 1/2',
      '1..5 --shard 1/3',
      'line 2, java:3, is of another run: java:4 is due here',
    ],
    [
      'a share of a longer list',
      '1..5 --shard 1/2',
      '1..9 --shard 1/2',
      'line 1, java:1, is of another run: its place in the list is 1 of 5, here 1 of 9',
    ],
  ])('%s', async (...[, before, args, why]) => {
    await solved(before);
    const text = held();
    const { status, err } = await solved(args);
    expect([status, err.split('\n')[0], held()]).toEqual([2, `klondike: --out ${file}: ${why}`, text]);
  });

  test.each(['my notes', 'my notes\n', '{"deal":"java:1"}\n'])('%j', async (text) => {
    writeFileSync(file, text);
    const { status, err } = await solved('1..3');
    expect([status, err.split('\n')[0], held()]).toEqual([
      2,
      `klondike: --out ${file}: line 1 is no result of klondike solve`,
      text,
    ]);
  });
});

test('a file that cannot be made is named, status 2', async () => {
  file = join(folder, 'none', 'out.jsonl');
  const { status, err } = await solved('1..3');
  expect([status, err]).toEqual([2, expect.stringContaining(`klondike: --out ${file}: ENOENT`)]);
});

describe('--shard and --merge', () => {
  const shard = (index: number, args: string): Promise<Ran> => {
    file = join(folder, `${index}.jsonl`);
    return solved(`${args} --shard ${index}/3`);
  };
  const merge = (...words: string[]): Promise<Ran> =>
    klondike([
      'solve',
      '--merge',
      ...words.map((word) => word.replace(/^\d\.jsonl/, (name) => join(folder, name))),
    ]);
  const ALL = ['1.jsonl', '2.jsonl', '3.jsonl'];

  beforeEach(async () => {
    for (const index of [1, 2, 3]) await shard(index, '1..8');
  });

  const inFile = (name: string, change: (text: string) => string): void => {
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')));
  };

  test('join to what one run writes', async () => {
    file = join(folder, 'whole.jsonl');
    await solved('1..8');
    const { status, out, err } = await merge(...ALL);
    expect([status, marked(out)]).toEqual([0, marked(held())]);
    expect(err).toMatch(/^8 deals of 3 files: \d winnable, \d lost, \d unknown\nwinnable: /);
  });

  test('the order of the files does not matter, nor does a share that has no deal', async () => {
    writeFileSync(join(folder, '4.jsonl'), '');
    const [one, other] = [await merge(...ALL), await merge('4.jsonl', '3.jsonl', '1.jsonl', '2.jsonl')];
    expect(other.out).toBe(one.out);
  });

  test('--out writes a new file, and none that is there', async () => {
    const target = join(folder, 'all.jsonl');
    const [first, second] = [await merge(...ALL, '--out', target), await merge(...ALL, '--out', target)];
    expect([first.out, readFileSync(target, 'utf8')]).toEqual(['', (await merge(...ALL)).out]);
    expect([second.status, second.err]).toEqual([2, expect.stringContaining('EEXIST')]);
  });

  test.each<[what: string, change: () => void, words: string[], why: string]>([
    [
      'a share is missing',
      () => undefined,
      ['1.jsonl', '3.jsonl'],
      'deal 2 of the list is in none of the files, nor are 2 others',
    ],
    [
      'a share has not ended',
      () => inFile('2.jsonl', (text) => text.split('\n').slice(0, 2).join('\n') + '\n'),
      ALL,
      'deal 8 of the list is in none of the files',
    ],
    [
      'a line is torn off',
      () => inFile('3.jsonl', (text) => text.slice(0, -5)),
      ALL,
      '3.jsonl: line 2 is torn off: its run has not ended',
    ],
    [
      'a line is none',
      () => appendFileSync(join(folder, '1.jsonl'), 'x\n'),
      ALL,
      '1.jsonl: line 4 is no result of klondike solve',
    ],
    ['a file is missing', () => undefined, [...ALL, '4.jsonl'], '4.jsonl: there is no such file'],
    [
      'verdicts contradict each other',
      () =>
        writeFileSync(
          join(folder, '4.jsonl'),
          '{"deal":"java:3","verdict":"winnable","moves":"","visits":1,"ms":1,"nth":3,"of":8}\n',
        ),
      [...ALL, '4.jsonl'],
      '4.jsonl: line 1, java:3 is winnable, but lost in 3.jsonl, line 1',
    ],
    [
      'the rules are others',
      () => inFile('2.jsonl', (text) => text.replaceAll('"verdict"', '"rules":"ksu","verdict"')),
      ALL,
      '2.jsonl: line 1, java:2: the rules, ksu, is another one than in 1.jsonl, ulg',
    ],
    [
      'the list has another length',
      () => inFile('2.jsonl', (text) => text.replaceAll('"of":8', '"of":9')),
      ALL,
      '2.jsonl: line 1, java:2: the number of deals in the list, 9, is another one than in 1.jsonl, 8',
    ],
    [
      'a deal is at the place of another',
      () => inFile('2.jsonl', (text) => text.replace('"nth":2', '"nth":1')),
      ALL,
      '2.jsonl: line 1, java:2 is at the place of 1.jsonl: line 1, java:1',
    ],
    [
      'lines tell no places',
      () => inFile('1.jsonl', (text) => text.replace(/,"nth":\d,"of":8/g, '')),
      ['1.jsonl'],
      '1.jsonl: line 1, java:1: its place in the list is not told, so the deals must be given, too',
    ],
    ['a deal of the list is missing', () => undefined, ['1..9', ...ALL], 'java:9 is in none of the files'],
    [
      'a line is of no deal of the list',
      () => undefined,
      ['1..7', ...ALL],
      '2.jsonl: line 3, java:8: it is not due there by the list of deals',
    ],
  ])('are refused where %s: status 2, nothing written', async (...[, change, words, why]) => {
    change();
    const { status, out, err } = await merge(...words);
    expect([status, out, err.split('\n')[0]?.replaceAll(`${folder}/`, '')]).toEqual([
      2,
      '',
      `klondike: ${why}`,
    ]);
  });

  test('runs of parts of a list join if the deals are named', async () => {
    for (const part of ['1..3', '4..5']) {
      file = join(folder, `${part.replace('..', '-')}.jsonl`);
      await solved(part);
    }
    const { status, out } = await merge('1..5', join(folder, '4-5.jsonl'), join(folder, '1-3.jsonl'));
    expect([status, out.match(/java:\d/g)]).toEqual([0, ['java:1', 'java:2', 'java:3', 'java:4', 'java:5']]);
  });

  test('a verdict that one file knows is taken before an unknown one', async () => {
    const line = '{"deal":"java:1","verdict":"winnable","moves":"x","visits":1,"ms":1,"nth":1,"of":8}\n';
    writeFileSync(join(folder, '4.jsonl'), line);
    const { out } = await merge(...ALL, '4.jsonl');
    expect(out.split('\n')[0]).toBe('{"deal":"java:1","verdict":"winnable","moves":"x","visits":1,"ms":1}');
  });
});
