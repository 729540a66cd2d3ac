/** The place where Monte Carlo Solitaire is played. */
import { MonteCarloAdvice } from './advice/monte-carlo-advice.js';
import type { Advise } from './controller/options.js';
import { MonteCarloController } from './controller/montecarlo-controller.js';
import { scoreOf } from './model/grid.js';
import { legalMoves } from './model/moves.js';
import { Advisor } from './search/advisor.js';
import type { MonteCarlo } from './script/stage.js';
import { STAGE } from './script/stage.js';
import type { SeatSettings } from '../../kit/kit.js';
import { Seat } from '../../kit/seat.js';
import { movesKept } from './moves-kept.js';

/** The only house is the course's. */
export const HOUSE = 'umbc';

export class MonteCarloSeat extends Seat<MonteCarlo, MonteCarloController> {
  readonly house = HOUSE;
  /** Watches the game from its beginning. */
  readonly advice: MonteCarloAdvice;

  /**
   * While a script is being replayed nobody sees the advice, so `ahead` takes any legal move, a pair if there
   * is one.
   */
  constructor({ onRefusal, isRehearsed, name, help, onItem }: SeatSettings<MonteCarlo> = {}) {
    const advisor = new Advisor();
    const advise: Advise = (grid) => (isRehearsed?.() === true ? legalMoves(grid)[0] : advisor.advise(grid));
    const controller = new MonteCarloController({
      ...(onRefusal && { onRefusal }),
      advise,
      ...(name !== undefined && { name }),
      ...(help !== undefined && { help }),
    });
    super(STAGE, controller, { kept: movesKept(controller), onItem });
    this.advice = new MonteCarloAdvice(controller);
  }

  get isWon(): boolean {
    return this.controller.isWon;
  }

  get standing(): number {
    const { grid } = this.controller;
    return grid === undefined ? 0 : scoreOf(grid);
  }

  get isBegun(): boolean {
    return this.controller.moves > 0;
  }
}
