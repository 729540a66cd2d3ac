/** Where Monte Carlo Solitaire is played on the page. */
import { createBus, handlerOn } from '../../montecarlo/contract/bus.js';
import type { MonteCarloCall } from '../../montecarlo/contract/handler.js';
import type { Advise } from '../../montecarlo/controller.js';
import { MonteCarloController } from '../../montecarlo/controller.js';
import { isWon } from '../../montecarlo/model/grid.js';
import { legalMoves } from '../../montecarlo/model/moves.js';
import type { Refusal } from '../../montecarlo/model/refusal.js';
import { Advisor } from '../../montecarlo/search/advisor.js';
import type { MonteCarlo } from '../../replay/montecarlo/stage.js';
import { STAGE } from '../../replay/montecarlo/stage.js';
import { callView, viewOf } from '../../views/montecarlo/view-call.js';
import type { Contract } from '../game/contract.js';
import { Seat } from '../game/seat.js';
import type { Sitting } from '../game/session.js';
import { movesKept } from './moves-kept.js';

export const CONTRACT: Contract<MonteCarlo> = {
  stage: STAGE,
  handlerOf: (hear, getName) => {
    const bus = createBus();
    bus.on('*', (event, args) => hear({ event, args } as MonteCarloCall));
    return handlerOn(bus, getName);
  },
  viewOf,
  callView,
};

export class MonteCarloSeat extends Seat<MonteCarlo, MonteCarloController> {
  /** What `ahead` tells in a script that is still being played nobody sees: any legal move, a pair before all. */
  constructor({ onRefusal, isInPlay }: Sitting<Refusal>) {
    const advisor = new Advisor();
    const advise: Advise = (grid) => (isInPlay() ? advisor.advise(grid) : legalMoves(grid)[0]);
    const controller = new MonteCarloController({ onRefusal, advise });
    super(CONTRACT, controller, { kept: movesKept(controller) });
  }

  get isUnderWay(): boolean {
    const { grid, moves } = this.controller;
    return grid !== undefined && moves > 0 && !isWon(grid);
  }
}
