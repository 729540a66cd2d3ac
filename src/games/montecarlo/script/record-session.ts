/** Puts a bus and a tape between a controller and its view. */
import { checkMethods } from '../../../core/given.js';
import type { MayRedo, Redoes, WithRedo } from '../../../core/redo.js';
import { redoThrough } from '../../../core/redo.js';
import type { MonteCarloBus } from '../contract/bus.js';
import { connect, createBus, handlerOn } from '../contract/bus.js';
import type { MonteCarloEventsHandler } from '../contract/handler.js';
import type { MonteCarloView } from '../contract/view.js';
import type { MonteCarloItem } from './script.js';
import type { MonteCarloDealer } from './tape.js';
import { MonteCarloTape } from './tape.js';
import { wire } from '../../../scripts/running/wire.js';

/** A handler that shows its game in the view it is given. */
export type RecordableMonteCarlo = MayRedo<MonteCarloEventsHandler> &
  MonteCarloDealer & { attach(view: MonteCarloView): unknown };

/** A session that is written down as it is played. */
export interface RecordedMonteCarloSession<View extends MonteCarloView = MonteCarloView> {
  /** Carries all events of the session: `bus.emit('consolidate', [])`. */
  readonly bus: MonteCarloBus;
  /** For whoever plays by calls: it puts every event on the bus. */
  readonly handler: WithRedo<MonteCarloEventsHandler>;
  /** For the view: what the controller can redo. Its redo goes over the bus. */
  readonly assistant: Partial<Redoes>;
  readonly view: View;
  /** `tape.script` is what was played so far. */
  readonly tape: MonteCarloTape;
  /** Ends the session: the controller stops listening to the bus, and the tape stops writing. */
  readonly end: () => void;
}

/**
 * Records the game on a controller. A view that reports events must report them to the bus: give a function that
 * makes the view, such as `(handler, assistant) => new MonteCarloBrowserView(handler, element, { assistant })`. `onItem`
 * is called with each item as it is written. The first call comes with the first event, never before this returns.
 * A `MonteCarloController` is recorded even if its methods are called directly, but it can't `restore` a game
 * until the session has ended.
 * @throws TypeError unless there are a controller and a view
 */
export function recordMonteCarloSession<View extends MonteCarloView>(
  controller: RecordableMonteCarlo,
  view: View | ((handler: WithRedo<MonteCarloEventsHandler>, assistant: Partial<Redoes>) => View),
  onItem?: (item: MonteCarloItem) => void,
): RecordedMonteCarloSession<View> {
  checkMethods('controller', controller, ['getName', 'attach']);
  const bus = createBus();
  const handler = handlerOn(bus, () => controller.getName());
  const session = wire(view, {
    handler,
    assistant: redoThrough(handler, controller),
    connect: () => connect(bus, controller),
    newTape: () => new MonteCarloTape(bus, controller, onItem),
    attach: (shown, tape) => controller.attach(tape.watch(shown)),
  });
  return { bus, ...session };
}
