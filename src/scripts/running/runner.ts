/** Runs a script against any handler, one item at a time, and compares what is seen with what is expected. */
import { printEvent } from '../language/event-word.js';
import type { EventItemOf, ItemOf, ScriptFactOf, TagItem } from '../language/items.js';
import { isRefreshed } from '../language/items.js';
import { printItemIn } from '../language/print.js';
import type { Row } from './rows.js';
import { row } from './rows.js';
import type { BringOf, GameTypes, HandlerOf, Screen, Stage } from './stage.js';
import { isAccepted } from './stage.js';

/**
 * Called after each event that refreshed the view, with the frame now visible and the event's number, from 1.
 */
export type OnFrameOf<Game extends GameTypes> = (
  frame: Game['frame'],
  event: EventItemOf<Game['call']>,
  number: number,
) => void;

const ACCEPTED = 'accepted';
const REDOES = 'a handler that can redo';
const TAKES_DEALS = 'a handler that can be given its cards';

export class GameRunner<Game extends GameTypes> {
  private readonly screen: Screen<Game>;
  private readonly handler: HandlerOf<Game>;
  private deal: Game['deal'] | undefined;
  /** The view calls of the last event. */
  private calls: Game['viewCall'][] = [];
  private made = 0;

  constructor(
    private readonly stage: Stage<Game>,
    bring: BringOf<Game>,
    private readonly onFrame?: OnFrameOf<Game>,
  ) {
    this.screen = stage.newScreen();
    this.handler = bring(stage.viewProtocol.watched(this.screen, (call) => this.calls.push(call)));
  }

  /** What the view shows now. */
  get frame(): Game['frame'] {
    return this.screen.frame;
  }

  /** The number of calls of the handler. */
  get events(): number {
    return this.made;
  }

  /**
   * Runs an item. Returns what was expected and seen, a row for each fact; no rows for an event that went as
   * expected.
   */
  step(item: ItemOf<Game['call'], Game['fact']>): readonly Row[] {
    switch (item.kind) {
      case 'comment':
        return [];
      case 'tag':
        return this.heed(item);
      case 'event':
        return this.play(item);
      case 'check':
        return item.facts.map((fact) => this.rowOf(fact));
      case 'win':
        return [row('win', 'announced', this.count('win') > 0 ? 'announced' : 'not announced')];
    }
  }

  private rowOf(fact: ScriptFactOf<Game['fact']>): Row {
    if (!isRefreshed(fact)) return this.stage.rowOf(fact, this.frame);
    return row('refreshed', String(fact.times), String(this.count('refreshWindow')));
  }

  private heed(tag: TagItem): readonly Row[] {
    this.deal = this.stage.dealOfTag(tag) ?? this.deal;
    if (this.deal === undefined || this.handler.nextDeal !== undefined) return [];
    const seen = `one without nextDeal (${this.handler.getName()})`;
    return [row(printItemIn(this.stage.language, tag), TAKES_DEALS, seen)];
  }

  private play(event: EventItemOf<Game['call']>): readonly Row[] {
    for (let time = 1; time <= event.times; time++) {
      const fault = this.playOnce(event, time);
      if (fault !== undefined) return [fault];
    }
    return [];
  }

  private playOnce(event: EventItemOf<Game['call']>, time: number): Row | undefined {
    const { stage } = this;
    const expected = event.refused ? stage.refusal : ACCEPTED;
    const name = (): string => printEvent(stage.language, event) + (event.times > 1 ? nth(time) : '');
    this.calls = [];
    if (event.call.event === 'redo' && this.handler.redo === undefined)
      return row(name(), REDOES, `one without redo (${this.handler.getName()})`);
    this.made++;
    this.prepare(event.call);
    try {
      stage.handlerProtocol.deliver(this.handler, event.call);
    } catch (error) {
      return row(name(), expected, `thrown: ${String(error)}`);
    }
    if (this.count('refreshWindow') > 0) this.onFrame?.(this.frame, event, this.made);
    const refusal = stage.refusalIn(this.calls);
    if (event.refused ? refusal !== undefined : isAccepted(stage, this.calls)) return undefined;
    return row(name(), expected, refusal ?? this.told());
  }

  private told(): string {
    const { stage, calls } = this;
    const end = isAccepted(stage, calls) ? '' : ', and no refresh';
    return `view calls: ${calls.map(stage.printViewCall).join(', ')}${end}`;
  }

  private prepare(call: Game['call']): void {
    this.screen.expect?.(call);
    if (this.deal !== undefined && this.stage.takesDeal(call)) this.handler.nextDeal?.(this.deal);
  }

  private count(name: string): number {
    let times = 0;
    for (const { call } of this.calls) if (call === name) times++;
    return times;
  }
}

/** ` (2nd time)`. */
function nth(time: number): string {
  const isTeen = time % 100 >= 11 && time % 100 <= 13;
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][time % 10];
  return ` (${time}${ending ?? 'th'} time)`;
}
