import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printFrame } from '../../../src/games/klondike/contract/frame-text.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import type { Klondike } from '../../../src/games/klondike/script/stage.js';
import { GameSession } from '../../../src/kit/session.js';
import { RecordingView } from '../../../src/games/klondike/views/recording.js';
import { playRandomly } from './seated.js';

test('a restored random game shows the same frame as before, and can be undone just as far', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 300 }), (seed, events) => {
      const { session, view } = playRandomly(seed, events);
      const again = seatRestored(session.script);
      expect([again.session.script, printFrame(again.view.frame)]).toEqual([
        session.script,
        printFrame(view.frame),
      ]);
      for (let move = view.frame.moves; move > 0; move--) {
        session.handler.undo();
        again.session.handler.undo();
      }
      expect(again.view.frame).toEqual(view.frame);
      expect(again.view.frame.moves).toBe(0);
    }),
    { numRuns: 40 },
  );
});

function seatRestored(script: string): { session: GameSession<Klondike>; view: RecordingView } {
  const session = new GameSession(KLONDIKE);
  KLONDIKE.restore(session, script);
  const view = new RecordingView(session.handler);
  session.attach(view);
  return { session, view };
}
