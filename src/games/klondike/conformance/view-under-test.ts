/** A view under test, with the calls that it gets, the frame that it shows, and the events that it reports. */
import { asFoundation, asTableau } from '../contract/checked-numbers.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { createBus, handlerForBus } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import { parseFrame } from '../contract/frame-text.js';
import type { ViewCall } from '../views/view-call.js';
import { viewProtocol } from '../views/view-call.js';
import type { FrameLines } from './frame-lines.js';
import { differences, linesOf } from './frame-lines.js';
import type { ConformanceCheck } from './conformance-check.js';

/** No pile is full and no card is hidden, because only the checks about limits and hidden cards use those. */
export const TABLE = parseFrame('waste: 2s Kc; f1: As; f3: Ah; t1: 9d 8s 7d; t2: 7c; t4: Qh Js; moves: 3');

export const REFRESH: ViewCall = { call: 'refreshWindow', args: [] };

export class ViewTrial<View extends KlondikeView> {
  private constructor(
    private readonly kit: ViewKit<View>,
    private readonly view: View,
    /** The events that the view has reported, oldest first. */
    readonly reported: readonly KlondikeCall[],
  ) {}

  /** Makes a view. `onEvent` is called while the handler handles an event. */
  static async begin<View extends KlondikeView>(
    kit: ViewKit<View>,
    onEvent?: () => void,
  ): Promise<ViewTrial<View>> {
    const reported: KlondikeCall[] = [];
    const handler = recordingHandler((call) => {
      reported.push(call);
      onEvent?.();
    });
    return new ViewTrial(kit, await kit.create(handler), reported);
  }

  /** Makes a view that shows a table. */
  static async at<View extends KlondikeView>(kit: ViewKit<View>, table = TABLE): Promise<ViewTrial<View>> {
    const trial = await ViewTrial.begin(kit);
    await trial.tell(...callsOf(table), REFRESH);
    return trial;
  }

  async tell(...calls: readonly ViewCall[]): Promise<void> {
    for (const call of calls) await deliver(this.view, call);
  }

  /** Undefined if the call doesn't throw. */
  async thrownBy(call: ViewCall): Promise<ThrownError | undefined> {
    try {
      await deliver(this.view, call);
    } catch (error) {
      return thrownOf(error);
    }
    return undefined;
  }

  async read(): Promise<Frame> {
    return this.kit.read(this.view);
  }

  async lines(): Promise<FrameLines> {
    return linesOf(await this.read());
  }

  async shows(frame: Frame): Promise<boolean> {
    const expected = linesOf(frame);
    return differences(expected, await this.lines(), expected.keys()).length === 0;
  }

  async play(...calls: readonly KlondikeCall[]): Promise<void> {
    for (const call of calls) await this.kit.play?.(this.view, call);
  }
}

export interface ThrownError {
  readonly name: string;
  readonly message: string;
}

/** Compares errors by their names, because a view in a different bundle may throw different classes. */
export function thrownOf(error: unknown): ThrownError {
  return error instanceof Object && 'name' in error && 'message' in error
    ? { name: String(error.name), message: String(error.message) }
    : { name: typeof error, message: String(error) };
}

/** The calls that make a new view show a frame. Empty piles don't need a call. */
export function callsOf(frame: Frame): ViewCall[] {
  const calls: ViewCall[] = [{ call: 'stockEmpty', args: [frame.stockEmpty] }];
  if (frame.waste.length > 0) calls.push({ call: 'wasteCards', args: [frame.waste.slice()] });
  frame.foundations.forEach((cards, index) => {
    if (cards.length > 0) calls.push({ call: 'foundationCards', args: [asFoundation(index), cards.slice()] });
  });
  frame.tableau.forEach((cards, index) => {
    if (cards.length > 0) calls.push({ call: 'tableauCards', args: [asTableau(index), cards.slice()] });
  });
  calls.push({ call: 'updateMoves', args: [frame.moves] });
  if (frame.won) calls.push({ call: 'win', args: [] });
  return calls;
}

/**
 * Returns the view's result, so the caller can await it. The contract doesn't use promises, but a view may run in a
 * different process.
 */
const deliver: (view: KlondikeView, call: ViewCall) => unknown = viewProtocol.deliver;

function recordingHandler(onCall: (call: KlondikeCall) => void): KlondikeEventsHandler {
  const bus = createBus();
  bus.on('*', (event, args) => onCall({ event, args } as KlondikeCall));
  return handlerForBus(bus, () => 'The conformance kit');
}

/** How to make the view under test, read what it shows, and act as a player in front of it. */
export interface ViewKit<View extends KlondikeView = KlondikeView> {
  /** Makes a view that reports to the handler. */
  readonly create: (handler: KlondikeEventsHandler) => View | Promise<View>;
  /** The frame that a player in front of the view sees now. */
  readonly read: (view: View) => Frame | Promise<Frame>;
  /**
   * Tries to make the view report this call, as a player would. If that is impossible, it does nothing. Without `play`,
   * the kit doesn't check the view's reports. The kit awaits a promise and ignores any other result, such as the answer
   * of `player.report`.
   */
  readonly play?: ((view: View, call: KlondikeCall) => unknown) | undefined;
  /** Removes a view. Called for each view at the end of its check, even if the check failed. */
  readonly destroy?: ((view: View) => void | Promise<void>) | undefined;
}

/** A check of a view; see `ConformanceCheck`. */
export type ViewCheck = ConformanceCheck;

/** A check that still needs a kit to make its views. */
export interface KitCheck {
  readonly name: string;
  /** The names of the checks that it depends on. */
  readonly needs?: readonly string[];
  readonly check: <View extends KlondikeView>(kit: ViewKit<View>) => Promise<void>;
}
