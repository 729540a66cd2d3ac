/** Runs a script against any handler, an item at a time, and holds what is seen against what is expected. */
import type { Frame } from '../klondike/contract/frame.js';
import type { KlondikeEventsHandler } from '../klondike/contract/handler.js';
import { deliver } from '../klondike/contract/handler.js';
import type { KlondikeView } from '../klondike/contract/view.js';
import type { Deal, TakesDeals } from '../klondike/deals.js';
import { FrameView } from '../views/frame-view.js';
import type { ViewCall } from '../views/view-call.js';
import { printCall, watched } from '../views/view-call.js';
import type { Row } from './facts.js';
import { row, rowOf } from './facts.js';
import { printEvent } from './event-text.js';
import { printItem } from './print.js';
import type { EventItem, Item, TagItem } from './script.js';
import { dealOfTag } from './tags.js';

/** Makes the handler that is to be run; it must play before the view it is given. */
export type Bring = (view: KlondikeView) => KlondikeEventsHandler & Partial<TakesDeals>;

/** Hears of each event that the view was refreshed in: the frame then visible, and the event's number from 1. */
export type OnFrame = (frame: Frame, event: EventItem, number: number) => void;

const ACCEPTED = 'accepted';
const REFUSED = 'refused: no view call';
const TAKES_DEALS = 'a handler that can be given its cards';

export class ScriptRunner {
  private readonly view = new FrameView();
  private readonly handler: KlondikeEventsHandler & Partial<TakesDeals>;
  private deal: Deal | undefined;
  /** Of the last event. */
  private calls: ViewCall[] = [];
  private made = 0;

  constructor(
    bring: Bring,
    private readonly onFrame?: OnFrame,
  ) {
    this.handler = bring(watched(this.view, (call) => this.calls.push(call)));
  }

  /** What the view shows now. */
  get frame(): Frame {
    return this.view.frame;
  }

  /** How many calls of the handler were made. */
  get events(): number {
    return this.made;
  }

  /** Runs an item; tells what was expected and seen of it, fact by fact. Nothing is said of an event that went as expected. */
  step(item: Item): readonly Row[] {
    switch (item.kind) {
      case 'comment':
        return [];
      case 'tag':
        return this.heed(item);
      case 'event':
        return this.play(item);
      case 'check':
        return item.facts.map((fact) =>
          rowOf(fact, { frame: this.frame, refreshes: this.count('refreshWindow') }),
        );
      case 'win':
        return [row('win', 'announced', this.count('win') > 0 ? 'announced' : 'not announced')];
    }
  }

  private heed(tag: TagItem): readonly Row[] {
    this.deal = dealOfTag(tag) ?? this.deal;
    if (this.deal === undefined || this.handler.nextDeal !== undefined) return [];
    return [row(printItem(tag), TAKES_DEALS, `one without nextDeal (${this.handler.getName()})`)];
  }

  private play(event: EventItem): readonly Row[] {
    for (let time = 1; time <= event.times; time++) {
      const fault = this.playOnce(event);
      if (fault !== undefined) return [fault];
    }
    return [];
  }

  private playOnce(event: EventItem): Row | undefined {
    this.calls = [];
    this.made++;
    this.prepare(event);
    const expected = event.refused ? REFUSED : ACCEPTED;
    try {
      deliver(this.handler, event.call);
    } catch (error) {
      return row(printEvent(event), expected, `thrown: ${String(error)}`);
    }
    if (this.count('refreshWindow') > 0) this.onFrame?.(this.frame, event, this.made);
    if (event.refused === (this.calls.length === 0)) return undefined;
    return row(printEvent(event), expected, event.refused ? printCalls(this.calls) : REFUSED);
  }

  private prepare({ call }: EventItem): void {
    if (call.event === 'newGame' || call.event === 'undo') this.view.endWin();
    if (call.event === 'newGame' && this.deal !== undefined) this.handler.nextDeal?.(this.deal);
  }

  private count(name: ViewCall['call']): number {
    let times = 0;
    for (const { call } of this.calls) if (call === name) times++;
    return times;
  }
}

const printCalls = (calls: readonly ViewCall[]): string => `view calls: ${calls.map(printCall).join(', ')}`;
