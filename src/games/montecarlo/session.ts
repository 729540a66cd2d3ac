/** A session of Monte Carlo Solitaire. */
import type { Deal } from '../../montecarlo/deals.js';
import type { Grid } from '../../montecarlo/model/grid.js';
import type { Refusal } from '../../montecarlo/model/refusal.js';
import type { MonteCarlo } from '../../replay/montecarlo/stage.js';
import { STAGE } from '../../replay/montecarlo/stage.js';
import { parseMonteCarloScript } from '../../replay/montecarlo/text.js';
import type { SessionGame, SessionOptions } from '../../replay/running/session.js';
import { GameSession } from '../../replay/running/session.js';
import { MonteCarloSeat } from './seat.js';

const GAME: SessionGame<MonteCarlo, MonteCarloSeat, Refusal> = {
  stage: STAGE,
  parse: parseMonteCarloScript,
  seatFor: (_, sitting) => new MonteCarloSeat(sitting),
};

export class MonteCarloSession extends GameSession<MonteCarlo, MonteCarloSeat, Refusal> {
  constructor(options: SessionOptions<MonteCarlo, Refusal> = {}) {
    super(GAME, options);
  }

  /** Where all cards lie; undefined before the first game. */
  get grid(): Grid | undefined {
    return this.seat.controller.grid;
  }

  /** Begins the game of this deal, in place of the one in play. */
  begin(deal: Deal): void {
    this.nextDeal(deal);
    this.handler.newDeal();
  }
}
