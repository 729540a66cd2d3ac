/** A game of Monte Carlo Solitaire as the command sets it up: a controller played by way of a bus, and a tape that hears it. */
import type { MonteCarloBus } from '../../montecarlo/contract/bus.js';
import { connect, createBus, handlerOn } from '../../montecarlo/contract/bus.js';
import type { MonteCarloEventsHandler } from '../../montecarlo/contract/handler.js';
import type { MonteCarloView } from '../../montecarlo/contract/view.js';
import { MonteCarloController } from '../../montecarlo/controller.js';
import type { Deal, TakesDeals } from '../../montecarlo/deals.js';
import type { Grid } from '../../montecarlo/model/grid.js';
import type { Refusal } from '../../montecarlo/model/refusal.js';
import type { MonteCarloTaping } from './record.js';

export interface MonteCarloGameOptions {
  /** What the first `newDeal` deals; by default it draws its own, as every later one does. */
  readonly deal?: Deal | undefined;
  /** Whom the About box credits. */
  readonly name?: string | undefined;
  /** Puts a recorder between the controller and its view: the view it returns is told of the game. */
  readonly tape?: MonteCarloTaping | undefined;
}

/** Invariant: the controller hears the bus, and plays before the view. */
export class MonteCarloGame {
  /** For whoever plays. */
  readonly handler: MonteCarloEventsHandler & TakesDeals;
  private readonly bus: MonteCarloBus = createBus();
  private readonly controller: MonteCarloController;
  private readonly tape: MonteCarloTaping | undefined;
  private view: MonteCarloView | undefined;
  private isRecording = false;

  /** `onRefusal` hears why an event was refused. */
  constructor({ deal, name, tape }: MonteCarloGameOptions, onRefusal: (why: Refusal) => void) {
    this.controller = new MonteCarloController({ ...(name !== undefined && { name }), onRefusal });
    this.tape = tape;
    if (deal !== undefined) this.controller.nextDeal(deal);
    connect(this.bus, this.controller);
    this.handler = {
      ...handlerOn(this.bus, () => this.controller.getName()),
      nextDeal: (next) => this.controller.nextDeal(next),
    };
  }

  /** The name of the deal in play; undefined before the first game. */
  get deal(): string | undefined {
    return this.controller.deal;
  }

  /** Where all cards lie; undefined before the first game. */
  get grid(): Grid | undefined {
    return this.controller.grid;
  }

  showIn(view: MonteCarloView): void {
    this.view = view;
    this.controller.attach(view);
  }

  /** Begins the tape, where there is one. For once the game is shown, before its first event. */
  record(): void {
    const { tape, view } = this;
    if (tape === undefined || view === undefined || this.isRecording) return;
    this.isRecording = true;
    this.controller.attach(tape(this.bus, this.controller, view));
  }

  /** Nobody hears what is played from now on. */
  end(): void {
    this.bus.all.clear();
  }
}
