/** Runs a script against any handler, one item at a time, and compares expected and seen values. */
import { checkGiven, valueText } from '../../core/given.js';
import { printTime } from '../language/event-word.js';
import type { EventItemOf, ItemOf, ScriptFactOf, TagItem } from '../language/items.js';
import { checkItem, isRefreshed } from '../language/items.js';
import { printItemIn } from '../language/print.js';
import type { FailedCall } from './attempt.js';
import { attempt, hasMethod, isUnanswered, nameOf } from './attempt.js';
import type { BringOf, FrameScreen, GameTypes, HandlerOf, ItemIn, Stage } from './stage.js';
import { isAccepted } from './stage.js';
import type { Row } from './row.js';
import type { StepResult } from './step.js';
import { row } from './row.js';
import { AS_EXPECTED, factStep, missingStep, thrownStep } from './step.js';

const ACCEPTED = 'accepted';

/** Invariant: an error from `bring` or the handler never leaves a method; it becomes the fault of a step. */
export class GameRunner<Game extends GameTypes> {
  private table: HandlerTable<Game>;
  private deal: Game['deal'] | undefined;
  /** The view calls of the last event. */
  private calls: readonly Game['viewCall'][] = [];
  private made = 0;

  /**
   * @param onFrame called after each event that refreshed the view, with the new frame and the event's number, from 1
   * @throws TypeError unless `bring` is a function
   */
  constructor(
    private readonly stage: Stage<Game>,
    private readonly bring: BringOf<Game>,
    private readonly onFrame?: (
      frame: Game['frame'],
      event: EventItemOf<Game['call']>,
      number: number,
    ) => void,
  ) {
    checkGiven('bring, which makes the handler for a view,', bring, 'a function');
    this.table = handlerTable(stage, bring);
  }

  /** The result of every step if the handler is missing; undefined if the runner has one. */
  get missing(): StepResult | undefined {
    return this.table.missing;
  }

  /** The current frame of the view. */
  get frame(): Game['frame'] {
    return this.table.screen.frame;
  }

  /** The number of calls that the handler has received so far. */
  get events(): number {
    return this.made;
  }

  step(item: ItemOf<Game['call'], Game['fact']>): StepResult {
    checkItem('item', item);
    if (this.missing !== undefined) return this.missing;
    switch (item.kind) {
      case 'comment':
        return AS_EXPECTED;
      case 'tag':
        return this.readTag(item);
      case 'event':
        return this.play(item);
      case 'check':
        return factStep(item.facts.map((fact) => this.rowOf(fact)));
      case 'win':
        return factStep([row('win', 'announced', this.count('win') > 0 ? 'announced' : 'not announced')]);
    }
  }

  /**
   * Runs the items against a new handler. Returns false if the new handler is missing, or if an item fails. Keeps the
   * view calls of the previous event.
   */
  restart(items: readonly ItemOf<Game['call'], Game['fact']>[]): boolean {
    const again = handlerTable(this.stage, this.bring);
    if (again.missing !== undefined) return false;
    const { calls } = this;
    this.table = again;
    this.deal = undefined;
    const isAsExpected = items.every((item) => this.step(item).fault === undefined);
    this.calls = calls;
    return isAsExpected;
  }

  private rowOf(fact: ScriptFactOf<Game['fact']>): Row {
    if (!isRefreshed(fact)) return this.stage.rowOf(fact, this.frame);
    return row('refreshed', String(fact.times), String(this.count('refreshWindow')));
  }

  private readTag(tag: TagItem): StepResult {
    this.deal = this.stage.dealOfTag(tag) ?? this.deal;
    if (this.deal === undefined) return AS_EXPECTED;
    return this.lack('nextDeal', () => printItemIn(this.stage.language, tag)) ?? AS_EXPECTED;
  }

  private play(event: EventItemOf<Game['call']>): StepResult {
    for (let time = 1; time <= event.times; time++) {
      const step = this.playOnce(event, time);
      if (step !== AS_EXPECTED) return step;
    }
    return AS_EXPECTED;
  }

  private playOnce(event: EventItemOf<Game['call']>, time: number): StepResult {
    const { stage, table } = this;
    const expected = event.refused ? stage.refusal : ACCEPTED;
    const name = (): string => printTime(stage.language, event, time);
    const stepWithout =
      this.lack(event.call.event, name) ?? (this.isDealt(event.call) && this.lack('nextDeal', name));
    if (stepWithout) return stepWithout;
    table.calls.length = 0;
    this.made++;
    const fault = this.prepare(event.call) ?? this.deliver(event.call);
    this.calls = table.calls.slice();
    if (fault !== undefined) return thrownStep(row(name(), expected, fault.seen), fault.error);
    if (this.count('refreshWindow') > 0) this.onFrame?.(this.frame, event, this.made);
    const refusal = stage.refusalIn(this.calls);
    if (event.refused ? refusal !== undefined : isAccepted(stage, this.calls)) return AS_EXPECTED;
    const kind = event.refused ? 'accepted' : 'refused';
    return { rows: [row(name(), expected, refusal ?? this.seenText())], fault: { kind } };
  }

  private seenText(): string {
    const { stage, calls } = this;
    const end = isAccepted(stage, calls) ? '' : ', and no refresh';
    return `view calls: ${calls.map(stage.printViewCall).join(', ')}${end}`;
  }

  /** The result for a handler that lacks this method; undefined if the handler has it. */
  private lack(method: string, name: () => string): StepResult | undefined {
    const { handler } = this.table;
    if (handler !== undefined && hasMethod(handler, method)) return undefined;
    const expected = NEEDED[method] ?? `a handler that has ${method}`;
    return missingStep(name(), expected, `one without ${method} (${nameOf(handler)})`);
  }

  /** Does the call begin a game from the deal of a tag? */
  private isDealt(call: Game['call']): boolean {
    return this.deal !== undefined && this.stage.takesDeal(call);
  }

  private prepare(call: Game['call']): FailedCall | undefined {
    const { deal, table } = this;
    table.screen.expect?.(call);
    if (deal === undefined || !this.isDealt(call)) return undefined;
    return unansweredIn(attempt('nextDeal', () => table.handler?.nextDeal?.(deal)));
  }

  private deliver(call: Game['call']): FailedCall | undefined {
    const { handlerProtocol } = this.stage;
    const { handler } = this.table;
    return unansweredIn(attempt(call.event, () => handler && handlerProtocol.deliver(handler, call)));
  }

  private count(name: string): number {
    let times = 0;
    for (const { call } of this.calls) if (call === name) times++;
    return times;
  }
}

/** The expectations for optional methods. */
const NEEDED: Readonly<Record<string, string>> = {
  redo: 'a handler that can redo',
  nextDeal: 'a handler that can be given its cards',
};

const unansweredIn = (result: object): FailedCall | undefined => (isUnanswered(result) ? result : undefined);

/** A handler, with the view that was made for it. */
interface HandlerTable<Game extends GameTypes> {
  readonly screen: FrameScreen<Game>;
  /** The view calls since the list was last emptied. */
  readonly calls: Game['viewCall'][];
  readonly handler?: HandlerOf<Game>;
  /** Why the handler is missing; undefined if the table has one. */
  readonly missing?: StepResult;
}

function handlerTable<Game extends GameTypes>(stage: Stage<Game>, bring: BringOf<Game>): HandlerTable<Game> {
  const screen = stage.newScreen();
  const calls: Game['viewCall'][] = [];
  const table = { screen, calls };
  const view = stage.viewProtocol.watched(screen, (call) => calls.push(call));
  const brought = attempt('bring', () => bring(view));
  if (isUnanswered(brought))
    return { ...table, missing: thrownStep(row(...BRINGS, brought.seen), brought.error) };
  if (isObject(brought.value)) return { ...table, handler: brought.value };
  return { ...table, missing: missingStep(...BRINGS, valueText(brought.value)) };
}

const BRINGS = ['bring', 'a handler'] as const;

const isObject = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** A runner of a game's scripts for programs that use this package. */
export class ScriptRunnerOf<Game extends GameTypes> {
  private readonly runner: GameRunner<Game>;

  protected constructor(
    stage: Stage<Game>,
    bring: BringOf<Game>,
    onFrame?: (frame: Game['frame'], event: EventItemOf<Game['call']>, number: number) => void,
  ) {
    this.runner = new GameRunner(stage, bring, onFrame);
  }

  /** The current frame of the view. */
  get frame(): Game['frame'] {
    return this.runner.frame;
  }

  /** The number of calls that the handler has received so far. */
  get events(): number {
    return this.runner.events;
  }

  /**
   * Runs an item. Returns the expected and the seen value of each fact; no rows for an event that went as expected.
   */
  step(item: ItemIn<Game>): readonly Row[] {
    return this.runner.step(item).rows;
  }
}
