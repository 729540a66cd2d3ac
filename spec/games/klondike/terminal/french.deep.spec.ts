/** A table of Klondike in French. */
import { describe, test } from '@jest/globals';
import fc from 'fast-check';
import { panelPages } from '../../../../src/terminal/drawing/panel.js';
import { widthOf } from '../../../../src/terminal/drawing/text.js';
import { drawTable } from '../../../../src/games/klondike/terminal/drawing/draw-table.js';
import { about, helpOn } from '../../../../src/games/klondike/terminal/drawing/help.js';
import { arbitraryFrame } from '../../../support/arbitrary.js';
import { FRENCH as strings } from '../../../../src/french.js';
import { plain } from './marked.js';

describe('in a window of any size', () => {
  const anySize = fc.record({ columns: fc.nat({ max: 130 }), rows: fc.nat({ max: 60 }) });
  const state = { cursor: { pile: 'stock', depth: 1 }, message: '', choosesDeals: true } as const;

  test('every table and every page fits', () =>
    fc.assert(
      fc.property(arbitraryFrame, anySize, fc.boolean(), (frame, size, unicode) => {
        const options = { ...size, unicode, color: 'none', deal: 'java:7', strings } as const;
        const panels = [
          helpOn({ inPlay: 'waste', choosesDeals: true, redoes: true, strings }),
          about('Zoë', 't1: 4h', strings),
        ];
        const pages = panels.flatMap((panel) => panelPages(panel, options));
        return [drawTable(frame, options, state), ...pages].every(
          (lines) =>
            lines.length <= size.rows && lines.every((line) => widthOf(plain(line), unicode) <= size.columns),
        );
      }),
    ));
});
