/** What a player of Monte Carlo Solitaire does. */

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

/** The methods that tell of something the player did. */
export type MonteCarloEventName = Exclude<keyof MonteCarloEventsHandler, 'getName'>;

/** One call of a handler, as data. */
export type MonteCarloCall = {
  [Name in MonteCarloEventName]: {
    readonly event: Name;
    readonly args: Readonly<Parameters<MonteCarloEventsHandler[Name]>>;
  };
}[MonteCarloEventName];

/** Makes the call. */
export function deliver(handler: MonteCarloEventsHandler, call: MonteCarloCall): void {
  switch (call.event) {
    case 'newGame':
      return handler.newGame(...call.args);
    case 'clickCard':
      return handler.clickCard(...call.args);
    case 'newDeal':
    case 'consolidate':
    case 'hint':
    case 'hintAhead':
    case 'help':
    case 'replay':
    case 'undo':
      return handler[call.event]();
  }
}
