/** Our handler behind views in Python, through `klondike_shim.KitHandler`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { EASY_DEAL, EASY_MOVES } from '../../support/easy-deal.js';
import { describeUnless, missingPrograms } from '../../support/missing.js';
import { MAIN } from '../../support/process.js';

const ROOT = join(import.meta.dirname, '../../..');

/** The command of our handler. */
const handler = (...options: readonly string[]): string[] => [process.execPath, MAIN, 'handler', ...options];

function printedBy(file: string, args: readonly string[], input = ''): readonly string[] {
  const { status, stdout, stderr } = spawnSync('python3', ['-B', join(ROOT, file), ...args], {
    encoding: 'utf8',
    input,
    env: {
      ...process.env,
      PYTHONPATH: join(ROOT, 'src/grading/shims/python'),
      PYTHONUTF8: '1',
      LANG: 'C.UTF-8',
    },
    timeout: 300_000,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trimEnd().split('\n');
}

describeUnless(missingPrograms('python3', 'ps'), 'a view in Python', () => {
  const probed = (words: string, command = handler('--deal', 'java:11')): readonly string[] =>
    printedBy('spec/fixtures/python-view/probe.py', [words, ...command]);

  test('gets its calls on the thread that reports the event, before the method returns', () => {
    expect(probed('name new targets t4>t6 t1>t7 undo redo')).toEqual([
      'name: klondike-kit',
      ...['moves: 0', 'new: 15 calls', "targets: ['t6']", 'moves: 1', 't4>t6: 4 calls'],
      'refused: wrong-color, On the tableau, red goes on black and black on red.',
      't1>t7: 0 calls',
      ...['moves: 0', 'undo: 4 calls', 'moves: 1', 'redo: 4 calls'],
    ]);
  });

  test('gets answers to questions, and errors', () => {
    expect(probed('new hint verdict save deal')).toEqual([
      ...['moves: 0', 'new: 15 calls'],
      'hint: Move the four of hearts from tableau 4 to tableau 6.',
      "verdict: {'verdict': 'winnable', 'winnableUntil': 0}",
      'save: new',
      expect.stringMatching(/^deal: ValueError: line \d+, column \d+: "java:x"; expected/),
    ]);
  });

  test('may raise an exception: the event counts, and the next one shows the whole table', () => {
    expect(probed('new fail stock stock')).toEqual([
      ...['moves: 0', 'new: 15 calls', 'fail: 0 calls'],
      'stock: NegativeNumberException: the view failed on purpose',
      ...['moves: 1', 'moves: 2', 'stock: 19 calls'],
    ]);
  });

  test('continues the game in another process if the process ends', () => {
    expect(probed('new stock t4>t6 kill undo undo restart undo')).toEqual([
      ...['moves: 0', 'new: 15 calls', 'moves: 1', 'stock: 4 calls', 'moves: 2', 't4>t6: 4 calls'],
      ...['kill: 0 calls', 'ended: ended with exit status -9.', 'undo: 0 calls'],
      ...['ended: ended.', 'undo: 0 calls', 'moves: 2', 'restart: 15 calls', 'moves: 1', 'undo: 4 calls'],
    ]);
  });

  test('hears why a program does not begin', () => {
    const begin = (...command: readonly string[]): unknown => probed('new', [...command]);
    expect(() => begin(process.execPath, '-e', 'process.exit(3)')).toThrow(
      /OSError: .* ended with exit status 3\./,
    );
    expect(() => begin('no-such-program')).toThrow("No such file or directory: 'no-such-program'");
  });

  test('can have a handler in any language behind it', () => {
    const student = [
      'python3',
      '-B',
      ...['run.py', 'sample_handler.py'].map((name) => join(ROOT, 'src/grading/shims/python', name)),
    ];
    expect(probed('name new stock save', student)).toEqual([
      ...['name: A Student', 'moves: 0'],
      expect.stringMatching(/^new: \d+ calls$/),
      'moves: 1',
      expect.stringMatching(/^stock: \d+ calls$/),
      'save: ValueError: Unknown method save.',
    ]);
  });

  test('the terminal view in examples plays a deal to its win', () => {
    const typed = EASY_MOVES.map((move) =>
      move === 'stock' ? 's' : move.replace(/^t(\d)>/, '$1 ').replace('w>', 'w '),
    );
    const said = printedBy('examples/terminal_view.py', handler('--deal', EASY_DEAL), typed.join('\n'));
    expect(said.at(-1)).toBe('You win in 60 moves!');
  });
});
