import { describe, expect, test } from '@jest/globals';
import { drawTable } from '../../../../../src/games/montecarlo/terminal/drawing/draw-table.js';
import type { Color } from '../../../../../src/terminal/window/suits.js';
import { cells, frameWith } from './drawing.js';

/** The row of the window with the names of the cards. The cursor is on the last card. */
function cardsIn(color: Color, highlighted: string): string {
  const frame = frameWith('r1: 6h 2s 8d 9c Qs', { highlighted: cells(highlighted) });
  const options = { columns: 40, rows: 11, unicode: true, color };
  const state = { cursor: { row: 0, column: 4 }, message: '', isAlarm: false };
  const line = drawTable(frame, options, state).find((text) => text.includes('6♥')) ?? '';
  return line
    .trim()
    .replaceAll('\x1b[0m', '/')
    .replaceAll(/\x1b\[([0-9;]+)m/g, '<$1>');
}

describe('suits and borders have colors: in', () => {
  test.each<[color: Color, drawn: string]>([
    ['none', '│ 6♥  │<1>║/ <1>2♠/  <1>║/│ 8♦  ││ 9♣  ││<7> Q♠  /│'],
    ['two', '│ <31>6♥/  │<1;31>║/ <1>2♠/  <1;31>║/│ <31>8♦/  ││ 9♣  ││<7> Q♠  /│'],
    ['four', '│ <31>6♥/  │<1;31>║/ <1>2♠/  <1;31>║/│ <36>8♦/  ││ <32>9♣/  ││<7> Q♠  /│'],
  ])('%s', (color, drawn) => expect(cardsIn(color, 'b1')).toBe(drawn));

  test('a highlighted card keeps its border under the cursor', () =>
    expect(cardsIn('two', 'e1')).toMatch(/│<1;31>║\/<7> \/<1;7>Q♠\/<7> {2}\/<1;31>║\/$/));
});
