/** Writes down a session as a script that replays to the same frames. */
import { say } from '../core/say.js';
import type { KlondikeBus } from '../klondike/contract/bus.js';
import type { KlondikeCall } from '../klondike/contract/handler.js';
import type { KlondikeView } from '../klondike/contract/view.js';
import type { Rules } from '../klondike/model/rules.js';
import type { ViewCall } from '../views/view-call.js';
import { watched } from '../views/view-call.js';
import { printEvent, readEvent } from './event-text.js';
import type { EventItem, Item, Script } from './script.js';

/** What a tape asks of the handler: the name of the deal in play, if it has one, and the house rules. */
export interface Dealer {
  readonly deal?: string | undefined;
  readonly rules?: Rules;
}

/**
 * Hears a bus, by which all events must come, and writes each down; one in which no view method was called
 * was refused. The bus tells a `'*'` listener last, so that the handler has answered by then. A tape begun
 * in the middle of a game waits for the next one, for a script cannot start there.
 */
export class Tape {
  private readonly items: Item[] = [];
  private calls = 0;
  private won = false;
  private isWaiting: boolean;
  /** Is a view that was attached in mid-game being told the whole table? No event is behind that. */
  private isAttaching = false;

  /** `onItem` hears of each item as it is written. */
  constructor(
    bus: KlondikeBus,
    private readonly dealer: Dealer,
    private readonly onItem?: (item: Item) => void,
  ) {
    this.isWaiting = dealer.deal !== undefined;
    this.write({ kind: 'tag', key: 'Game', text: 'klondike' });
    if (dealer.rules !== undefined) this.write({ kind: 'tag', key: 'Rules', text: dealer.rules.name });
    bus.on('*', (event, args) => this.hear({ event, args } as KlondikeCall));
  }

  /** What was written so far. */
  get script(): Script {
    return this.items;
  }

  /** The view to attach in place of `view`, at once, so that the tape knows what is refused. */
  watch(view: KlondikeView): KlondikeView {
    this.isAttaching = this.dealer.deal !== undefined;
    return watched(view, ({ call }) => {
      if (!this.isAttaching) this.count(call);
      else if (call === 'refreshWindow') this.isAttaching = false;
    });
  }

  private count(call: ViewCall['call']): void {
    this.calls++;
    if (call === 'win') this.won = true;
  }

  private hear(call: KlondikeCall): void {
    if (call.event === 'newGame') this.isWaiting = false;
    if (!this.isWaiting) this.writeDown(call);
    this.calls = 0;
    this.won = false;
  }

  private writeDown(call: KlondikeCall): void {
    const { deal } = this.dealer;
    if (call.event === 'newGame' && deal !== undefined) this.write({ kind: 'tag', key: 'Deal', text: deal });
    this.write(itemOf(call, this.calls === 0));
    if (this.won) this.write({ kind: 'win' });
  }

  private write(item: Item): void {
    this.items.push(item);
    this.onItem?.(item);
  }
}

/** The call as an event; as a comment where no word says it, as for a pile that does not exist. */
function itemOf(call: KlondikeCall, refused: boolean): Item {
  const event: EventItem = { kind: 'event', call, times: 1, refused };
  if (call.args.every(Number.isInteger) && 'event' in readEvent(printEvent(event))) return event;
  const args = call.args.map(say).join(', ');
  return { kind: 'comment', text: `${call.event}(${args}) was ${refused ? 'refused' : 'accepted'}` };
}
