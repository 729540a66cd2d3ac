import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printFrame } from '../../../src/games/montecarlo/contract/frame-text.js';
import { parseMonteCarloScript, printMonteCarloScript } from '../../../src/games/montecarlo/script/script.js';
import { playRandomly, seatRestored } from './seated.js';

test('a restored random game shows the same cards as before, and can be undone just as far', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 120 }), (seed, events) => {
      const { session, view, press } = playRandomly(seed, events);
      const again = seatRestored(session.script);
      const scripts = [again.session.script, printMonteCarloScript(parseMonteCarloScript(session.script))];
      expect(scripts).toEqual([session.script, session.script]);
      for (let left = events; left >= 0; left--) {
        if (
          view.frame.rows.join() !== again.view.frame.rows.join() ||
          view.frame.cardsLeft !== again.view.frame.cardsLeft
        )
          throw new Error(`${left}: ${printFrame(view.frame)}\n${printFrame(again.view.frame)}`);
        press('undo');
        again.press('undo');
      }
    }),
    { numRuns: 25 },
  );
});
