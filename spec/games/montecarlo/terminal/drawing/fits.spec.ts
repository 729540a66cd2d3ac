import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clamp } from '../../../../../src/games/montecarlo/views/grid-commands.js';
import { smallestFor } from '../../../../../src/games/montecarlo/terminal/drawing/form.js';
import { drawTable } from '../../../../../src/games/montecarlo/terminal/drawing/draw-table.js';
import { widthOf } from '../../../../../src/terminal/drawing/text.js';
import { arbitraryCell } from '../../../../support/arbitrary-grid.js';
import { cardsNumbered } from '../../../../support/cards.js';
import { plain } from '../../../klondike/terminal/marked.js';
import { anyGridFrame } from './arbitrary-frame.js';
import { readScreen } from './read-screen.js';

const anySize = fc.record({ columns: fc.nat({ max: 170 }), rows: fc.nat({ max: 64 }) });
const anyText = fc.string({ unit: 'grapheme', maxLength: 90 });
const anyState = fc.record({ cursor: arbitraryCell, message: anyText, isAlarm: fc.boolean() });

const fits = (lines: readonly string[], { columns, rows }: { columns: number; rows: number }): boolean =>
  lines.length <= rows && lines.every((line) => widthOf(plain(line), true) <= columns);

describe('any frame in a window of any size', () => {
  test('the drawing is at most as large as the window', () =>
    fc.assert(
      fc.property(anyGridFrame, anySize, anyState, (frame, size, state) =>
        fits(drawTable(frame, { ...size, unicode: true, color: 'two' }, state), size),
      ),
    ));

  test('ASCII mode draws only ASCII characters', () =>
    fc.assert(
      fc.property(anyGridFrame, anySize, anyState, (frame, size, state) => {
        const lines = drawTable(frame, { ...size, unicode: false, color: 'none' }, state);
        return fits(lines, size) && lines.every((line) => /^[ -~]*$/.test(plain(line)));
      }),
    ));
});

/** The cells by row, then by column. */
const inOrder = (cells: readonly { row: number; column: number }[]): string[] =>
  cells.map(({ row, column }) => String(row * 52 + column).padStart(4, '0')).sort();

test('every card, highlight and figure is readable in any window that is large enough', () => {
  const more = fc.record({ columns: fc.nat({ max: 90 }), rows: fc.nat({ max: 40 }) });
  fc.assert(
    fc.property(anyGridFrame, more, arbitraryCell, (anyFrame, { columns, rows }, cell) => {
      const frame = { ...anyFrame, won: false };
      const smallest = smallestFor(frame);
      const size = { columns: smallest.columns + columns, rows: smallest.rows + rows };
      const state = { cursor: clamp(frame, cell), message: '', isAlarm: false };
      const seen = readScreen(drawTable(frame, { ...size, unicode: true, color: 'two' }, state));
      expect({ ...seen, highlighted: inOrder(seen.highlighted) }).toEqual({
        rows: frame.rows,
        highlighted: inOrder(frame.highlighted),
        cardsLeft: frame.cardsLeft,
        score: frame.score,
      });
    }),
  );
});

test('a window of 20 by 11 is large enough for five rows and columns', () => {
  const rows = Array.from({ length: 5 }, () => cardsNumbered(0, 1, 2, 3, 4));
  expect([smallestFor({ rows }), smallestFor({ rows: [] })]).toEqual([
    { columns: 20, rows: 11 },
    { columns: 20, rows: 11 },
  ]);
});
