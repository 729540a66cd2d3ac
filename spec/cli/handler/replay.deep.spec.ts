/** Replays scripts on a submission instead of our controller. */
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { candidateOf } from '../../../src/grading/candidate/candidate-of.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { replayOf } from '../../../src/grading/shorten/script-of.js';
import type { CommandResult } from '../../support/command.js';
import { klondike } from '../../support/command.js';
import { HANGS, QUITS, THROWS, submissionWith } from '../../support/grading/faulty-submissions.js';
import { folderOf } from '../../support/grading/submissions.js';
import { shell } from '../../support/process.js';

const SAMPLE = 'src/grading/shims/javascript/sample/handler.js';

const FOLDER = folderOf({
  'right.mjs': submissionWith(''),
  'tells-all-again.mjs': submissionWith(`clickStock() { super.clickStock(); this.view.refreshWindow(); }
    undo() { super.undo(); this.view.refreshWindow(); }`),
  'draws-nothing.mjs': submissionWith('clickStock() {}'),
  'lends-and-counts-from-one.mjs': submissionWith(`attach(view) {
      if (view === undefined) return undefined;
      const [lent, told] = [[], []];
      const tableauCards = (column, cards) => {
        const [own, before] = [(lent[column] ??= []), told[column] ?? []];
        own.length = cards.length;
        cards.forEach((card, index) => { if (before[index] !== card) own[index] = card; });
        told[column] = cards.slice();
        view.tableauCards(column, own);
      };
      const others = ['stockEmpty', 'wasteCards', 'foundationCards', 'win', 'refreshWindow'];
      const rest = Object.fromEntries(others.map((name) => [name, (...args) => view[name](...args)]));
      return super.attach({ ...rest, tableauCards, updateMoves: (moves) => view.updateMoves(moves + 1) });
    }`),
  'throws.mjs': THROWS,
  'hangs.mjs': HANGS,
  'quits.mjs': QUITS,
  'broken.mjs': 'export default class {',
});

const replay = (name: string, script: string, ...words: readonly string[]): Promise<CommandResult> =>
  klondike(
    ['replay', '--sandbox', 'off', '--handler', join(FOLDER, name), '--frames', 'none', ...words, '-'],
    script,
  );

test('a correct handler plays several games as expected, and the same games from the same seed', async () => {
  const script = '[Seed "17"] new { t7: ## ## ## ## ## ## Td } stock*2 undo*2 undo? new stock { moves: 1 }';
  expect(await klondike(['replay', '--handler', SAMPLE, '--frames', 'none', '-'], script)).toEqual({
    status: 0,
    out: '',
    err: 'standard input: as expected, 8 events\n',
  });
  const { out } = await klondike(['replay', '--handler', SAMPLE, '--json', '-'], script);
  expect(JSON.parse(out.split('\n')[0] ?? '')).toMatchObject({ number: 1, event: 'new', seed: 17 });
});

test('an event that changed nothing counts as refused, even if the view was refreshed', async () => {
  const { status } = await replay('tells-all-again.mjs', 'new undo? stock undo undo?');
  expect(status).toBe(0);
});

test('the command in a report shows the fault', () => {
  const submission = join(FOLDER, 'draws-nothing.mjs');
  const command = replayOf(candidateOf(submission), '[Rules "ulg"] [Seed "3"] new stock { moves: 1 }');
  const { status, err } = shell(command);
  expect([status, err]).toEqual([
    1,
    `standard input:1:30: not as expected
            expected  seen
  >  stock  accepted  refused: no view call
The script up to there:
  [Rules "ulg"]
  [Seed "3"]
  new stock
The seed: 3
`,
  ]);
});

test('each command in the report of `klondike grade` shows its fault', async () => {
  const submission = join(FOLDER, 'lends-and-counts-from-one.mjs');
  const { out } = await klondike(['grade', '--sandbox', 'off', '--json', submission]);
  const { criteria } = JSON.parse(out) as GradeReport;
  const failures = criteria.flatMap((criterion) => criterion.failures);
  const told = failures.map(({ check, replay: command }) => {
    const { status, err } = shell(command.replace('npx klondike replay', 'klondike replay --sandbox off'));
    return [check, status, /^ {2}> {2}(.*)/m.exec(err)?.[1]];
  });
  expect(told).toEqual([
    ['count.start', 1, expect.stringMatching(/^check .*a game begins with 0 moves/i)],
    ['arrays.own', 1, expect.stringMatching(/^(check|t\d) /)],
  ]);
});

describe('a script that fails', () => {
  test.each([
    ['a handler that throws', 'throws.mjs', 'thrown: RangeError: no stock'],
    ['a handler that hangs', 'hangs.mjs', 'It did not answer in time.'],
    ['a handler that ends its process', 'quits.mjs', 'Its process ended.'],
  ])('%s', async (_, name, seen) => {
    const { status, err } = await replay(name, 'new stock');
    expect([status, err.split('\n')[2]]).toEqual([1, expect.stringContaining(`>  stock  accepted  ${seen}`)]);
  });

  test('a script with a deal fails unless the handler takes deals', async () => {
    const script = '[Layout "t1: 3c | Ks; t2: Qd"] new t2>t1 { t1: ## Ks Qd }';
    const { status, err } = await replay('right.mjs', script);
    expect([status, err]).toEqual([
      1,
      expect.stringContaining('a handler that can be given its cards  one without nextDeal (Zoé)'),
    ]);
    expect((await klondike(['replay', '--handler', SAMPLE, '-'], script)).status).toBe(0);
  });
});

describe('status 2', () => {
  test.each([
    ['no submission', 'none.mjs', 'none.mjs: submission not found'],
    [
      'a submission that cannot start',
      'broken.mjs',
      'broken.mjs: SyntaxError: Unexpected end of input \\(broken.mjs:1\\)\\n$',
    ],
  ])('%s', async (_, name, why) => {
    const { status, err } = await replay(name, 'new');
    expect([status, err]).toEqual([2, expect.stringMatching(new RegExp(`^klondike: .*${why}`, 's'))]);
  });

  test('refuses a seed that is not a number', async () => {
    expect(await replay('right.mjs', 'new [Seed "x"] new')).toMatchObject({
      status: 2,
      err: 'standard input: line 1, column 5: "x"; expected a seed: a whole number from 0\n',
    });
  });

  test('refuses a script of another game', async () => {
    const { status, err } = await replay('right.mjs', '[Game "montecarlo"] deal');
    expect([status, err]).toEqual([2, expect.stringContaining('"montecarlo"; expected')]);
  });

  test.each([
    [
      ['--handler', 'a.js', '--cmd', 'b'],
      '--handler and --cmd both choose the handler; use only one of them',
    ],
    [['--handler', ''], "--handler takes a name, not ''"],
    [['--sandbox', 'off'], '--sandbox needs --handler or --cmd'],
    [['--handler', 'a.js', '--sandbox', 'on'], "--sandbox takes required, auto or off, not 'on'"],
  ])('%j', async (words, why) => {
    const { status, err } = await klondike(['replay', ...words, '-'], 'new');
    expect([status, err.split('\n')[0]]).toEqual([2, `klondike: ${why}`]);
  });
});
