import { describe, test } from '@jest/globals';
import fc from 'fast-check';
import { PILES } from '../../../../src/games/klondike/words/piles.js';
import type { Cursor } from '../../../../src/games/klondike/views/cursor.js';
import { clamp } from '../../../../src/games/klondike/views/cursor.js';
import type { TablePointer, Sprite } from '../../../../src/games/klondike/terminal/drawing/arrange.js';
import { arrange, hit } from '../../../../src/games/klondike/terminal/drawing/arrange.js';
import type { TableForm } from '../../../../src/games/klondike/terminal/drawing/form.js';
import { SMALLEST, formFor } from '../../../../src/games/klondike/terminal/drawing/form.js';
import { drawTable } from '../../../../src/games/klondike/terminal/drawing/draw-table.js';
import { widthOf } from '../../../../src/terminal/drawing/text.js';
import { pickUp } from '../../../../src/games/klondike/views/hand.js';
import { arbitraryFrame } from '../../../support/arbitrary.js';
import { plain } from './marked.js';

const anyWhere: fc.Arbitrary<Cursor> = fc.record({
  pile: fc.constantFrom(...PILES),
  depth: fc.integer({ min: 1, max: 52 }),
});

/** A frame, with the cursor on a card or with cards in hand over a pile. */
const anyTable = fc
  .record({ frame: arbitraryFrame, cursor: anyWhere, source: anyWhere, holds: fc.boolean() })
  .map(({ frame, cursor, source, holds }) => {
    const hand = holds ? pickUp(frame, clamp(frame, source)) : undefined;
    const pointing: TablePointer = hand === undefined ? { cursor: clamp(frame, cursor) } : { cursor, hand };
    return { frame, pointing };
  });

const anySize = fc.record({ columns: fc.nat({ max: 130 }), rows: fc.nat({ max: 60 }) });
const largeEnough = fc.record({
  columns: fc.integer({ min: SMALLEST.columns, max: 130 }),
  rows: fc.integer({ min: SMALLEST.rows, max: 60 }),
});
const anyText = fc.string({ unit: 'grapheme', maxLength: 90 });

const fits = (lines: readonly string[], { columns, rows }: { columns: number; rows: number }): boolean =>
  lines.length <= rows && lines.every((line) => widthOf(plain(line), true) <= columns);

describe('any drawing, in a window of any size,', () => {
  test('is at most as large as the window', () =>
    fc.assert(
      fc.property(anyTable, anySize, anyText, ({ frame, pointing }, size, text) => {
        const options = {
          ...size,
          unicode: true,
          color: 'two',
          deal: text,
          house: { name: text, differences: [text] },
        } as const;
        return fits(drawTable(frame, options, { ...pointing, message: text }), size);
      }),
    ));

  test('has only ASCII characters in plain ASCII', () =>
    fc.assert(
      fc.property(anyTable, anySize, anyText, ({ frame, pointing }, size, text) => {
        const options = {
          ...size,
          unicode: false,
          color: 'none',
          deal: text,
          house: { name: text, differences: [text] },
        } as const;
        const lines = drawTable(frame, options, { ...pointing, message: text });
        return fits(lines, size) && lines.every((line) => /^[ -~]*$/.test(plain(line)));
      }),
    ));
});

/** The parts that are missing, outside the window, or out of reach of the mouse. Empty if all is well. */
function fault(
  form: TableForm,
  sprites: readonly Sprite[],
  { columns, rows }: { columns: number; rows: number },
): string {
  const outside = sprites.find(
    ({ x, y }) => x < 0 || y < 0 || x + form.width > columns || y + form.height > rows - 1,
  );
  if (outside !== undefined) return `outside: ${JSON.stringify(outside)}`;
  const missing = PILES.find((pile) => !sprites.some((sprite) => sprite.pile === pile && sprite.depth === 1));
  if (missing !== undefined) return `no top card: ${missing}`;
  const covered = sprites.find((sprite) => hit(form, sprites, sprite)?.pile !== sprite.pile);
  return covered === undefined ? '' : `not to be hit: ${JSON.stringify(covered)}`;
}

describe('in a window that is large enough', () => {
  test('each pile shows its top card, and the mouse can reach every part', () =>
    fc.assert(
      fc.property(anyTable, largeEnough, ({ frame, pointing }, size) => {
        const form = formFor(size);
        const found = form === undefined ? 'no form' : fault(form, arrange(form, frame, pointing), size);
        if (found !== '') throw new Error(found);
      }),
    ));

  test('the card under the cursor is visible', () =>
    fc.assert(
      fc.property(anyTable, largeEnough, ({ frame, pointing: { cursor } }, size) => {
        const form = formFor(size);
        const at = clamp(frame, cursor);
        const sprites = form === undefined ? [] : arrange(form, frame, { cursor: at });
        const under = sprites.find(({ pile, depth }) => pile === at.pile && depth === at.depth);
        return under?.mark === 'cursor' && under.face.show !== 'gap';
      }),
    ));

  test('all cards in hand, or a symbol for them, are marked', () =>
    fc.assert(
      fc.property(anyTable, largeEnough, ({ frame, pointing }, size) => {
        const form = formFor(size);
        const sprites = form === undefined ? [] : arrange(form, frame, pointing);
        return sprites.some(({ mark }) => mark === 'carried') === (pointing.hand !== undefined);
      }),
    ));
});
