import { test } from '@jest/globals';
import fc from 'fast-check';
import { panelPages } from '../../../../src/terminal/drawing/panel.js';
import { about, helpOn } from '../../../../src/games/klondike/terminal/drawing/help.js';
import { widthOf } from '../../../../src/terminal/drawing/text.js';
import { plain } from './marked.js';

const anySize = fc.record({ columns: fc.nat({ max: 130 }), rows: fc.nat({ max: 60 }) });
const anyText = fc.string({ unit: 'grapheme', maxLength: 90 });

const fits = (lines: readonly string[], { columns, rows }: { columns: number; rows: number }): boolean =>
  lines.length <= rows && lines.every((line) => widthOf(plain(line), true) <= columns);

test('every page of a panel fits in a window of any size', () =>
  fc.assert(
    fc.property(anySize, anyText, fc.boolean(), (size, text, unicode) =>
      [
        helpOn({ inPlay: 'waste', choosesDeals: true, redoes: true }),
        helpOn({ inPlay: 'stock', choosesDeals: false, redoes: false }),
        about(text, text),
      ]
        .flatMap((panel) => panelPages(panel, { ...size, unicode }))
        .every((page) => fits(page, size)),
    ),
  ));
