/** What the help of `klondike` says of a game, and how its first deal is told there. */
import type { GameTypes } from '../scripts/running/stage.js';

export interface CommandWords<Game extends GameTypes> {
  /** In the overview: `play in the terminal`. */
  readonly does: string;
  /** The options that say which deal is first, by their names; one of them can be given. */
  readonly deals: Readonly<Record<string, DealOption<Game>>>;
  /** What line mode reads, as a paragraph of the help. */
  readonly notes: readonly string[];
  /** The rules as the handler tells them in answer to `help`, where that is an event of the game. */
  readonly rulesTold?: (frame: Game['frame']) => string | undefined;
}

export interface DealOption<Game extends GameTypes> {
  /** What its value is called. */
  readonly takes: string;
  readonly text: string;
  /** As the game reads the names of deals by default. @throws TextError */
  readonly read?: (text: string, house: string) => Game['deal'];
}
