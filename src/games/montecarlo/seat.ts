/** The seat of Monte Carlo Solitaire, and the player of its scripts. */
import { MonteCarloAdvice } from './advice/monte-carlo-advice.js';
import type { Advise } from './controller/options.js';
import { MonteCarloController } from './controller/montecarlo-controller.js';
import { scoreOf } from './model/grid.js';
import { legalMoves } from './model/moves.js';
import { Advisor } from './search/advisor.js';
import type { MonteCarlo } from './script/stage.js';
import { STAGE } from './script/stage.js';
import type { ScriptPlayer, SeatSettings } from '../../kit/kit.js';
import { Seat } from '../../kit/seat.js';
import { EMPTY_FRAME } from './contract/frame.js';
import { cacheLast } from './controller/options.js';
import type { Grid } from './model/grid.js';
import { LANGUAGE } from './script/language.js';
import type { MonteCarloEventItem, MonteCarloWrittenItem } from './script/script.js';

/** The course's house is the only one. */
export const HOUSE = 'umbc';

export class MonteCarloSeat extends Seat<MonteCarlo, MonteCarloController> {
  readonly house = HOUSE;
  /** It watches the game from the start. */
  readonly advice: MonteCarloAdvice;

  /**
   * During the replay of a script, no one sees the advice. So `ahead` takes any legal move, a pair if possible.
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
    super(STAGE, controller, { kept: changingEvents(controller), onItem });
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

/**
 * Keeps only the events that changed the grid. Receives each item of a tape after the controller's answer, and returns the
 * items to keep. Keeps the click that selects a card together with the click that removes it.
 */
function changingEvents(controller: {
  readonly moves: number;
}): (item: MonteCarloWrittenItem) => readonly MonteCarloWrittenItem[] {
  let { moves } = controller;
  let chosen: MonteCarloEventItem | undefined;
  return (item) => {
    if (item.kind !== 'event') return [item];
    const isClick = item.call.event === 'clickCard';
    const isDeal = LANGUAGE.begins(item.call) && !item.refused;
    if (controller.moves === moves && !isDeal) {
      if (isClick && !item.refused) chosen = item;
      return [];
    }
    moves = controller.moves;
    return isClick && chosen !== undefined ? [chosen, item] : [item];
  };
}

/** The maximum number of searches for `ahead` events in a replay. Each one can take a tenth of a second. */
export const MOST_SEARCHES = 300;

const { beeped, help, consolidateHinted } = EMPTY_FRAME;

/** Signals end with the next event, even if that event doesn't make a view call. */
const NO_SIGNS = { beeped, help, consolidateHinted };

/** Plays a script event by event for a viewer. */
export function playerFor(): ScriptPlayer<MonteCarlo> {
  let searches = 0;
  const advisor = new Advisor();
  const advise = cacheLast((grid: Grid) => {
    searches++;
    return advisor.advise(grid);
  });
  return {
    handler: new MonteCarloController({ advise }),
    seen: (frame, isNew) => (isNew ? frame : { ...frame, ...NO_SIGNS }),
    isSpent: () => searches >= MOST_SEARCHES,
  };
}
