/** Variations in scripts: moves that were undone and replaced. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { KLONDIKE } from '../../../../src/games/klondike/kit.js';
import { playRandomly, seated } from '../../../kit/klondike/seated.js';
import { parseScript, printVariations } from '../../../../src/games/klondike/script/text.js';
import { treeOf } from './tree-of.js';

test('random play continues from printed variations in the same way as from the script of the session', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 200 }), (seed, events) => {
      const { session, view } = playRandomly(seed, events);
      const text = printVariations(parseScript(session.script));
      const again = seated('java:1');
      KLONDIKE.restore(again.session, text);
      again.session.attach(again.view);
      expect(printFrame(again.view.frame)).toBe(printFrame(view.frame));
      expect(treeOf(again.session.script)).toEqual(treeOf(session.script));
    }),
    { numRuns: 30 },
  );
});
