/** Where Monte Carlo Solitaire is played. */
import type { Advise } from './controller/montecarlo-controller.js';
import { MonteCarloController } from './controller/montecarlo-controller.js';
import { isWon } from './model/grid.js';
import { legalMoves } from './model/moves.js';
import { Advisor } from './search/advisor.js';
import type { MonteCarlo } from './script/stage.js';
import { STAGE } from './script/stage.js';
import type { Sitting } from '../../kit/kit.js';
import { Seat } from '../../kit/seat.js';
import { movesKept } from './moves-kept.js';

/** The course is the one house there is. */
export const HOUSE = 'umbc';

export class MonteCarloSeat extends Seat<MonteCarlo, MonteCarloController> {
  readonly house = HOUSE;

  /** What `ahead` tells in a script that is still being played nobody sees: any legal move, a pair before all. */
  constructor({ onRefusal, isRehearsed, name, help, onItem }: Sitting<MonteCarlo> = {}) {
    const advisor = new Advisor();
    const advise: Advise = (grid) => (isRehearsed?.() === true ? legalMoves(grid)[0] : advisor.advise(grid));
    const controller = new MonteCarloController({
      ...(onRefusal && { onRefusal }),
      advise,
      ...(name !== undefined && { name }),
      ...(help !== undefined && { help }),
    });
    super(STAGE, controller, { kept: movesKept(controller), onItem });
  }

  get isWon(): boolean {
    const { grid } = this.controller;
    return grid !== undefined && isWon(grid);
  }

  get isBegun(): boolean {
    return this.controller.moves > 0;
  }
}
