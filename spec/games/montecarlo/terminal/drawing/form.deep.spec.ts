import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Size } from '../../../../../src/terminal/drawing/canvas.js';
import { formFor, smallestFor } from '../../../../../src/games/montecarlo/terminal/drawing/form.js';
import { anyGridFrame } from './arbitrary-frame.js';

describe('a message of two lines', () => {
  const isAbove = ({ rows }: Size, { y }: { y: number }): boolean => y < rows - 2;

  test('covers at most Help and Quit in the smallest window for any grid', () =>
    fc.assert(
      fc.property(anyGridFrame, ({ rows }) => {
        const smallest = smallestFor({ rows });
        const kept = formFor(smallest, { rows })?.buttons.filter((button) => isAbove(smallest, button));
        expect(kept?.map(({ key }) => key)).toEqual(expect.arrayContaining(['c', 'h', 'u']));
      }),
    ));
});
