/** Runs `klondike solve --shard I/N`, and merges the files of the shards with `--merge`. */
import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { CommandResult } from '../../support/command.js';
import { klondike } from '../../support/command.js';
import { held, marked, own, solvedToFile, useOwnFolder } from './runs.js';

useOwnFolder();

describe('--shard and --merge', () => {
  const shard = (index: number, args: string): Promise<CommandResult> => {
    own.file = join(own.folder, `${index}.jsonl`);
    return solvedToFile(`${args} --shard ${index}/3`);
  };
  const merge = (...words: string[]): Promise<CommandResult> =>
    klondike([
      'solve',
      '--merge',
      ...words.map((word) => word.replace(/^\d\.jsonl/, (name) => join(own.folder, name))),
    ]);
  const ALL = ['1.jsonl', '2.jsonl', '3.jsonl'];

  beforeEach(async () => {
    for (const index of [1, 2, 3]) await shard(index, '1..8');
  });

  const inFile = (name: string, change: (text: string) => string): void => {
    writeFileSync(join(own.folder, name), change(readFileSync(join(own.folder, name), 'utf8')));
  };

  test('merged shards have the same lines as one run', async () => {
    own.file = join(own.folder, 'whole.jsonl');
    await solvedToFile('1..8');
    const { status, out, err } = await merge(...ALL);
    expect([status, marked(out)]).toEqual([0, marked(held())]);
    expect(err).toMatch(/^8 deals of 3 files: \d winnable, \d lost, \d unknown\nwinnable: /);
  });

  test('a merge does not depend on the order of the files or on a shard without deals', async () => {
    writeFileSync(join(own.folder, '4.jsonl'), '');
    const [one, other] = [await merge(...ALL), await merge('4.jsonl', '3.jsonl', '1.jsonl', '2.jsonl')];
    expect(other.out).toBe(one.out);
  });

  test('a merge writes a new file with --out, and does not overwrite one', async () => {
    const target = join(own.folder, 'all.jsonl');
    const [first, second] = [await merge(...ALL, '--out', target), await merge(...ALL, '--out', target)];
    expect([first.out, readFileSync(target, 'utf8')]).toEqual(['', (await merge(...ALL)).out]);
    expect([second.status, second.err]).toEqual([
      2,
      `klondike: --out ${target}: it already exists. Delete it, or choose another name\n`,
    ]);
  });

  test.each<[what: string, change: () => void, words: string[], why: string]>([
    [
      'a shard is missing',
      () => undefined,
      ['1.jsonl', '3.jsonl'],
      'deal 2 of the list is in none of the files, nor are 2 others',
    ],
    [
      'a shard has not finished',
      () => inFile('2.jsonl', (text) => text.split('\n').slice(0, 2).join('\n') + '\n'),
      ALL,
      'deal 8 of the list is in none of the files',
    ],
    [
      'a line is incomplete',
      () => inFile('3.jsonl', (text) => text.slice(0, -5)),
      ALL,
      '3.jsonl: line 2 is incomplete; its run has not finished',
    ],
    [
      'a line is not a result',
      () => appendFileSync(join(own.folder, '1.jsonl'), 'x\n'),
      ALL,
      '1.jsonl: line 4: "x"; expected a line of klondike solve, such as {"deal":"java:3","verdict":"lost","visits":0,"ms":0.1}',
    ],
    ['a file is missing', () => undefined, [...ALL, '4.jsonl'], '4.jsonl: file not found'],
    [
      'verdicts contradict each other',
      () =>
        writeFileSync(
          join(own.folder, '4.jsonl'),
          '{"deal":"java:3","verdict":"winnable","moves":"","visits":1,"ms":1,"nth":3,"of":8}\n',
        ),
      [...ALL, '4.jsonl'],
      '4.jsonl: line 1, java:3 is winnable, but lost in 3.jsonl, line 1',
    ],
    [
      'the rules differ',
      () => inFile('2.jsonl', (text) => text.replaceAll('"verdict"', '"rules":"ksu","verdict"')),
      ALL,
      '2.jsonl: line 1, java:2: its rules are "ksu", but "ulg" in 1.jsonl, line 1',
    ],
    [
      'the length of the list differs',
      () => inFile('2.jsonl', (text) => text.replaceAll('"of":8', '"of":9')),
      ALL,
      '2.jsonl: line 1, java:2: the length of its list is 9, but 8 in 1.jsonl, line 1',
    ],
    [
      "a deal has another deal's place",
      () => inFile('2.jsonl', (text) => text.replace('"nth":2', '"nth":1')),
      ALL,
      '2.jsonl: line 1, java:2 is at the place of 1.jsonl: line 1, java:1',
    ],
    [
      'lines have no places',
      () => inFile('1.jsonl', (text) => text.replace(/,"nth":\d,"of":8,"list":"\w+"/g, '')),
      ['1.jsonl'],
      '1.jsonl: line 1, java:1: its place in the list is missing, so name the deals as well',
    ],
    [
      'lists of the same length differ',
      () => inFile('2.jsonl', (text) => text.replace(/"list":"\w+"/g, '"list":"00000000"')),
      ALL,
      '2.jsonl: line 1, java:2: the digest of its list is 00000000, but 964afb61 in 1.jsonl, line 1',
    ],
    [
      'the notation differs',
      () => inFile('2.jsonl', (text) => text.replaceAll('"verdict"', '"notation":"draws","verdict"')),
      ALL,
      '2.jsonl: line 1, java:2: its notation is draws, but klon in 1.jsonl, line 1',
    ],
    [
      'a lost deal has moves',
      () => inFile('3.jsonl', (text) => text.replace('"lost"', '"lost","moves":"stock"')),
      ALL,
      '3.jsonl: line 1: its verdict is "lost" with moves; expected moves with "winnable" only',
    ],
    [
      'the options name other rules',
      () => undefined,
      [...ALL, '--rules', 'ksu'],
      '1.jsonl: line 1, java:1: its rules are "ulg", but "ksu" in the options',
    ],
    ['a deal of the list is missing', () => undefined, ['1..9', ...ALL], 'java:9 is in none of the files'],
    [
      'a line is for a deal that is not in the list',
      () => undefined,
      ['1..7', ...ALL],
      '2.jsonl: line 3, java:8: the list has a different deal there',
    ],
  ])('a merge fails with status 2, and writes nothing, if %s', async (...[, change, words, why]) => {
    change();
    const { status, out, err } = await merge(...words);
    expect([status, out, err.split('\n')[0]?.replaceAll(own.folder + sep, '')]).toEqual([
      2,
      '',
      `klondike: ${why}`,
    ]);
  });

  test('a merge fails if all files are empty', async () => {
    own.file = join(own.folder, 'empty.jsonl');
    writeFileSync(own.file, '');
    expect(await merge(own.file)).toEqual({
      status: 2,
      out: '',
      err: "klondike: the files have no results\nklondike: can't merge: 1 fault\n",
    });
  });

  test('a merge reports one fault in a file, and then nothing about its missing lines', async () => {
    inFile('2.jsonl', () => 'x\n'.repeat(1500));
    inFile('3.jsonl', (text) => text.replaceAll('"verdict"', '"rules":"ksu","verdict"').slice(0, -5));
    const { err } = await merge(...ALL);
    expect(err.replaceAll(own.folder + sep, '').match(/^klondike: [\w. ']+/gm)).toEqual([
      'klondike: 2.jsonl',
      'klondike: 3.jsonl',
      "klondike: can't merge",
    ]);
  });

  test('a merge writes the whole file for --out, or nothing', async () => {
    own.file = join(own.folder, 'all.jsonl');
    const before = readdirSync(own.folder);
    inFile('3.jsonl', (text) => text.slice(0, -5));
    await merge(...ALL, '--out', own.file);
    expect(readdirSync(own.folder)).toEqual(before);
  });

  test('a merge takes the list of deals from standard input', async () => {
    const names = ALL.map((name) => join(own.folder, name));
    const { status, out } = await klondike(['solve', '--merge', ...names, '--file', '-'], '1..8\n');
    expect([status, out]).toEqual([0, (await merge(...ALL)).out]);
  });

  test('a merge joins runs on parts of a list if the deals are named', async () => {
    for (const part of ['1..3', '4..5']) {
      own.file = join(own.folder, `${part.replace('..', '-')}.jsonl`);
      await solvedToFile(part);
    }
    const { status, out } = await merge('1..5', join(own.folder, '4-5.jsonl'), join(own.folder, '1-3.jsonl'));
    expect([status, out.match(/java:\d/g)]).toEqual([0, ['java:1', 'java:2', 'java:3', 'java:4', 'java:5']]);
  });

  test('a merge prefers a known verdict to an unknown one', async () => {
    const line = '{"deal":"java:1","verdict":"winnable","moves":"x","visits":1,"ms":1,"nth":1,"of":8}\n';
    writeFileSync(join(own.folder, '4.jsonl'), line);
    const { out } = await merge(...ALL, '4.jsonl');
    expect(out.split('\n')[0]).toBe('{"deal":"java:1","verdict":"winnable","moves":"x","visits":1,"ms":1}');
  });
});
