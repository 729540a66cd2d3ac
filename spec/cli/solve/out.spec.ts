/** `klondike solve --out FILE` does not solve the deals in the file again. */
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { held, heldDeals, marked, own, solvedToFile, useOwnFolder } from './runs.js';

useOwnFolder();

test('writes lines of JSON to the file, and nothing to standard output', async () => {
  const { status, out } = await solvedToFile('1..3');
  expect([status, out, heldDeals()]).toEqual([0, '', ['java:1', 'java:2', 'java:3']]);
});

test('keeps the lines of the file, and counts them in the summary', async () => {
  await solvedToFile('1..3');
  writeFileSync(own.file, marked(held()));
  const { err } = await solvedToFile('1..5');
  expect([heldDeals(), held().match(/123456/g)?.length]).toEqual([
    ['java:1', 'java:2', 'java:3', 'java:4', 'java:5'],
    3,
  ]);
  expect(err).toMatch(
    /^5 deals \(3 of them from earlier runs\) in .*\nwinnable: .*\nms per deal: mean 74100, /,
  );
});

test('prints every line with --json, and the lines from the file come first', async () => {
  await solvedToFile('1..2');
  const { out } = await solvedToFile('1..4 --json');
  expect(out).toBe(held());
});

test.each([1, 10, 50])(
  'solves the last line again if its last %d characters are missing',
  async (characters) => {
    await solvedToFile('1..5');
    writeFileSync(own.file, marked(held()).slice(0, -characters));
    await solvedToFile('1..5');
    expect([heldDeals().length, held().match(/123456/g)?.length]).toEqual([5, 4]);
  },
);

test('does not change a complete file', async () => {
  await solvedToFile('1..3');
  const before = held();
  const { status } = await solvedToFile('1..3');
  expect([status, held()]).toEqual([0, before]);
});

describe('a file with other contents is refused and does not change', () => {
  test.each<[what: string, before: string, args: string, why: string]>([
    ['other deals', '1..3', '2..5', 'line 1, java:1, is from another run: java:2 should be here'],
    ['more deals', '1..3', '1..2', 'line 3, java:3, is from another run: this run has fewer deals'],
    [
      'other rules',
      '1..3',
      '1..3 --draw 1',
      'line 1, java:1, is from another run: its rules are "ulg", here "ulg, draw 1"',
    ],
    [
      'another share',
      '1..5 --shard 1/2',
      '1..5 --shard 1/3',
      'line 2, java:3, is from another run: java:4 should be here',
    ],
    [
      'a shard from a longer list',
      '1..5 --shard 1/2',
      '1..9 --shard 1/2',
      'line 1, java:1, is from another run: the length of its list is 5, here 9',
    ],
    [
      'a shard from another list',
      '1 2 3 --shard 1/2',
      '1 9 3 --shard 1/2',
      'line 1, java:1, is from another run: the digest of its list is ',
    ],
    [
      'a shard, for a run of the whole list',
      '1..5 --shard 1/5',
      '1..5',
      'line 1, java:1, is from another run: it was solved with --shard, here without --shard',
    ],
    [
      'lines without --short',
      '5',
      '5 --short',
      'line 1, java:5, is from another run: it was solved without --short, here with --short',
    ],
    [
      'another notation',
      '3',
      '3 --notation draws',
      'line 1, java:3, is from another run: its notation is klon, here draws',
    ],
  ])('%s', async (...[, before, args, why]) => {
    await solvedToFile(before);
    const text = held();
    const { status, err } = await solvedToFile(args);
    expect([status, err.startsWith(`klondike: --out ${own.file}: ${why}`) ? why : err, held()]).toEqual([
      2,
      why,
      text,
    ]);
    expect(err).not.toContain('--help');
  });

  test('refuses a file whose solutions are not the shortest ones', async () => {
    const text = '{"deal":"java:5","verdict":"winnable","moves":"stock","visits":45,"ms":1}\n';
    writeFileSync(own.file, text);
    const { status, err } = await solvedToFile('5..6 --minimal');
    expect([status, err, held()]).toEqual([
      2,
      `klondike: --out ${own.file}: line 1, java:5, is from another run: it was solved without --minimal, here with --minimal\n`,
      text,
    ]);
  });

  test.each([
    ['my notes', '"my notes"; expected a line of klondike solve, such as {"deal":'],
    ['my notes\n', '"my notes"; expected a line of klondike solve, such as {"deal":'],
    ['\n', 'nothing is there; expected a line of klondike solve, such as {"deal":'],
    ['{"deal":"java:1"}\n', 'its verdict is undefined; expected winnable, lost, unknown\n'],
    [
      '{"deal":"java:1","verdict":"lost","visits":-1,"ms":1}\n',
      'its visits is -1; expected a whole number from 0\n',
    ],
    [
      '{"deal":"java:1","verdict":"lost","moves":"stock","visits":1,"ms":1}\n',
      'its verdict is "lost" with moves; expected moves with "winnable" only\n',
    ],
    [
      '{"deal":"java:1","verdict":"unknown","visits":1,"ms":1}\n',
      'its verdict is "unknown" without why; expected why with "unknown" only\n',
    ],
    [
      '{"deal":"java:1","verdict":"lost","visits":1,"ms":1,"nth":3,"of":2}\n',
      'its nth is 3; expected at most its of, 2\n',
    ],
  ])('%j', async (text, why) => {
    writeFileSync(own.file, text);
    const { status, err } = await solvedToFile('1..3');
    expect([status, err, held()]).toEqual([
      2,
      expect.stringContaining(`klondike: --out ${own.file}: line 1: ${why}`),
      text,
    ]);
  });
});

test.each([
  ['none/out.jsonl', 'folder not found'],
  ['.', 'this is a folder, not a file'],
])('reports a file that cannot be created, with status 2: %s', async (name, why) => {
  own.file = join(own.folder, name);
  const { status, err } = await solvedToFile('1..3');
  expect([status, err]).toEqual([2, `klondike: --out ${own.file}: ${why}\n`]);
});

describe('a file that another run has locked', () => {
  const lockBy = (pid: number, host = hostname()): void =>
    writeFileSync(`${own.file}.lock`, JSON.stringify({ pid, host }));

  test.each<[where: string, make: () => void]>([
    ['on this machine', () => lockBy(process.ppid)],
    ['on another machine', () => lockBy(1, 'another.example')],
    ['by a run that has just begun', () => writeFileSync(`${own.file}.lock`, '')],
  ])('a file locked %s is refused and does not change', async (_where, make) => {
    await solvedToFile('1..3');
    const before = held();
    make();
    const { status, err } = await solvedToFile('1..5');
    expect([status, err, held()]).toEqual([
      2,
      expect.stringContaining(`klondike: --out ${own.file}: another run is writing to it; process `),
      before,
    ]);
  });

  test.each<[why: string, make: () => void]>([
    // No process has this id on any system.
    ['the locking process is gone', () => lockBy(2 ** 31 - 1)],
    ['the locking process had the same id as this one, in a container', () => lockBy(process.pid)],
    [
      'the lock was not renewed for a minute',
      () => {
        lockBy(1, 'another.example');
        utimesSync(`${own.file}.lock`, 0, Date.now() / 1000 - 61);
      },
    ],
  ])('the file is used if the lock has expired: %s', async (_why, make) => {
    make();
    const { status } = await solvedToFile('1..3');
    expect([status, heldDeals().length, existsSync(`${own.file}.lock`)]).toEqual([0, 3, false]);
  });
});
