/** An assistant with all parts. */
import { checkMethods } from '../../../core/given.js';
import type { Redoes } from '../../../core/redo.js';
import type { MonteCarloAssistance, MonteCarloAssistant } from '../contract/assistant.js';
import type { MonteCarloController } from '../controller/montecarlo-controller.js';
import { MonteCarloAdvice } from './monte-carlo-advice.js';

/**
 * The assistant for a view of this controller's games, with all parts. It watches them from now on. A controller alone
 * is no assistant: its `hint` is an event.
 */
export function monteCarloAssistant(controller: MonteCarloController): Required<MonteCarloAssistant> {
  checkMethods('controller', controller, ['attach', 'redo']);
  const advice = new MonteCarloAdvice(controller);
  return wholeAssistant(controller, () => advice);
}

/** @param advice that on the game in play now */
export const wholeAssistant = (
  game: Redoes,
  advice: () => MonteCarloAssistance,
): Required<MonteCarloAssistant> => ({
  get canRedo() {
    return game.canRedo;
  },
  redo: () => game.redo(),
  hint: (level) => advice().hint(level),
  safe: () => advice().safe(),
  finish: () => advice().finish(),
  solution: (signal) => advice().solution(signal),
  verdict: (signal) => advice().verdict(signal),
});
