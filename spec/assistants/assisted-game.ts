/** A Klondike game with an assistant whose solver runs in this thread. */
import { afterEach } from '@jest/globals';
import type { WholeAssistant } from '../../src/assistants/klondike-assistant.js';
import { klondikeAssistant } from '../../src/assistants/klondike-assistant.js';
import { KlondikeController } from '../../src/games/klondike/controller/klondike-controller.js';
import type { Refusal } from '../../src/games/klondike/model/refusal.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import { localSolver } from '../support/solver/local-solver.js';

export interface AssistedGame {
  readonly controller: KlondikeController;
  /** The assistant ends when the test ends. */
  readonly assistant: WholeAssistant;
  /** The reasons for refused events, oldest first. */
  readonly refusals: readonly Refusal[];
  /** The number of searches for a win so far. */
  readonly searches: () => number;
}

export const BUDGET = { visits: 20_000 };

const assistants: WholeAssistant[] = [];
afterEach(() => assistants.splice(0).forEach((assistant) => assistant.end()));

/** Starts a game if there is a `deal`. */
export function assistedGame(deal?: string, rules: Rules = ULG): AssistedGame {
  const refusals: Refusal[] = [];
  const controller = new KlondikeController({
    rules,
    ...(deal !== undefined && { deal }),
    onRefusal: (why) => refusals.push(why),
  });
  let searches = 0;
  const solver = localSolver(() => searches++);
  const assistant = klondikeAssistant(controller, { hints: solver, verdicts: solver, budget: BUDGET });
  assistants.push(assistant);
  if (deal !== undefined) controller.newGame();
  return { controller, assistant, refusals, searches: () => searches };
}
