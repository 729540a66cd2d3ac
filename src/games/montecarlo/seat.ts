/** Where Monte Carlo Solitaire is played. */
import type { Advise } from '../../montecarlo/controller.js';
import { MonteCarloController } from '../../montecarlo/controller.js';
import { isWon } from '../../montecarlo/model/grid.js';
import { legalMoves } from '../../montecarlo/model/moves.js';
import type { Refusal } from '../../montecarlo/model/refusal.js';
import { Advisor } from '../../montecarlo/search/advisor.js';
import type { MonteCarlo } from '../../replay/montecarlo/stage.js';
import { STAGE } from '../../replay/montecarlo/stage.js';
import { Seat } from '../../replay/running/seat.js';
import type { Sitting } from '../../replay/running/session.js';
import { movesKept } from './moves-kept.js';

export class MonteCarloSeat extends Seat<MonteCarlo, MonteCarloController> {
  /** What `ahead` tells in a script that is still being played nobody sees: any legal move, a pair before all. */
  constructor({ onRefusal, isInPlay, name, onItem }: Sitting<MonteCarlo, Refusal>) {
    const advisor = new Advisor();
    const advise: Advise = (grid) => (isInPlay() ? advisor.advise(grid) : legalMoves(grid)[0]);
    const controller = new MonteCarloController({
      onRefusal,
      advise,
      ...(name !== undefined && { name }),
    });
    super(STAGE, controller, { kept: movesKept(controller), onItem });
  }

  get isUnderWay(): boolean {
    const { grid, moves } = this.controller;
    return grid !== undefined && moves > 0 && !isWon(grid);
  }
}
