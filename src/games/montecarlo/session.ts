/** A session of Monte Carlo Solitaire. */
import type { Deal } from './model/deals.js';
import type { Grid } from './model/grid.js';
import type { MonteCarlo } from './script/stage.js';
import type { SessionOptions } from '../../scripts/running/session.js';
import { GameSession } from '../../scripts/running/session.js';
import { MONTE_CARLO } from './kit.js';
import type { MonteCarloSeat } from './seat.js';

export class MonteCarloSession extends GameSession<MonteCarlo, MonteCarloSeat> {
  constructor(options: SessionOptions<MonteCarlo> = {}) {
    super(MONTE_CARLO, options);
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
