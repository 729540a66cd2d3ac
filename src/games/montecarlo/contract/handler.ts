/** The events of a player of Monte Carlo Solitaire, the bus that carries them to a handler, and the assistant beside it. */
import type { CallsOf } from '../../../core/protocol.js';
import { protocol } from '../../../core/protocol.js';
import type { MayRedo, RedoCall, Redoes, WithRedo } from '../../../core/redo.js';
import type { Emitter } from 'mitt';
import type { EventsOf } from '../../../core/bus.js';
import { busOf, connectTo, eventsOn } from '../../../core/bus.js';
import { checkGiven } from '../../../core/given.js';
import type { Assistance } from '../../../core/assistance.js';
import type { Cell } from '../words/cell.js';

/**
 * Hears what the player does. Nonsense is refused. No method throws, unless the view throws: then the event counts, and
 * the method throws the view's error.
 */
export interface MonteCarloEventsHandler {
  /** Starts the game of this number, a whole number of 64 bits. */
  newGame(number: number | bigint): void;
  /** Starts a game whose number the handler draws. */
  newDeal(): void;
  /** A click on a cell. Row and column count from 0, from the top and from the left. */
  clickCard(row: number, column: number): void;
  /** Moves the cards together and fills the grid from the deck. */
  consolidate(): void;
  /** Asks for the first pair that can be removed. */
  hint(): void;
  /**
   * Asks for the next move towards the best ending that can be found in short time: a pair, or to
   * consolidate.
   */
  hintAhead(): void;
  /** Asks for the rules in brief. */
  help(): void;
  /** Starts the same game again from its deal. */
  replay(): void;
  undo(): void;
  /** The name that the About box credits. */
  getName(): string;
}

/** One call of a handler, as data. */
export type MonteCarloCall = MonteCarloCalls[keyof MonteCarloCalls];

type MonteCarloCalls = CallsOf<MonteCarloEventsHandler, 'event'>;

/** The methods that report what the player did. */
export type MonteCarloEventName = MonteCarloCall['event'];

export const handlerProtocol = /* @__PURE__ */ protocol<WithRedo<MonteCarloEventsHandler>, 'event'>('event', {
  newGame: 1,
  newDeal: 0,
  clickCard: 2,
  consolidate: 0,
  hint: 0,
  hintAhead: 0,
  help: 0,
  replay: 0,
  undo: 0,
  redo: 0,
});

/** Makes the call. Does nothing if the call is `redo` and the handler cannot redo. @throws TypeError unless they are a handler and a call */
export const deliver: (handler: MayRedo<MonteCarloEventsHandler>, call: MonteCarloCall | RedoCall) => void =
  /* @__PURE__ */ (() => handlerProtocol.deliver)();

/** The events of the bus: the handler's methods, with their arguments as payload. */
export type MonteCarloEvents = {
  [Name in MonteCarloEventName | 'redo']: EventsOf<WithRedo<MonteCarloEventsHandler>>[Name];
};

/** A mitt emitter: `bus.emit('clickCard', [0, 4])`; its `'*'` listener hears every event. */
export type MonteCarloBus = Emitter<MonteCarloEvents>;

/** A bus that nothing is connected to yet. */
export const createBus = (): MonteCarloBus => busOf<WithRedo<MonteCarloEventsHandler>>();

/**
 * Lets the handler hear every event of the bus, and `redo` if the handler has it. The returned function
 * disconnects it.
 * @throws TypeError unless they are a bus and a handler
 */
export function connect(bus: MonteCarloBus, handler: MayRedo<MonteCarloEventsHandler>): () => void {
  return connectTo(handlerProtocol, bus, handler);
}

/** A handler for a view to report to: it puts every event on the bus. @throws TypeError unless they are a bus and a function */
export function handlerOn(bus: MonteCarloBus, getName: () => string): WithRedo<MonteCarloEventsHandler> {
  checkGiven('a listener', getName, 'a function');
  return { ...eventsOn(handlerProtocol, bus), getName };
}

/** The answers about a game of Monte Carlo Solitaire in play. A move's place is the first cell of a pair. */
export type MonteCarloAssistance = Assistance<MonteCarloCall, Cell>;

/** The assistant of a view, in addition to its handler. */
export interface MonteCarloAssistant extends Partial<Redoes>, Partial<MonteCarloAssistance> {}
