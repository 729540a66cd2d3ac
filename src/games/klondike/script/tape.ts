/** Writes down a session of Klondike as a script that replays to the same frames. */
import type { KlondikeBus } from '../contract/bus.js';
import { handlerProtocol } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import { rulesText } from '../model/house.js';
import type { Rules } from '../model/rules.js';
import { BusTape, writeEventsOf } from '../../../scripts/running/bus-tape.js';
import type { Item, Script } from './script.js';
import type { Klondike } from './stage.js';
import { STAGE } from './stage.js';

/** What a tape needs of the handler: the name of the deal in play, if it has one, and the house rules. */
export interface Dealer {
  readonly deal?: string | undefined;
  readonly rules?: Rules | undefined;
}

/**
 * Writes down every event of a bus; all events must come by this bus. An event counts as refused if the view
 * was not refreshed. A tape that begins in the middle of a game waits for the next one, because a script
 * cannot start there.
 */
export class Tape {
  /** Stops writing. */
  readonly end: () => void;
  private readonly tape: BusTape<Klondike>;

  /** `onItem` hears of each item as it is written. */
  constructor(bus: KlondikeBus, dealer: Dealer, onItem?: (item: Item) => void) {
    const tape = new BusTape(STAGE, dealer, onItem);
    if (dealer.rules !== undefined) tape.tag('Rules', rulesText(dealer.rules));
    this.tape = tape;
    this.end = writeEventsOf(bus, handlerProtocol, tape);
  }

  /**
   * What was written so far.
   * @throws Error if no view is watched, or if a game was dealt or played past the bus
   */
  get script(): Script {
    return this.tape.script;
  }

  /** Returns the view to attach in place of `view`, at once. It tells the tape what is refused. */
  watch(view: KlondikeView): KlondikeView {
    return this.tape.watch(view);
  }
}
