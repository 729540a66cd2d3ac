/** Writes down a session of Klondike as a script that replays to the same frames. */
import type { KlondikeBus } from '../contract/bus.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import type { Rules } from '../model/rules.js';
import { GameTape } from '../../../scripts/running/tape.js';
import type { Item, Script } from './script.js';
import type { Klondike } from './stage.js';
import { STAGE } from './stage.js';

/** What a tape needs of the handler: the name of the deal in play, if it has one, and the house rules. */
export interface Dealer {
  readonly deal?: string | undefined;
  readonly rules?: Rules;
}

/**
 * Writes down every event of a bus; all events must come by this bus. An event counts as refused if the view
 * was not refreshed. The bus calls a `'*'` listener last, so the handler has answered by then. A tape that
 * begins in the middle of a game waits for the next one, because a script cannot start there.
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

  /** Returns the view to attach in place of `view`, at once. It tells the tape what is refused. */
  watch(view: KlondikeView): KlondikeView {
    return this.tape.watch(view);
  }
}
