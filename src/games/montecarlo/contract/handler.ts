/** What a player of Monte Carlo Solitaire does. */
import type { CallsOf } from '../../../core/protocol.js';
import type { MayRedo, RedoCall, WithRedo } from '../../../core/redo.js';
import { protocol } from '../../../core/protocol.js';

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
export type MonteCarloCall = Calls[keyof Calls];

type Calls = CallsOf<MonteCarloEventsHandler, 'event'>;

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
export function deliver(handler: MayRedo<MonteCarloEventsHandler>, call: MonteCarloCall | RedoCall): void {
  handlerProtocol.deliver(handler, call);
}
