/** Writes down a session of Klondike as a script that replays to the same frames. */
import type { KlondikeBus } from '../contract/bus.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import type { Rules } from '../model/rules.js';
import { GameTape } from '../../../scripts/running/tape.js';
import type { Item, Script } from './script.js';
import type { Klondike } from './stage.js';
import { STAGE } from './stage.js';

/** What a tape asks of the handler: the name of the deal in play, if it has one, and the house rules. */
export interface Dealer {
  readonly deal?: string | undefined;
  readonly rules?: Rules;
}

/**
 * Hears a bus, by which all events must come, and writes each down; one in which the view was not refreshed
 * was refused. The bus tells a `'*'` listener last, so that the handler has answered by then. A tape begun
 * in the middle of a game waits for the next one, for a script cannot start there.
 */
export class Tape {
  private readonly tape: GameTape<Klondike>;

  /** `onItem` hears of each item as it is written. */
  constructor(bus: KlondikeBus, dealer: Dealer, onItem?: (item: Item) => void) {
    this.tape = new GameTape(STAGE, dealer, onItem);
    if (dealer.rules !== undefined) this.tape.tag('Rules', dealer.rules.name);
    bus.on('*', (event, args) => this.tape.hear({ event, args } as KlondikeCall));
  }

  /** What was written so far. */
  get script(): Script {
    return this.tape.script;
  }

  /** The view to attach in place of `view`, at once, so that the tape knows what is refused. */
  watch(view: KlondikeView): KlondikeView {
    return this.tape.watch(view);
  }
}
