/** The moves of a Klondike game as rows, with their paths and verdicts. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printFrame } from '../../../src/games/klondike/contract/frame-text.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import type { Klondike } from '../../../src/games/klondike/script/stage.js';
import type { PlayedNode } from '../../../src/kit/moves/move-list.js';
import { MoveList } from '../../../src/kit/moves/move-list.js';
import { playRandomly } from './seated.js';

/** The paths from the deal to all nodes. */
function pathsIn(node: PlayedNode<Klondike>, path: readonly PlayedNode<Klondike>[] = []): (typeof path)[] {
  return [path, ...node.children.flatMap((child) => pathsIn(child, [...path, child]))];
}

test('every state of a random game can be reached again and shows the same frame', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 120 }), fc.nat(), (seed, events, pick) => {
      const { session, view } = playRandomly(seed, events);
      const list = new MoveList(KLONDIKE, session.script);
      const paths = pathsIn(list.root);
      const path = paths[pick % paths.length] ?? [];
      for (const call of list.callsTo(path)) {
        KLONDIKE.handlerProtocol.deliver(session.handler, call);
      }
      const after = path.at(-1)?.move?.after;
      expect(view.frame.moves).toBe(path.length);
      if (after !== undefined) expect(printFrame(view.frame)).toBe(printFrame(after));
      expect(pathsIn(new MoveList(KLONDIKE, session.script).root)).toHaveLength(paths.length);
    }),
    { numRuns: 40 },
  );
});
