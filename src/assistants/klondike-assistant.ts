/** Everything that a Klondike view can use in addition to its handler. */
import type { FieldsOf } from '../core/given.js';
import { checkMethods, checkOptions } from '../core/given.js';
import type { KlondikeAssistant } from '../games/klondike/contract/assistant.js';
import type { KlondikeController } from '../games/klondike/controller/klondike-controller.js';
import { redealsLeft } from '../games/klondike/controller/showing.js';
import { startSolver } from '../solver/worker/start-solver.js';
import type { AdviceOptions } from './klondike-advice.js';
import { KlondikeAdvice } from './klondike-advice.js';

const FIELDS: FieldsOf<AdviceOptions> = { hints: true, verdicts: true, budget: true, keepsWinnable: true };

/** An assistant with all its parts. */
export interface WholeAssistant extends Required<Omit<KlondikeAssistant, 'score' | 'time' | 'ownMoves'>> {
  /** Stops watching the game, and ends the workers that were started for it. Call this when the view closes. */
  end(): void;
}

/**
 * The assistant for a view of this controller's games. Hints use what the player has seen since the deal, or since the
 * assistant was created.
 * @throws TypeError unless these are a controller and options
 */
export function klondikeAssistant(controller: KlondikeController, options?: AdviceOptions): WholeAssistant {
  checkMethods('controller', controller, ['attach', 'save', 'targets', 'redo']);
  if (options !== undefined) checkOptions(options, FIELDS);
  const advice = new KlondikeAdvice(controller, options);
  return {
    get canRedo() {
      return controller.canRedo;
    },
    redo: () => controller.redo(),
    targets: (take) => controller.targets(take),
    redealsLeft: () => redealsLeft(controller),
    hint: (level) => advice.hint(level),
    safe: () => advice.safe(),
    finish: () => advice.finish(),
    solution: (signal) => advice.solution(signal),
    verdict: (signal) => advice.verdict(signal),
    known: (calls) => advice.known(calls),
    end: () => advice.end(),
  };
}

let solvers: Required<Pick<AdviceOptions, 'hints' | 'verdicts'>> | undefined;

/** Advises on any number of games with the same two workers. */
export function advise(
  controller: KlondikeController,
  options: Pick<AdviceOptions, 'keepsWinnable'> = {},
): KlondikeAdvice {
  solvers ??= { hints: startSolver(), verdicts: startSolver() };
  return new KlondikeAdvice(controller, { ...solvers, ...options });
}
