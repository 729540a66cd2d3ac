/** Puts a bus and a tape between a controller and its view. */
import { checkMethods } from '../../../core/given.js';
import type { MayRedo, WithRedo } from '../../../core/redo.js';
import { redoThrough } from '../../../core/redo.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { KlondikeBus } from '../contract/bus.js';
import { connect, createBus, handlerOn } from '../contract/bus.js';
import type { KlondikeEventsHandler } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import type { Item } from './script.js';
import type { Dealer } from './tape.js';
import { Tape } from './tape.js';
import { wire } from '../../../scripts/running/wire.js';

/** A handler that shows its game in the view it is given. */
export type Recordable = MayRedo<KlondikeEventsHandler> &
  Dealer &
  Pick<KlondikeAssistant, 'targets'> & { attach(view: KlondikeView): unknown };

/** A session that is written down as it is played. */
export interface RecordedSession<View extends KlondikeView = KlondikeView> {
  /** Carries all events of the session: `bus.emit('clickStock', [])`. */
  readonly bus: KlondikeBus;
  /** For whoever plays by calls: it puts every event on the bus. */
  readonly handler: WithRedo<KlondikeEventsHandler>;
  /** For the view: what the controller can redo, and the piles that would take cards. Its redo goes over the bus. */
  readonly assistant: KlondikeAssistant;
  readonly view: View;
  /** `tape.script` is what was played so far. */
  readonly tape: Tape;
  /** Ends the session: the controller stops listening to the bus, and the tape stops writing. */
  readonly end: () => void;
}

/**
 * Records the game on a controller. A view that reports events must report them to the bus: give a function
 * that makes the view, such as `(handler, assistant) => new BrowserView(handler, element, { assistant })`. `onItem`
 * is called with each item as it is written. The first call comes with the first event, never before this returns.
 * A `KlondikeController` is recorded even if its methods are called directly, but it can't `restore` a game
 * until the session has ended.
 * @throws TypeError unless there are a controller and a view
 */
export function recordSession<View extends KlondikeView>(
  controller: Recordable,
  view: View | ((handler: WithRedo<KlondikeEventsHandler>, assistant: KlondikeAssistant) => View),
  onItem?: (item: Item) => void,
): RecordedSession<View> {
  checkMethods('controller', controller, ['getName', 'attach']);
  const bus = createBus();
  const handler = handlerOn(bus, () => controller.getName());
  const assistant: KlondikeAssistant = redoThrough(handler, controller);
  if (controller.targets !== undefined) assistant.targets = (take) => controller.targets?.(take) ?? [];
  const session = wire(view, {
    handler,
    assistant,
    connect: () => connect(bus, controller),
    newTape: () => new Tape(bus, controller, onItem),
    attach: (shown, tape) => controller.attach(tape.watch(shown)),
  });
  return { bus, ...session };
}
