/** A grid of Monte Carlo Solitaire in French. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { widthOf } from '../../../../src/terminal/drawing/text.js';
import { formFor } from '../../../../src/games/montecarlo/terminal/drawing/form.js';
import { aboutPages, helpPages } from '../../../../src/games/montecarlo/terminal/drawing/panels.js';
import { drawTable } from '../../../../src/games/montecarlo/terminal/drawing/draw-table.js';
import { FRENCH as strings } from '../../../../src/french.js';
import { plain } from '../../klondike/terminal/marked.js';
import { anyGridFrame } from './drawing/arbitrary-frame.js';
import { MIDDLE } from './drawing/drawing.js';
import { pressAt } from './pilot.js';
import { Seat } from './seat.js';

test.each([20, 40, 60, 80])('a press on a button does the same as its key in %i columns', (columns) => {
  const pressed = formFor({ columns, rows: 24 }, MIDDLE, { strings, unicode: true })?.buttons ?? [];
  const heard = pressed.map((button) => {
    const outcomes = [button.key, pressAt({ x: button.x + button.width - 1, y: button.y })].map((typed) => {
      const events: string[] = [];
      const clicked = new Seat({ strings, columns, onQuit: () => events.push('quit') });
      clicked.show(MIDDLE);
      clicked.view.type(typed);
      return [...events, ...clicked.heard, ...clicked.view.screen].join('\n');
    });
    return outcomes[0] === outcomes[1] ? '' : button.key;
  });
  expect([heard.length > 5, heard.filter((key) => key !== '')]).toEqual([true, []]);
});

test('a larger window never has fewer buttons or smaller cards, and has all nine buttons from 40 columns', () => {
  const formIn = (columns: number, rows: number): { buttons: number; card: number } => {
    const form = formFor({ columns, rows }, MIDDLE, { strings, unicode: true });
    return { buttons: form?.buttons.length ?? 0, card: (form?.strideX ?? 0) * (form?.strideY ?? 0) };
  };
  const faults: string[] = [];
  for (let columns = 20; columns < 90; columns++) {
    for (let rows = 11; rows < 30; rows++) {
      const { buttons, card } = formIn(columns, rows);
      const smaller = [formIn(columns - 1, rows), formIn(columns, rows - 1)];
      const isShrunk = smaller.some((form) => form.buttons > buttons || form.card > card);
      if (isShrunk || (columns >= 40 && buttons < 9)) faults.push(`${columns} x ${rows}`);
    }
  }
  expect(faults).toEqual([]);
});

describe('in a window of any size', () => {
  const anySize = fc.record({ columns: fc.nat({ max: 170 }), rows: fc.nat({ max: 64 }) });
  const state = { cursor: { row: 0, column: 0 }, message: '', isAlarm: false };

  test('every grid and every page fits', () =>
    fc.assert(
      fc.property(anyGridFrame, anySize, fc.boolean(), (frame, size, unicode) => {
        const options = { ...size, unicode, color: 'none', strings } as const;
        const drawn = [
          drawTable(frame, options, state),
          ...helpPages(undefined, options),
          ...aboutPages({ author: 'Zoë', deal: 'r1: Ah' }, options),
        ];
        return drawn.every(
          (lines) =>
            lines.length <= size.rows && lines.every((line) => widthOf(plain(line), unicode) <= size.columns),
        );
      }),
    ));
});
