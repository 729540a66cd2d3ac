/** A session's assistant follows it from seat to seat. */
import { expect, test } from '@jest/globals';
import { settingsOf } from '../../../src/core/settings.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { KlondikeAdvice } from '../../../src/assistants/klondike-advice.js';
import { adviceOn, assistantOf } from '../../../src/games/klondike/assistant.js';
import { localSolver } from '../../support/solver/local-solver.js';
import { seated } from './seated.js';

const solvers = { hints: localSolver(), verdicts: localSolver() };

test('answers questions about the game in a restored script', async () => {
  const { session, press } = seated('java:2');
  const assistant = assistantOf(
    session,
    adviceOn(
      session,
      () => Promise.resolve((controller) => new KlondikeAdvice(controller, solvers)),
      settingsOf(new Map()),
    ),
  );
  press('new stock');
  const before = await assistant.verdict?.();
  KLONDIKE.restore(session, '[Deal "java:3"]\nnew stock stock stock\n');
  const after = await assistant.verdict?.();
  press('undo');
  expect([before, after, await assistant.verdict?.()]).toEqual([
    { verdict: 'winnable', winnableUntil: 1, lostFrom: undefined },
    { verdict: 'lost', winnableUntil: undefined, lostFrom: 0 },
    { verdict: 'lost', winnableUntil: undefined, lostFrom: 0 },
  ]);
});
