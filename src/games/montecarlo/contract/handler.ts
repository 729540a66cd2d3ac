/** What a player of Monte Carlo Solitaire does. */
import type { CallsOf } from '../../../core/protocol.js';
import type { MayRedo, RedoCall, WithRedo } from '../../../core/redo.js';
import { protocol } from '../../../core/protocol.js';

/** Hears what the player does. No method throws: what makes no sense is refused. */
export interface MonteCarloEventsHandler {
  /** The game of this number: a whole one of 64 bits. */
  newGame(number: number | bigint): void;
  /** A game whose number the handler draws. */
  newDeal(): void;
  /** A click on a cell. Both count from 0, from the top and from the left. */
  clickCard(row: number, column: number): void;
  /** The cards move together, and the grid is filled from the deck. */
  consolidate(): void;
  /** A pair to remove, the first there is. */
  hint(): void;
  /** The next move towards the best ending that can be found in short time: a pair, or to consolidate. */
  hintAhead(): void;
  /** The rules in brief. */
  help(): void;
  /** The same game again from its deal. */
  replay(): void;
  undo(): void;
  /** Whom the About box credits. */
  getName(): string;
}

/** One call of a handler, as data. */
export type MonteCarloCall = Calls[keyof Calls];

type Calls = CallsOf<MonteCarloEventsHandler, 'event'>;

/** The methods that tell of something the player did. */
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

/** Makes the call; nothing happens where it is to redo and the handler cannot. */
export const deliver = handlerProtocol.deliver as (
  handler: MayRedo<MonteCarloEventsHandler>,
  call: MonteCarloCall | RedoCall,
) => void;
