/** Writes down a session of Klondike as a script that replays to the same frames. */
import type { EventRecorder } from '../../../core/event-recorders.js';
import type { RedoCall } from '../../../core/redo.js';
import type { KlondikeBus } from '../contract/bus.js';
import type { KlondikeCall } from '../contract/handler.js';
import { handlerProtocol } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import { rulesText } from '../model/house.js';
import type { Rules } from '../model/rules.js';
import type { BusTape } from '../../../scripts/running/bus-tape.js';
import { startTape } from '../../../scripts/running/bus-tape.js';
import type { Item, Script } from './script.js';
import type { Klondike } from './stage.js';
import { STAGE } from './stage.js';

/** What a tape needs of the handler: the name of the deal in play, if it has one, and the house rules. */
export interface Dealer {
  readonly deal?: string | undefined;
  readonly rules?: Rules | undefined;
  /** Reports every event to the recorder, however it is called. Without it, the tape hears the events of the bus. */
  recordBy?(recorder: EventRecorder<KlondikeCall | RedoCall>): () => void;
}

/**
 * Writes down every event of a `KlondikeController`, however it is called. Of another handler it writes the events of the bus,
 * by which all of them must come; an event then counts as refused if the view was not refreshed. A tape that begins in the middle of a game waits for the next one, because a script
 * cannot start there.
 */
export class Tape {
  /** Stops writing. */
  readonly end: () => void;
  private readonly tape: Pick<BusTape<Klondike>, 'script' | 'watch'>;

  /** `onItem` hears of each item as it is written. */
  constructor(bus: KlondikeBus, dealer: Dealer, onItem?: (item: Item) => void) {
    const { tape, end } = startTape(STAGE, { bus, protocol: handlerProtocol, dealer }, onItem);
    if (dealer.rules !== undefined) tape.tag('Rules', rulesText(dealer.rules));
    this.tape = tape;
    this.end = end;
  }

  /**
   * The script so far.
   * @throws Error if a handler that can't report its events has no view that is watched, or was played past the bus
   */
  get script(): Script {
    return this.tape.script;
  }

  /** Returns the view to attach in place of `view`, at once. It tells the tape what is refused. */
  watch(view: KlondikeView): KlondikeView {
    return this.tape.watch(view);
  }
}
