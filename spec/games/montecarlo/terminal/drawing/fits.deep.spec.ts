import { test } from '@jest/globals';
import fc from 'fast-check';
import { aboutPages, helpPages } from '../../../../../src/games/montecarlo/terminal/drawing/panels.js';
import { widthOf } from '../../../../../src/terminal/drawing/text.js';
import { plain } from '../../../klondike/terminal/marked.js';

const anySize = fc.record({ columns: fc.nat({ max: 170 }), rows: fc.nat({ max: 64 }) });
const anyText = fc.string({ unit: 'grapheme', maxLength: 90 });

const fits = (lines: readonly string[], { columns, rows }: { columns: number; rows: number }): boolean =>
  lines.length <= rows && lines.every((line) => widthOf(plain(line), true) <= columns);

test('every page of a panel fits in a window of any size', () =>
  fc.assert(
    fc.property(anySize, anyText, fc.boolean(), (size, text, unicode) =>
      [
        ...helpPages(text, { ...size, unicode }),
        ...helpPages(undefined, { ...size, unicode }),
        ...aboutPages({ author: text, deal: text }, { ...size, unicode }),
      ].every((page) => fits(page, size)),
    ),
  ));
