/** Plays a submission at the terminal table. */
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { lineWords } from '../../../src/cli/play/line-table.js';
import { ADVICE_WORDS } from '../../../src/games/klondike/command/line-advice.js';
import type { CommandResult } from '../../support/command.js';
import { complaintsIn, klondike } from '../../support/command.js';
import { LEAVE } from '../play/fake-terminal.js';
import { HANGS, QUITS, THROWS, submissionWith } from '../../support/grading/faulty-submissions.js';
import { folderOf } from '../../support/grading/submissions.js';

const SAMPLE = 'src/grading/shims/javascript/sample/handler.js';

const FOLDER = folderOf({
  'right.mjs': submissionWith("newGame() { console.log('on the screen?'); super.newGame(); }"),
  'throws.mjs': THROWS,
  'idle.mjs': submissionWith('clickStock() { this.view.refreshWindow(); }'),
  'hangs.mjs': HANGS,
  'quits.mjs': QUITS,
  'broken.mjs': 'export default class {',
});

const words = (name: string): string[] => [
  ...['play', '--sandbox', 'off', '--handler'],
  name === SAMPLE ? name : join(FOLDER, name),
];

describe('line by line', () => {
  const play = (name: string, lines: string, ...more: readonly string[]): Promise<CommandResult> =>
    klondike([...words(name), ...more], lines);

  test('sends each event to the handler, and hides its output', async () => {
    const { status, out, err } = await play('right.mjs', 'about\nnew\nstock { moves: 1 }\nundo\nundo\nundo?');
    expect([
      status,
      out.match(/moves: \d|deal|screen/g),
      err.replace(/^New game.*\n.*waste\.\n/m, ''),
    ]).toEqual([
      0,
      ['moves: 0', 'moves: 1', 'moves: 0'],
      'Klondike, played by Zoé\nUndone; the waste is empty.\nundo is refused: the handler changed nothing.\n',
    ]);
  });

  test('counts an event that changed nothing as refused, and prints no frame', async () => {
    const { status, out, err } = await play('idle.mjs', 'new\nstock\nstock?');
    expect([status, out.match(/stock: full/g)?.length, complaintsIn(err)]).toEqual([
      0,
      1,
      ['stock is refused: the handler changed nothing.'],
    ]);
  });

  test('help lists what the handler lacks, and the command refuses it', async () => {
    const { status, err } = await play('right.mjs', 'help\nnew\nredo\n[Deal "java:1"]');
    expect([status, err.replaceAll('\n', ' ')]).toEqual([
      1,
      expect.stringContaining(
        'Not available with this handler: redo, moves, go:3, hint, finish, winnable, solution, [Rules], [Deal] ',
      ),
    ]);
    expect(err).toMatch(/redo: not as expected\n.*\n.*one without redo \(Zoé\)\n/);
    expect(err).toMatch(/\[Deal "java:1"\]: not as expected\n.*\n.*one without nextDeal \(Zoé\)\n/);
  });

  test('lists each word that our own game knows but this handler does not', async () => {
    const words = lineWords({ listsMoves: true, advice: ADVICE_WORDS });
    const unknownIn = ({ err }: CommandResult): string[] =>
      Array.from(err.matchAll(/unknown word '(.*?)'/g), ([, word = '']) => word);
    const own = unknownIn(await klondike(['play', '--deal', 'java:11'], `new ${words.join(' ')}`));
    const theirs = unknownIn(await play('right.mjs', words.filter((word) => word !== 'quit').join(' ')));
    const { err } = await play('right.mjs', 'help');
    const lacked = /Not available with this handler: ([^]*)/.exec(err)?.[1]?.trim().split(/,\s/) ?? [];
    expect([own, theirs]).toEqual([[], lacked.filter((word) => theirs.includes(word))]);
    expect(theirs).toContain('solution');
  });

  test('gives deals to a handler that takes them, and shows their names', async () => {
    const { status, out } = await play(SAMPLE, 'new', '--deal', 'java:11');
    expect([status, out.split('\n')[0]]).toEqual([0, '# deal: java:11']);
  });

  test.each([
    ['throws', 'throws.mjs', 'the handler threw RangeError: no stock.', 1],
    [
      'hangs',
      'hangs.mjs',
      'the handler did not answer in time and was stopped; start a new game to restart it.',
      2,
    ],
    ['ends its process', 'quits.mjs', "the handler's process ended; start a new game to restart it.", 2],
  ])('reports a handler that %s, and restarts it with a new game', async (...[, name, why, stops]) => {
    const { status, out, err } = await play(name, 'new\nstock\nundo\nnew { moves: 0; stock: full }');
    const gone =
      stops === 1
        ? 'the handler changed nothing.'
        : 'the handler was stopped; start a new game to restart it.';
    expect([status, complaintsIn(err)]).toEqual([
      1,
      [`stock is refused: ${why}`, `undo is refused: ${gone}`],
    ]);
    expect(out.match(/stock: full/g)).toHaveLength(2);
  });

  test('reports a faulty handler in French', async () => {
    const { err } = await klondike(words('throws.mjs'), 'new\nstock', { env: { LANG: 'fr_BE.UTF-8' } });
    expect(err.split('\n').at(-2)).toBe(
      'stock est refusé\u202f: le gestionnaire a levé l’exception RangeError: no stock.',
    );
  });
});

describe('in the whole terminal', () => {
  /** Presses the keys one after another. Resolves to the output and the exit status. */
  async function pressed(
    name: string,
    ...keys: readonly string[]
  ): Promise<readonly [number | null, string]> {
    const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
    const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
    let text = '';
    stdout.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      if (piece.includes(LEAVE)) stdin.destroy();
    });
    const env = { LANG: 'C.UTF-8', TERM: 'xterm' };
    const ended = klondike(words(name), stdin, { stdout, env });
    while (!text.includes('Moves: 0')) await wait(20);
    for (const key of keys) {
      stdin.write(key);
      await wait(20);
    }
    stdin.write('q');
    await wait(80);
    stdin.write('y');
    return [(await ended).status, text];
  }

  test('plays with keys, without redo, hints and a choice of deals', async () => {
    const [status, text] = await pressed('right.mjs', 'd', 'y', 'h', 'g');
    expect([status, text.includes('Moves: 1'), /redo|hint|deal\b|on the screen/i.exec(text)?.[0]]).toEqual([
      0,
      true,
      undefined,
    ]);
  });

  test('reports below the table that the handler died, and restarts it with a new game', async () => {
    const [status, text] = await pressed('quits.mjs', 'd', 'n');
    expect([status, text.includes("The handler's process ended; start a new game to restart it.")]).toEqual([
      1,
      true,
    ]);
  });
});

describe('status 2', () => {
  test.each([
    [words('broken.mjs'), 'broken.mjs: SyntaxError: Unexpected end of input (broken.mjs:1)'],
    [words('none.mjs'), 'none.mjs: submission not found'],
    [[...words('right.mjs'), '--deal', 'java:1'], '--deal needs a handler with the method nextDeal'],
    [[...words('right.mjs'), '--rules', 'ksu'], "--rules can't be used with --handler"],
    [['play', '--cmd', 'x', '--record', 'y'], "--record can't be used with --cmd"],
    [['play', '--sandbox', 'off'], '--sandbox needs --handler or --cmd'],
  ])('%j', async (given, why) => {
    const { status, err } = await klondike(given, 'new');
    expect([status, err.split('\n')[0]]).toEqual([2, expect.stringContaining(why)]);
  });
});
