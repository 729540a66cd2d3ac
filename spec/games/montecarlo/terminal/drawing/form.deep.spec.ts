import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Size } from '../../../../../src/terminal/drawing/canvas.js';
import type { Form } from '../../../../../src/games/montecarlo/terminal/drawing/form.js';
import { formFor, smallestFor } from '../../../../../src/games/montecarlo/terminal/drawing/form.js';
import { MIDDLE } from './drawing.js';
import { anyGridFrame } from './arbitrary-frame.js';

function formIn(size: Size, rows = MIDDLE.rows): Form {
  const form = formFor(size, { rows });
  if (form === undefined) throw new Error(`nothing is shown in ${nameOf(size)}`);
  return form;
}

const nameOf = ({ columns, rows }: Size): string => `${columns} x ${rows}`;

describe('a message of two lines covers', () => {
  const isAbove = ({ rows }: Size, { y }: { y: number }): boolean => y < rows - 2;

  test('none but Help and Quit in the smallest window of any grid', () =>
    fc.assert(
      fc.property(anyGridFrame, ({ rows }) => {
        const smallest = smallestFor({ rows });
        const kept = formIn(smallest, rows).buttons.filter((button) => isAbove(smallest, button));
        expect(kept.map(({ key }) => key)).toEqual(expect.arrayContaining(['c', 'h', 'u']));
      }),
    ));
});
