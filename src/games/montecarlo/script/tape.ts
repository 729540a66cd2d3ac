/** Writes down a session of Monte Carlo Solitaire as a script that replays to the same frames. */
import type { EventRecorder } from '../../../core/event-recorders.js';
import type { RedoCall } from '../../../core/redo.js';
import type { MonteCarloBus } from '../contract/bus.js';
import type { MonteCarloCall } from '../contract/handler.js';
import { handlerProtocol } from '../contract/handler.js';
import type { MonteCarloView } from '../contract/view.js';
import type { Dealing } from '../../../scripts/running/tape.js';
import type { BusTape } from '../../../scripts/running/bus-tape.js';
import { startTape } from '../../../scripts/running/bus-tape.js';
import type { MonteCarloItem, MonteCarloScript } from './script.js';
import type { MonteCarlo } from './stage.js';
import { STAGE } from './stage.js';

/** The parts of a handler that a tape uses: the name of the deal in play, if it has one. */
export interface MonteCarloDealer extends Dealing {
  /** Reports every event to the recorder, however it is called. Without it, the tape hears the events of the bus. */
  recordBy?(recorder: EventRecorder<MonteCarloCall | RedoCall>): () => void;
}

/**
 * Writes down every event of a `MonteCarloController`, however it is called. Of another handler it writes the events of the bus,
 * by which all of them must come; an event then counts as refused if the view was not refreshed, or if `beep` was called. A game that the handler drew is written with its deal. A tape
 * that begins in the middle of a game waits for the next one, because a script cannot start there.
 */
export class MonteCarloTape {
  /** Stops writing. */
  readonly end: () => void;
  private readonly tape: Pick<BusTape<MonteCarlo>, 'script' | 'watch'>;

  /** `dealer` tells the name of the deal in play; `onItem` hears of each item as it is written. */
  constructor(bus: MonteCarloBus, dealer: MonteCarloDealer, onItem?: (item: MonteCarloItem) => void) {
    const { tape, end } = startTape(STAGE, { bus, protocol: handlerProtocol, dealer }, onItem);
    this.tape = tape;
    this.end = end;
  }

  /**
   * The script so far.
   * @throws Error if a handler that can't report its events has no view that is watched, or was played past the bus
   */
  get script(): MonteCarloScript {
    return this.tape.script;
  }

  /** Returns the view to attach in place of `view`, at once. It tells the tape what is refused. */
  watch(view: MonteCarloView): MonteCarloView {
    return this.tape.watch(view);
  }
}
