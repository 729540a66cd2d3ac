/** A game of Monte Carlo Solitaire as the command sets it up. */
import { MonteCarloSession } from '../../games/montecarlo/session.js';
import type { Deal } from '../../games/montecarlo/model/deals.js';
import type { Refusal } from '../../games/montecarlo/model/refusal.js';
import type { MonteCarloItem } from '../../games/montecarlo/script/script.js';
import type { Recording } from '../recording.js';

export interface MonteCarloGameOptions {
  /** What the first `newDeal` deals; by default it draws its own, as every later one does. */
  readonly deal?: Deal | undefined;
  /** Whom the About box credits. */
  readonly name?: string | undefined;
  readonly recording?: Recording<MonteCarloItem> | undefined;
}

/** `onRefusal` hears why an event was refused. */
export function newSession(
  { deal, name, recording }: MonteCarloGameOptions,
  onRefusal: (why: Refusal) => void,
): MonteCarloSession {
  const session = new MonteCarloSession({ name, onRefusal, onItem: (item) => recording?.hear(item) });
  session.nextDeal(deal);
  return session;
}
