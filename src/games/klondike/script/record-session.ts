/** Records sessions of Klondike as scripts. A replay shows the same frames. */
import type { EventRecorder } from '../../../core/event-recorders.js';
import { checkMethods } from '../../../core/given.js';
import type { MayRedo, RedoCall, WithRedo } from '../../../core/redo.js';
import { redoThrough } from '../../../core/redo.js';
import { startTape } from '../../../scripts/running/bus-tape.js';
import type { SessionOf } from '../../../scripts/running/record.js';
import { TapeOf, recordIn } from '../../../scripts/running/record.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { KlondikeBus, KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { connectHandler, createBus, handlerForBus, handlerProtocol } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import { rulesText } from '../model/house.js';
import type { Rules } from '../model/rules.js';
import type { Item } from './script.js';
import { STAGE } from './stage.js';

/**
 * The parts of a handler that a tape uses. These are the name of the current deal, if it has one, and the house rules.
 */
export interface Dealer {
  readonly deal?: string | undefined;
  readonly rules?: Rules | undefined;
  /** Reports every event to the recorder, whoever calls it. Without this method, the tape listens to the bus. */
  recordBy?(recorder: EventRecorder<KlondikeCall | RedoCall>): () => void;
}

/**
 * Records every event of a `KlondikeController`, whoever calls it. For any other handler, it records the events of
 * the bus, so all events must come over the bus; an event counts as refused if the view was not refreshed. A tape that
 * begins in the middle of a game waits for the next one, because a script can't start there.
 */
export class Tape extends TapeOf<Item, KlondikeView> {
  /** Calls `onItem` with each item as it is written. */
  constructor(bus: KlondikeBus, dealer: Dealer, onItem?: (item: Item) => void) {
    const started = startTape(STAGE, { bus, protocol: handlerProtocol, dealer }, onItem);
    if (dealer.rules !== undefined) started.tape.tag('Rules', rulesText(dealer.rules));
    super(started);
  }
}

/** A handler that shows its game in the view that is attached to it. */
export type Recordable = MayRedo<KlondikeEventsHandler> &
  Dealer &
  Pick<KlondikeAssistant, 'targets'> & { attach(view: KlondikeView): unknown };

/** A session that is recorded as it is played. */
export type RecordedSession<View extends KlondikeView = KlondikeView> = SessionOf<
  KlondikeBus,
  WithRedo<KlondikeEventsHandler>,
  KlondikeAssistant,
  View,
  Tape
>;

/**
 * Records the game on a controller. A view that reports events must report them to the bus, so give a function that
 * makes the view, such as `(handler, assistant) => new BrowserView(handler, element, { assistant })`. `onItem`
 * is called with each item as it is written, from the first event on. A `KlondikeController` is recorded even if its
 * methods are called directly, but it can't `restore` a game until the session has ended.
 * @throws TypeError unless the arguments include a controller and a view
 * @example
 * ```ts
 * import { KlondikeController, RecordingView, printScript, recordSession } from 'klondike-kit';
 *
 * const controller = new KlondikeController({ deal: 'java:11' });
 * const { bus, tape, end } = recordSession(controller, (handler) => new RecordingView(handler));
 * bus.emit('newGame', []);
 * bus.emit('clickStock', []);
 * end();
 * console.log(printScript(tape.script));
 * ```
 */
export function recordSession<View extends KlondikeView>(
  controller: Recordable,
  view: View | ((handler: WithRedo<KlondikeEventsHandler>, assistant: KlondikeAssistant) => View),
  onItem?: (item: Item) => void,
): RecordedSession<View> {
  checkMethods('controller', controller, ['getName', 'attach']);
  const bus = createBus();
  const handler = handlerForBus(bus, () => controller.getName());
  const assistant: KlondikeAssistant = redoThrough(handler, controller);
  if (controller.targets !== undefined) assistant.targets = (take) => controller.targets?.(take) ?? [];
  return recordIn(view, {
    controller,
    bus,
    handler,
    assistant,
    connect: () => connectHandler(bus, controller),
    newTape: () => new Tape(bus, controller, onItem),
  });
}
