import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { klondike } from '../../support/command.js';
import { ownFolder } from '../../support/own-folder.js';

const folder = ownFolder();

function script(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const WON = 'examples/scripts/win-java-11.klon';

describe('scripts of Monte Carlo Solitaire', () => {
  const WON_PAIRS = 'examples/scripts/win-montecarlo.klon';
  const GRID = 'r1: Ah 2s 2h; deck: Kd';
  const PAIRS = script('pairs.klon', `[Game "montecarlo"] [Layout "${GRID}"]\ndeal b1 a1? new:-3 undo?`);

  const frames = [
    `deal\n# deal: ${GRID}\nr1: Ah 2s 2h\nleft: 1\nscore: 48`,
    'b1\nr1: Ah 2s 2h\nleft: 1\nscore: 48\nhighlighted: b1',
    'a1?\nr1: Ah 2s 2h\nleft: 1\nscore: 48\nbeeped',
  ];

  test('Monte Carlo scripts run together with Klondike scripts, each at its own table', async () => {
    expect(await klondike(['replay', '--frames', 'none', WON_PAIRS, WON, '-'], 'new stock')).toEqual({
      status: 0,
      out: '',
      err: [
        `${WON_PAIRS}: as expected, 57 events`,
        `${WON}: as expected, 103 events`,
        'standard input: as expected, 2 events',
        '',
      ].join('\n'),
    });
  });

  test('scripts print a frame after each event that refreshed the view', async () => {
    const { status, out } = await klondike(['replay', PAIRS]);
    const shown = frames.map((frame, index) => `# ${PAIRS} ${index + 1}: ${frame}\n\n`).join('');
    expect([status, out.slice(0, shown.length), out.slice(shown.length).split('\n').slice(0, 2)]).toEqual([
      0,
      shown,
      [`# ${PAIRS} 4: new:-3`, '# deal: java:-3'],
    ]);
  });

  test('scripts print JSON', async () => {
    const { out } = await klondike(['replay', '--json', PAIRS]);
    const lines = out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    const quiet = { won: false, beeped: false, help: false, hinted: false };
    expect([lines.length, lines[1], lines[3], lines[4]]).toEqual([
      5,
      {
        script: PAIRS,
        deal: GRID,
        number: 2,
        event: 'b1',
        frame: { rows: [['Ah', '2s', '2h']], left: 1, score: 48, game: null, highlighted: ['b1'], ...quiet },
      },
      expect.objectContaining({ event: 'new:-3', frame: expect.objectContaining({ game: '-3' }) }),
      { script: PAIRS, deal: 'java:-3', events: 5, ok: true },
    ]);
  });

  test('scripts fail with the same words', async () => {
    const wrong = script('wrong-pairs.klon', `[Game "montecarlo"] new:12345\n  c1 a1 { left: 27 }`);
    expect(await klondike(['replay', '--frames', 'none', wrong])).toEqual({
      status: 1,
      out: '',
      err: [
        `${wrong}:2:6: not as expected`,
        '         expected  seen',
        '  >  a1  accepted  refused: a beep',
        'The script up to there:',
        '  [Game "montecarlo"]',
        '  new:12345 c1 a1',
        'The deal: java:12345',
        '',
      ].join('\n'),
    });
  });

  test.each([
    [
      '[Game "montecarlo"] [Rules "ulg"] new:1',
      'line 1, column 29: "ulg"; expected no Rules tag: Monte Carlo Solitaire has no house rules to choose from',
    ],
    [
      '[Game "montecarlo"] [Game "klondike"]',
      'line 1, column 28: "klondike"; expected montecarlo: klondike scripts are for parseScript (klondike-kit) and klondike play',
    ],
    [
      'new [Game "montecarlo"]',
      'line 1, column 12: "montecarlo"; expected one game per file: the Game tag comes before the first event',
    ],
    [
      '[Game "montecarlo"] new:1 [Game "klondike"] new',
      'line 1, column 34: "klondike"; expected one game per file: the Game tag comes before the first event',
    ],
  ])('scripts are refused with tags that contradict the game: %s', async (text, why) => {
    const file = script('tags.klon', text);
    expect(await klondike(['replay', file])).toEqual({ status: 2, out: '', err: `${file}: ${why}\n` });
  });

  const NO_EVENT =
    'expected an event (new, stock, undo, redo, w>t3, w>f1, t5>f2, t2>t6*3, f1>t4), win, a tag, a check or a comment';

  test.each<[what: string, text: string, why: string]>([
    [
      'the message names the missing tag if only the tag is missing',
      'new:12345 c1 b2',
      `line 1, column 1: "new:12345"; ${NO_EVENT}; scripts of Monte Carlo Solitaire begin with [Game "montecarlo"]`,
    ],
    [
      'the message names the missing tag if a check is the first mistake',
      '[Title "x"] { left: 0 } new:12345',
      'line 1, column 15: "left"; expected a fact: stock:, moves:, waste:, f1: to f4:, t1: to t7:, won, refreshed:; scripts of Monte Carlo Solitaire begin with [Game "montecarlo"]',
    ],
    [
      'a script of neither game is treated as a Klondike script',
      'new:12345 c1 x9x',
      `line 1, column 1: "new:12345"; ${NO_EVENT}`,
    ],
    [
      'a script with the tag for Klondike is treated as a Klondike script',
      '[Game "klondike"] new:12345',
      `line 1, column 19: "new:12345"; ${NO_EVENT}`,
    ],
  ])('scripts are reported without their tag: %s', async (_, text, why) => {
    expect(await klondike(['replay', '-'], text)).toEqual({
      status: 2,
      out: '',
      err: `standard input: ${why}\n`,
    });
  });
});
