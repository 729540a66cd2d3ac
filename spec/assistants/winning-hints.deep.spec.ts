/** Hints that may look at every card never lose a winnable game. */
import { expect, test } from '@jest/globals';
import { KlondikeAdvice } from '../../src/assistants/klondike-advice.js';
import { callHandler } from '../../src/games/klondike/contract/handler.js';
import { KlondikeController } from '../../src/games/klondike/controller/klondike-controller.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import { localSolver } from '../support/solver/local-solver.js';

/** A number of hints that no game needs. */
const MOST = 500;

/** Plays a deal by hints alone. Returns the end of the game and the number of its moves. */
async function playByHints(
  draw: number,
  deal: string,
  isSeenOnly = false,
): Promise<{ readonly isWon: boolean; readonly why: string | undefined }> {
  const controller = new KlondikeController({ rules: { ...ULG, draw }, deal });
  const solver = localSolver();
  const advice = new KlondikeAdvice(controller, {
    hints: solver,
    verdicts: solver,
    keepsWinnable: () => !isSeenOnly,
  });
  controller.newGame();
  for (let moves = 0; moves < MOST; moves++) {
    const { calls, why } = (await advice.hint('why')) ?? {};
    const [call] = calls ?? [];
    if (call === undefined) return { isWon: controller.isWon, why };
    callHandler(controller, call);
  }
  throw new Error(`${MOST} hints don't end deal ${deal}`);
}

test.each([
  [1, 'java:990'],
  [3, 'java:990'],
  [3, 'java:2026112803'],
  [1, 'java:20'],
  [3, 'java:24'],
])('hints alone win at draw %i, deal %s', async (draw, deal) => {
  expect(await playByHints(draw, deal)).toEqual({ isWon: true, why: 'won' });
});

test('hints from the seen cards lose the daily deal', async () => {
  expect(await playByHints(3, 'java:2026112803', true)).toEqual({ isWon: false, why: 'nothing-left' });
});
