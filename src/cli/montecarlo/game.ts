/** A game of Monte Carlo Solitaire as the command sets it up. */
import type { MonteCarloBus } from '../../montecarlo/contract/bus.js';
import { connect, createBus, handlerOn } from '../../montecarlo/contract/bus.js';
import type { MonteCarloEventsHandler } from '../../montecarlo/contract/handler.js';
import { MonteCarloController } from '../../montecarlo/controller.js';
import type { Deal, TakesDeals } from '../../montecarlo/deals.js';
import type { Grid } from '../../montecarlo/model/grid.js';
import type { Refusal } from '../../montecarlo/model/refusal.js';
import type { MonteCarlo } from '../../replay/montecarlo/stage.js';
import { PlayedGame } from '../played-game.js';
import type { MonteCarloTaping } from './record.js';

export interface MonteCarloGameOptions {
  /** What the first `newDeal` deals; by default it draws its own, as every later one does. */
  readonly deal?: Deal | undefined;
  /** Whom the About box credits. */
  readonly name?: string | undefined;
  /** Records the game. */
  readonly tape?: MonteCarloTaping | undefined;
}

export class MonteCarloGame extends PlayedGame<MonteCarlo, MonteCarloBus, MonteCarloController> {
  override readonly handler: MonteCarloEventsHandler & TakesDeals;
  protected override readonly controller: MonteCarloController;

  /** `onRefusal` hears why an event was refused. */
  constructor({ deal, name, tape }: MonteCarloGameOptions, onRefusal: (why: Refusal) => void) {
    super(createBus(), tape);
    this.controller = new MonteCarloController({ ...(name !== undefined && { name }), onRefusal });
    if (deal !== undefined) this.controller.nextDeal(deal);
    connect(this.bus, this.controller);
    this.handler = {
      ...handlerOn(this.bus, () => this.controller.getName()),
      nextDeal: (next) => this.controller.nextDeal(next),
    };
  }

  /** Where all cards lie; undefined before the first game. */
  get grid(): Grid | undefined {
    return this.controller.grid;
  }
}
