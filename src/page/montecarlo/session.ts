/** A session of Monte Carlo Solitaire. */
import type { Deal } from '../../montecarlo/deals.js';
import type { Refusal } from '../../montecarlo/model/refusal.js';
import type { MonteCarlo } from '../../replay/montecarlo/stage.js';
import { parseMonteCarloScript } from '../../replay/montecarlo/text.js';
import type { SessionGame, SessionOptions } from '../game/session.js';
import { GameSession } from '../game/session.js';
import { CONTRACT, MonteCarloSeat } from './seat.js';

const GAME: SessionGame<MonteCarlo, MonteCarloSeat, Refusal> = {
  ...CONTRACT,
  parse: parseMonteCarloScript,
  seatFor: (_, sitting) => new MonteCarloSeat(sitting),
};

export class MonteCarloSession extends GameSession<MonteCarlo, MonteCarloSeat, Refusal> {
  constructor(options: SessionOptions<Refusal> = {}) {
    super(GAME, options);
  }

  /** Begins the game of this deal, in place of the one in play. */
  begin(deal: Deal): void {
    this.nextDeal(deal);
    this.handler.newDeal();
  }
}
