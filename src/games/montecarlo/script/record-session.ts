/** Records sessions of Monte Carlo Solitaire as scripts. A replay of a script shows the same frames. */
import type { EventRecorder } from '../../../core/event-recorders.js';
import { checkMethods } from '../../../core/given.js';
import type { MayRedo, RedoCall, Redoes, WithRedo } from '../../../core/redo.js';
import { redoThrough } from '../../../core/redo.js';
import { startTape } from '../../../scripts/running/bus-tape.js';
import type { SessionOf } from '../../../scripts/running/record.js';
import { TapeOf, recordIn } from '../../../scripts/running/record.js';
import type { Dealing } from '../../../scripts/running/tape.js';
import type { MonteCarloBus, MonteCarloCall, MonteCarloEventsHandler } from '../contract/handler.js';
import { connectHandler, createBus, handlerForBus, handlerProtocol } from '../contract/handler.js';
import type { MonteCarloView } from '../contract/view.js';
import type { MonteCarloItem } from './script.js';
import { STAGE } from './stage.js';

/** A handler that a tape can record. `deal` is the name of the deal in play. */
export interface MonteCarloDealer extends Dealing {
  /** Reports every event to the recorder, even a direct call. Without this method, the tape records the bus. */
  recordBy?(recorder: EventRecorder<MonteCarloCall | RedoCall>): () => void;
}

/**
 * Records every event of a `MonteCarloController`, even a direct call. With another handler, it records the bus, and all
 * events must go through it. An event then counts as refused if the view was not refreshed, or if `beep` was called. A
 * random game is recorded with its deal. A tape that starts during a game waits for the next one, because a script must
 * begin with a deal.
 */
export class MonteCarloTape extends TapeOf<MonteCarloItem, MonteCarloView> {
  /** `dealer` has the name of the deal in play. `onItem` is called with each item as it is written. */
  constructor(bus: MonteCarloBus, dealer: MonteCarloDealer, onItem?: (item: MonteCarloItem) => void) {
    super(startTape(STAGE, { bus, protocol: handlerProtocol, dealer }, onItem));
  }
}

/** A handler that shows its game in a view. */
export type RecordableMonteCarlo = MayRedo<MonteCarloEventsHandler> &
  MonteCarloDealer & { attach(view: MonteCarloView): unknown };

/** A session that a tape records. */
export type RecordedMonteCarloSession<View extends MonteCarloView = MonteCarloView> = SessionOf<
  MonteCarloBus,
  WithRedo<MonteCarloEventsHandler>,
  Partial<Redoes>,
  View,
  MonteCarloTape
>;

/**
 * Records the game on a controller. A view that reports events must report them to the bus, so pass a function that
 * makes the view, such as `(handler, assistant) => new MonteCarloBrowserView(handler, element, { assistant })`.
 * `onItem` is called with each item as it is written, for the first time at the first event.
 * Direct calls to a `MonteCarloController` are recorded as well, but it can't `restore` a game until the session ends.
 * @throws TypeError unless the arguments are a controller and a view
 */
export function recordMonteCarloSession<View extends MonteCarloView>(
  controller: RecordableMonteCarlo,
  view: View | ((handler: WithRedo<MonteCarloEventsHandler>, assistant: Partial<Redoes>) => View),
  onItem?: (item: MonteCarloItem) => void,
): RecordedMonteCarloSession<View> {
  checkMethods('controller', controller, ['getName', 'attach']);
  const bus = createBus();
  const handler = handlerForBus(bus, () => controller.getName());
  return recordIn(view, {
    controller,
    bus,
    handler,
    assistant: redoThrough(handler, controller),
    connect: () => connectHandler(bus, controller),
    newTape: () => new MonteCarloTape(bus, controller, onItem),
  });
}
