/** A view under test: what it is told, shows and reports. */
import { asFoundation, asTableau } from '../contract/checked-numbers.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { createBus, handlerOn } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import { parseFrame } from '../contract/frame-text.js';
import type { ViewCall } from '../views/view-call.js';
import { callView } from '../views/view-call.js';
import type { FrameLines } from './frame-lines.js';
import { differences, linesOf } from './frame-lines.js';
import type { ViewKit } from './view-kit.js';

/** No pile at its limit and nothing hidden: only the checks about these tell a view such things. */
export const TABLE = parseFrame('waste: 2s Kc; f1: As; f3: Ah; t1: 9d 8s 7d; t2: 7c; t4: Qh Js; moves: 3');

export const REFRESH: ViewCall = { call: 'refreshWindow', args: [] };

export class Trial<View extends KlondikeView> {
  private constructor(
    private readonly kit: ViewKit<View>,
    private readonly view: View,
    /** The events that the view has reported, oldest first. */
    readonly heard: readonly KlondikeCall[],
  ) {}

  /** A new view. `onEvent` is called while the handler hears of an event. */
  static async begin<View extends KlondikeView>(
    kit: ViewKit<View>,
    onEvent?: () => void,
  ): Promise<Trial<View>> {
    const heard: KlondikeCall[] = [];
    const handler = listening((call) => {
      heard.push(call);
      onEvent?.();
    });
    return new Trial(kit, await kit.create(handler), heard);
  }

  /** A new view that was told a table and refreshed. */
  static async at<View extends KlondikeView>(kit: ViewKit<View>, table = TABLE): Promise<Trial<View>> {
    const trial = await Trial.begin(kit);
    await trial.tell(...callsOf(table), REFRESH);
    return trial;
  }

  /** Makes the calls, one after the other. */
  async tell(...calls: readonly ViewCall[]): Promise<void> {
    for (const call of calls) await made(this.view, call);
  }

  /** What the call throws; undefined if it throws nothing. */
  async thrownBy(call: ViewCall): Promise<Thrown | undefined> {
    try {
      await made(this.view, call);
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

export interface Thrown {
  readonly name: string;
  readonly message: string;
}

/** An error is known by its name, not by its class: a view of another bundle may throw classes of its own. */
export function thrownOf(error: unknown): Thrown {
  return error instanceof Object && 'name' in error && 'message' in error
    ? { name: String(error.name), message: String(error.message) }
    : { name: typeof error, message: String(error) };
}

/** The calls that make a new view show a frame. Empty piles are not told. */
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
 * Returns what the view returns, so that it can be awaited: the contract knows no promises, but a view may
 * live in another process.
 */
const made: (view: KlondikeView, call: ViewCall) => unknown = callView;

function listening(hear: (call: KlondikeCall) => void): KlondikeEventsHandler {
  const bus = createBus();
  bus.on('*', (event, args) => hear({ event, args } as KlondikeCall));
  return handlerOn(bus, () => 'The conformance kit');
}
