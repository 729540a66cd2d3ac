/** Writes down a session as a script that replays to the same frames. */
import type { KlondikeBus } from '../klondike/contract/bus.js';
import type { KlondikeCall } from '../klondike/contract/handler.js';
import type { KlondikeView } from '../klondike/contract/view.js';
import type { Rules } from '../klondike/model/rules.js';
import { watched } from '../views/view-call.js';
import { printEvent, readEvent } from './event-text.js';
import type { EventItem, Item, Script } from './script.js';

/** What a tape asks of the handler: the name of the deal in play, if it has one, and the house rules. */
export interface Dealer {
  readonly deal?: string | undefined;
  readonly rules?: Rules;
}

/**
 * Hears a bus and writes each event down; one that calls no view method was refused. Make it after
 * `connect`, so that the handler has answered when the tape hears of an event.
 */
export class Tape {
  private readonly items: Item[] = [];
  private calls = 0;
  private won = false;

  /** `onItem` hears of each item as it is written. */
  constructor(
    bus: KlondikeBus,
    private readonly dealer: Dealer,
    private readonly onItem?: (item: Item) => void,
  ) {
    this.write({ kind: 'tag', key: 'Game', text: 'klondike' });
    if (dealer.rules !== undefined) this.write({ kind: 'tag', key: 'Rules', text: dealer.rules.name });
    bus.on('*', (event, args) => this.hear({ event, args } as KlondikeCall));
  }

  /** What was written so far. */
  get script(): Script {
    return this.items;
  }

  /** The view to give the handler in place of `view`, so that the tape knows what is refused. */
  watch(view: KlondikeView): KlondikeView {
    return watched(view, ({ call }) => {
      this.calls++;
      if (call === 'win') this.won = true;
    });
  }

  private hear(call: KlondikeCall): void {
    const { deal } = this.dealer;
    if (call.event === 'newGame' && deal !== undefined) this.write({ kind: 'tag', key: 'Deal', text: deal });
    this.write(itemOf(call, this.calls === 0));
    if (this.won) this.write({ kind: 'win' });
    this.calls = 0;
    this.won = false;
  }

  private write(item: Item): void {
    this.items.push(item);
    this.onItem?.(item);
  }
}

/** The call as an event; as a comment where no word says it, as for a pile that does not exist. */
function itemOf(call: KlondikeCall, refused: boolean): Item {
  const event: EventItem = { kind: 'event', call, times: 1, refused };
  if ('event' in readEvent(printEvent(event))) return event;
  const args = call.args.map(String).join(', ');
  return { kind: 'comment', text: `${call.event}(${args}) was ${refused ? 'refused' : 'accepted'}` };
}
