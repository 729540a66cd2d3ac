/** Writes down sessions of Monte Carlo Solitaire as scripts that replay to the same frames. */
import type { EventRecorder } from '../../../core/event-recorders.js';
import { checkMethods } from '../../../core/given.js';
import type { MayRedo, RedoCall, Redoes, WithRedo } from '../../../core/redo.js';
import { redoThrough } from '../../../core/redo.js';
import { startTape } from '../../../scripts/running/bus-tape.js';
import type { SessionOf } from '../../../scripts/running/record.js';
import { TapeOf, recordIn } from '../../../scripts/running/record.js';
import type { Dealing } from '../../../scripts/running/tape.js';
import type { MonteCarloBus, MonteCarloCall, MonteCarloEventsHandler } from '../contract/handler.js';
import { connect, createBus, handlerOn, handlerProtocol } from '../contract/handler.js';
import type { MonteCarloView } from '../contract/view.js';
import type { MonteCarloItem } from './script.js';
import { STAGE } from './stage.js';

/** The parts of a handler that a tape uses: the name of the deal in play, if it has one. */
export interface MonteCarloDealer extends Dealing {
  /** Reports every event to the recorder, however it is called. Without it, the tape hears the events of the bus. */
  recordBy?(recorder: EventRecorder<MonteCarloCall | RedoCall>): () => void;
}

/**
 * Writes down every event of a `MonteCarloController`, however it is called. Of another handler it writes the events of the bus,
 * by which all of them must come; an event then counts as refused if the view was not refreshed, or if `beep` was called. A game that the handler drew is written with its deal. A tape
 * that begins in the middle of a game waits for the next one, because a script cannot start there.
 */
export class MonteCarloTape extends TapeOf<MonteCarloItem, MonteCarloView> {
  /** `dealer` tells the name of the deal in play; `onItem` hears of each item as it is written. */
  constructor(bus: MonteCarloBus, dealer: MonteCarloDealer, onItem?: (item: MonteCarloItem) => void) {
    super(startTape(STAGE, { bus, protocol: handlerProtocol, dealer }, onItem));
  }
}

/** A handler that shows its game in the view it is given. */
export type RecordableMonteCarlo = MayRedo<MonteCarloEventsHandler> &
  MonteCarloDealer & { attach(view: MonteCarloView): unknown };

/** A session that is written down as it is played. */
export type RecordedMonteCarloSession<View extends MonteCarloView = MonteCarloView> = SessionOf<
  MonteCarloBus,
  WithRedo<MonteCarloEventsHandler>,
  Partial<Redoes>,
  View,
  MonteCarloTape
>;

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
  return recordIn(view, {
    controller,
    bus,
    handler,
    assistant: redoThrough(handler, controller),
    connect: () => connect(bus, controller),
    newTape: () => new MonteCarloTape(bus, controller, onItem),
  });
}
