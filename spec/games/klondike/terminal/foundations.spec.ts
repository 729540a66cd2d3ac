/** Empty foundations for one suit show that suit. */
import { describe, expect, test } from '@jest/globals';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { TableOptions } from '../../../../src/games/klondike/terminal/drawing/draw-table.js';
import { drawTable } from '../../../../src/games/klondike/terminal/drawing/draw-table.js';
import { YCP_TEXT } from '../../../../src/games/klondike/model/rules.js';
import { START } from './drawing.js';
import { marked } from './marked.js';

type Options = Pick<TableOptions, 'columns' | 'rows' | 'unicode' | 'color'> & Partial<TableOptions>;

const LARGE = { columns: 80, rows: 24, unicode: true, color: 'none' } as const;
const SLIM = { columns: 40, rows: 15, unicode: true, color: 'none' } as const;

/** The rows of the stock and the foundations. */
const upperRows = (options: Options, of = START): string[] =>
  drawTable(of, options, { cursor: { pile: 't1', depth: 1 }, message: '' }).slice(
    1,
    options.columns < 48 ? 2 : 4,
  );

const bound = { foundations: YCP_TEXT.foundations };

describe('foundations for one suit show the suit', () => {
  test.each<[how: string, options: Options, rows: string[]]>([
    [
      'in boxes',
      LARGE,
      [
        '   ┌─────┐    ┌     ┐               ┌     ┐    ┌     ┐    ┌     ┐    ┌     ┐',
        '   │░░░░░│                             ♣          ♦          ♥          ♠',
        '   └─────┘    └     ┘               └     ┘    └     ┘    └     ┘    └     ┘',
      ],
    ],
    [
      'in boxes in plain ASCII',
      { ...LARGE, unicode: false },
      [
        '   +-----+    +     +               +     +    +     +    +     +    +     +',
        '   |#####|                             c          d          h          s',
        '   +-----+    +     +               +     +    +     +    +     +    +     +',
      ],
    ],
    ['in two characters', SLIM, [' ░░    []          -♣    -♦    -♥    -♠']],
    ['in slim form in plain ASCII', { ...SLIM, unicode: false }, [' ##    []          -c    -d    -h    -s']],
  ])('%s', (_, options, rows) => {
    expect(upperRows({ ...options, ...bound })).toEqual(rows);
  });

  test('in the colors of the suits', () => {
    expect(upperRows({ ...SLIM, ...bound, color: 'four' })[0]).toContain(
      '\x1b[32m-♣\x1b[0m    \x1b[36m-♦\x1b[0m    \x1b[31m-♥\x1b[0m    -♠',
    );
  });

  test('until a card covers it', () => {
    expect(upperRows({ ...SLIM, ...bound }, parseFrame('f2: Ad'))).toEqual([
      ' ░░    []          -♣    A♦    -♥    -♠',
    ]);
  });

  test('even under the cursor', () => {
    const state = { cursor: { pile: 'f3', depth: 1 }, message: '' } as const;
    expect(marked(drawTable(START, { ...SLIM, ...bound }, state)[1] ?? '')).toContain('-♦    {-♥}    -♠');
  });
});

test("foundations for any suit don't show a suit", () => {
  expect([upperRows(SLIM), upperRows({ ...SLIM, foundations: 'any suit' })]).toEqual([
    [' ░░    []          []    []    []    []'],
    [' ░░    []          []    []    []    []'],
  ]);
});
