import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { writerTo } from '../../../src/cli/output.js';
import { klondike, readerOf } from '../../support/command.js';
import { testUnless } from '../../support/missing.js';
import { ownFolder } from '../../support/own-folder.js';

const folder = ownFolder();

function script(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const WON = 'examples/scripts/win-java-11.klon';
const DEAL = 'waste: Ah; t1: 3c | Ks; t2: Qd';
const HALF = script('half.klon', '[Layout "t1: 3c | Ks; t2: Qd; waste: Ah"]\nnew\nw>f1\nt2>t1\n');
const WRONG = script('wrong.klon', '[Layout "t1: 3c | Ks; t2: Qd"] new\nt2>t1 { t1: ## Ks }\nundo');

describe('--frames', () => {
  const frames = {
    new: 'stock: empty\nwaste: Ah\nt1: ## Ks\nt2: Qd\nmoves: 0\n',
    'w>f1': 'stock: empty\nf1: Ah\nt1: ## Ks\nt2: Qd\nmoves: 1\n',
    't2>t1': 'stock: empty\nf1: Ah\nt1: ## Ks Qd\nmoves: 2\n',
  };

  test('frames appear after each event by default', async () => {
    const shown = Object.entries(frames).map(
      ([event, frame], index) =>
        `# ${HALF} ${index + 1}: ${event}\n${event === 'new' ? `# deal: ${DEAL}\n` : ''}${frame}\n`,
    );
    expect(await klondike(['replay', HALF])).toEqual({
      status: 0,
      out: shown.join(''),
      err: `${HALF}: as expected, 3 events\n`,
    });
  });

  test('only the last frame appears with --frames last', async () => {
    const { status, out } = await klondike(['replay', '--frames', 'last', HALF]);
    expect([status, out]).toEqual([0, `# ${HALF} 3: the end\n${frames['t2>t1']}\n`]);
  });

  test('frames do not appear with --frames none, for several scripts', async () => {
    expect(await klondike(['replay', HALF, WON, '--frames=none'])).toEqual({
      status: 0,
      out: '',
      err: `${HALF}: as expected, 3 events\n${WON}: as expected, 103 events\n`,
    });
  });

  test('the result appears for a script from standard input', async () => {
    expect(await klondike(['replay', '-', '--frames', 'none'], 'new stock*3')).toEqual({
      status: 0,
      out: '',
      err: 'standard input: as expected, 4 events\n',
    });
  });

  test('frames are one line of JSON each with --json', async () => {
    const lines = (await klondike(['replay', HALF, '--json'])).out.split('\n');
    const none = Object.fromEntries(
      ['f2', 'f3', 'f4', 't3', 't4', 't5', 't6', 't7'].map((pile) => [pile, []]),
    );
    expect([lines.length, JSON.parse(lines[1] ?? ''), JSON.parse(lines[3] ?? '')]).toEqual([
      5,
      {
        script: HALF,
        deal: DEAL,
        number: 2,
        event: 'w>f1',
        frame: {
          stock: 'empty',
          waste: [],
          f1: ['Ah'],
          ...none,
          t1: ['##', 'Ks'],
          t2: ['Qd'],
          moves: 1,
          won: false,
        },
      },
      { script: HALF, deal: DEAL, events: 3, ok: true },
    ]);
  });
});

describe('a failed script ends with status 1, and the others still run', () => {
  test('a failed script is reported as text', async () => {
    const { status, out, err } = await klondike(['replay', '--frames', 'none', WRONG, HALF]);
    expect([status, out, err]).toEqual([
      1,
      '',
      [
        `${WRONG}:2:7: not as expected`,
        '         expected  seen',
        '  >  t1  ## Ks     ## Ks Qd',
        'The script up to there:',
        '  [Layout "t1: 3c | Ks; t2: Qd"]',
        '  new t2>t1',
        '  { t1: ## Ks }',
        'The deal: t1: 3c | Ks; t2: Qd',
        `${HALF}: as expected, 3 events`,
        '',
      ].join('\n'),
    ]);
  });

  test('a failed script is reported as JSON', async () => {
    const { status, out } = await klondike(['replay', '--frames', 'none', '--json', WRONG]);
    const rows = [{ name: 't1', expected: '## Ks', seen: '## Ks Qd', holds: false }];
    expect([status, JSON.parse(out)]).toEqual([
      1,
      {
        script: WRONG,
        deal: 't1: 3c | Ks; t2: Qd',
        events: 2,
        ok: false,
        kind: 'fact',
        line: 2,
        column: 7,
        rows,
      },
    ]);
  });
});

describe('a script is played by the rules that it names', () => {
  test.each<[name: string, events: number]>([
    ['win-ksu', 65],
    ['win-ycp-text', 97],
    ['win-ycp-text-reference', 59],
    ['win-ycp-selection', 87],
  ])('%s is won', async (name, events) => {
    const file = `examples/scripts/${name}.klon`;
    const { status, out, err } = await klondike(['replay', '--frames', 'last', file]);
    expect([status, out.endsWith(`\nmoves: ${events - 1}\nwon\n\n`), err]).toEqual([
      0,
      true,
      `${file}: as expected, ${events} events\n`,
    ]);
  });

  /** Scripts that each show a custom of only one house. */
  const customs = {
    ulg: '[Layout "f1: Ah 2h; t1: 3c"] new f1>t1',
    'ycp-text': '[Layout "waste: Ac"] new stock { waste: Ac } w>f2? w>f1',
    'ycp-text-reference': '[Layout "waste: 3d Kd 9c"] new stock { waste: Kd }',
    'ycp-selection': '[Layout "waste: Ac"] new stock { waste: Ac } w>f2',
    ksu: '[Layout "stock: 9c; t1: 8h | 2h; f1: Ah"] new t1>f1 win',
  };

  test.each(Object.entries(customs))('no other house accepts the custom of %s', async (house, custom) => {
    const files = Object.keys(customs).map((name) =>
      script(`${name} as ${house}.klon`, `[Rules "${name}"] ${custom}`),
    );
    const { out } = await klondike(['replay', '--frames', 'none', '--json', ...files]);
    const results = out.trim().split('\n');
    const keepers = Object.keys(customs).filter((_, at) => results[at]?.includes('"ok":true'));
    expect([results.length, keepers]).toEqual([5, [house]]);
  });
});

test('ends silently when the program that reads its output ends', async () => {
  const file = script('big.klon', `new\n${'stock '.repeat(20_000)}`);
  expect(await klondike(['replay', file], '', { onPrint: readerOf(1) })).toEqual({
    status: 0,
    out: expect.stringMatching(/^# .*big\.klon 1: new\n# deal: java:\d+\n/),
    err: '',
  });
});

const missing = ['/dev/full'].filter((file) => !existsSync(file));
testUnless(missing, 'reports a full disk, with status 2', async () => {
  const disk = openSync('/dev/full', 'w');
  expect(await klondike(['replay', HALF], '', { onPrint: writerTo(disk) })).toEqual({
    status: 2,
    out: '',
    err: 'klondike: ENOSPC: no space left on device, write\n',
  });
  closeSync(disk);
});
