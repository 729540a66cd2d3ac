/** A script that can't be read does not stop the others. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { klondike } from '../../support/command.js';
import { ownFolder } from '../../support/own-folder.js';

const folder = ownFolder();

function script(name: string, text: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const HALF = script('half.klon', '[Layout "t1: 3c | Ks; t2: Qd; waste: Ah"]\nnew\nw>f1\nt2>t1\n');
const WRONG = script('wrong.klon', '[Layout "t1: 3c | Ks; t2: Qd"] new\nt2>t1 { t1: ## Ks }\nundo');
const HALF_RUN = `${HALF}: as expected, 3 events`;

describe('a script that cannot be read is reported in order, with status 2, and the others still run', () => {
  const parts =
    'an event (new, stock, undo, redo, w>t3, w>f1, t5>f2, t2>t6*3, f1>t4), win, a tag, a check or a comment';
  test.each<[what: string, file: string, why: string]>([
    ['no such file', join(folder, 'none.klon'), 'file not found'],
    ['a path through a file', join(HALF, 'none.klon'), 'file not found'],
    ['a folder', folder, 'this is a folder, not a script'],
    ['a word', script('word.klon', 'new\n stok'), `line 2, column 2: "stok"; expected ${parts}`],
    [
      'binary',
      script('binary.klon', new Uint8Array([0, 159, 146, 150])),
      'not a script; scripts are UTF-8 text',
    ],
    [
      'a zero byte between words',
      script('zero.klon', 'new # \0\nstock'),
      'not a script; scripts are UTF-8 text',
    ],
    [
      'a word that is not UTF-8',
      script('latin.klon', Buffer.from('new caf\xe9', 'latin1')),
      'not a script; scripts are UTF-8 text',
    ],
    [
      '100 MB',
      script('large.klon', Buffer.alloc(100_000_000, 'stock ')),
      'too large; a script can have at most 16 MiB',
    ],
    [
      'the same card twice in a deck',
      script('twice.klon', '[Deck "Ah 2h Ah"]'),
      'line 1, column 14: "Ah"; expected each card once (it is card 1 already)',
    ],
    [
      'an unknown house',
      script('poker.klon', '[Rules "poker"]\nnew'),
      'line 1, column 1: "poker"; expected the name of house rules: ulg, ycp-text, ycp-text-reference, ycp-selection, ksu',
    ],
  ])('%s', async (_, file, why) => {
    expect(await klondike(['replay', '--frames=none', HALF, file, HALF])).toEqual({
      status: 2,
      out: '',
      err: `${HALF_RUN}\n${file}: ${why}\n${HALF_RUN}\n`,
    });
  });

  test('accepts a comment that is not UTF-8', async () => {
    const file = script('comment.klon', Buffer.from('# caf\xe9\nnew', 'latin1'));
    const { status, err } = await klondike(['replay', '--frames=none', file]);
    expect([status, err]).toEqual([0, `${file}: as expected, 1 event\n`]);
  });

  test('prints a line of JSON with the fault and its place', async () => {
    const files = [join(folder, 'none.klon'), WRONG, script('two.klon', 'new\n stok'), HALF];
    const { status, out, err } = await klondike(['replay', '--frames=none', '--json', ...files]);
    const lines = out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect([status, err, lines]).toEqual([
      2,
      '',
      [
        { script: files[0], ok: false, error: 'file not found' },
        expect.objectContaining({ script: WRONG, ok: false, kind: 'fact' }),
        {
          script: files[2],
          ok: false,
          error: `line 2, column 2: "stok"; expected ${parts}`,
          line: 2,
          column: 2,
        },
        expect.objectContaining({ script: HALF, ok: true }),
      ],
    ]);
  });

  test.each<[what: string, bytes: Buffer]>([
    ['binary', Buffer.from([0, 159, 146, 150])],
    ['no UTF-8', Buffer.from('new\n caf\xe9', 'latin1')],
  ])("leaves out the place in the JSON if a file isn't text (%s)", async (_, bytes) => {
    const file = script('picture.klon', bytes);
    const { status, out } = await klondike(['replay', '--json', file]);
    expect([status, JSON.parse(out)]).toEqual([
      2,
      { script: file, ok: false, error: 'not a script; scripts are UTF-8 text' },
    ]);
  });

  test('refuses a script that is a million events over the limit', async () => {
    const file = script('long.klon', 'new stock*1000000');
    expect((await klondike(['replay', file])).err).toBe(
      `${file}: line 1, column 5: "stock*1000000"; expected a script of at most 1000000 events\n`,
    );
  });
});

describe('a script without events is reported, with status 2, and the others still run', () => {
  const why = 'the script has no event';

  test.each<[what: string, text: string]>([
    ['no text', ''],
    ['a comment', '# nothing yet\n'],
    ['tags and checks, but no event', '[Deal "java:11"] { moves: 0 }'],
    ['of Monte Carlo', '[Game "montecarlo"]'],
  ])('%s', async (_, text) => {
    const file = script('empty.klon', text);
    expect(await klondike(['replay', '--frames=none', file, HALF])).toEqual({
      status: 2,
      out: '',
      err: `${file}: ${why}\n${HALF_RUN}\n`,
    });
  });

  test('a script without events is reported as JSON', async () => {
    const file = script('empty.klon', '');
    const { status, out } = await klondike(['replay', '--json', file]);
    expect([status, JSON.parse(out)]).toEqual([2, { script: file, ok: false, error: why }]);
  });

  test('reports an empty standard input, even on a second read', async () => {
    const err = `standard input: ${why}\n`;
    expect(await klondike(['replay', '-'])).toEqual({ status: 2, out: '', err });
    expect(await klondike(['replay', '--frames=none', '-', '-'], 'new stock')).toEqual({
      status: 2,
      out: '',
      err: `standard input: as expected, 2 events\n${err}`,
    });
  });
});
