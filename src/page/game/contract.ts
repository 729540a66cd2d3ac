/** What the page must know of a game to play, keep and replay it: its contract as values, its calls as data. */
import type { GameTypes, Stage } from '../../replay/running/stage.js';

export interface Contract<Game extends GameTypes> {
  readonly stage: Stage<Game>;
  /** A handler that passes on every call as data. */
  readonly handlerOf: (hear: (call: Game['call']) => void, getName: () => string) => Game['handler'];
  /** A view that passes on every call as data. */
  readonly viewOf: (hear: (call: Game['viewCall']) => void) => Game['view'];
  readonly callView: (view: Game['view'], call: Game['viewCall']) => void;
}

/** A controller of the game, as all of them are. */
export type ControllerOf<Game extends GameTypes> = Game['handler'] & {
  /** The name of the deal in play; undefined before the first game. */
  readonly deal: string | undefined;
  attach(view: Game['view']): void;
  nextDeal(deal: Game['deal']): void;
};
