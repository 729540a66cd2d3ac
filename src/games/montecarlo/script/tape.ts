/** Writes down a session of Monte Carlo Solitaire as a script that replays to the same frames. */
import type { MonteCarloBus } from '../contract/bus.js';
import { handlerProtocol } from '../contract/handler.js';
import type { MonteCarloView } from '../contract/view.js';
import type { Dealing } from '../../../scripts/running/tape.js';
import { BusTape, writeEventsOf } from '../../../scripts/running/bus-tape.js';
import type { MonteCarloItem, MonteCarloScript } from './script.js';
import type { MonteCarlo } from './stage.js';
import { STAGE } from './stage.js';

/**
 * Writes down every event of a bus; all events must come by this bus. An event counts as refused if the view
 * was not refreshed, or if `beep` was called. A game that the handler drew is written with its deal. A tape
 * that begins in the middle of a game waits for the next one, because a script cannot start there.
 */
export class MonteCarloTape {
  /** Stops writing. */
  readonly end: () => void;
  private readonly tape: BusTape<MonteCarlo>;

  /** `dealer` tells the name of the deal in play; `onItem` hears of each item as it is written. */
  constructor(bus: MonteCarloBus, dealer: Dealing, onItem?: (item: MonteCarloItem) => void) {
    const tape = new BusTape(STAGE, dealer, onItem);
    this.tape = tape;
    this.end = writeEventsOf(bus, handlerProtocol, tape);
  }

  /**
   * What was written so far.
   * @throws Error if no view is watched, or if a game was dealt or played past the bus
   */
  get script(): MonteCarloScript {
    return this.tape.script;
  }

  /** Returns the view to attach in place of `view`, at once. It tells the tape what is refused. */
  watch(view: MonteCarloView): MonteCarloView {
    return this.tape.watch(view);
  }
}
