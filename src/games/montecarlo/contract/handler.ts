/**
 * The events that a player of Monte Carlo Solitaire makes, the bus that carries them to a handler, and the view's
 * assistant.
 */
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
 * Receives the player's events. It refuses nonsense. A method throws only if the view throws. The event still counts,
 * and the method throws the view's error.
 */
export interface MonteCarloEventsHandler {
  /** Starts the game with this number, a 64-bit whole number. */
  newGame(number: number | bigint): void;
  /** Starts a game with a random number. */
  newDeal(): void;
  /** A click on a cell. Rows are counted from 0 at the top, and columns from 0 at the left. */
  clickCard(row: number, column: number): void;
  /** Moves the cards together and fills the grid from the deck. */
  consolidate(): void;
  /** Asks for the first pair to remove. */
  hint(): void;
  /**
   * Asks for the next move towards the best ending that a short search finds. The move is a pair or a consolidation.
   */
  hintAhead(): void;
  /** Asks for the short rules. */
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

/** The methods that report the player's events. */
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

/** Makes the call. Ignores `redo` if the handler can't redo. @throws TypeError unless the arguments are a handler and a call */
export const callHandler: (
  handler: MayRedo<MonteCarloEventsHandler>,
  call: MonteCarloCall | RedoCall,
) => void = /* @__PURE__ */ (() => handlerProtocol.deliver)();

/** The events of the bus, which are the handler's methods with their arguments as payload. */
export type MonteCarloEvents = {
  [Name in MonteCarloEventName | 'redo']: EventsOf<WithRedo<MonteCarloEventsHandler>>[Name];
};

/** A mitt emitter: `bus.emit('clickCard', [0, 4])`. A `'*'` listener receives every event. */
export type MonteCarloBus = Emitter<MonteCarloEvents>;

/** Makes a bus without connections. */
export const createBus = (): MonteCarloBus => busOf<WithRedo<MonteCarloEventsHandler>>();

/**
 * Sends every event of the bus to the handler; `redo` only if the handler has that method. The returned function
 * disconnects the handler.
 * @throws TypeError unless the arguments are a bus and a handler
 */
export function connectHandler(bus: MonteCarloBus, handler: MayRedo<MonteCarloEventsHandler>): () => void {
  return connectTo(handlerProtocol, bus, handler);
}

/**
 * A handler for a view, which puts every event on the bus.
 * @throws TypeError unless the arguments are a bus and a function
 */
export function handlerForBus(bus: MonteCarloBus, getName: () => string): WithRedo<MonteCarloEventsHandler> {
  checkGiven('a listener', getName, 'a function');
  return { ...eventsOn(handlerProtocol, bus), getName };
}

/** Answers about the game in play. The place of a move is the first cell of its pair. */
export type MonteCarloAssistance = Assistance<MonteCarloCall, Cell>;

/** A view's assistant adds what the handler interface lacks. */
export interface MonteCarloAssistant extends Partial<Redoes>, Partial<MonteCarloAssistance> {
  /** Is there something to undo? If it is absent, the view offers undo at any time. */
  readonly canUndo?: boolean;
  /** The time of the game, in milliseconds. Undefined if the view shows no time. */
  time?(): number | undefined;
}
