/** What a game that can be saved has been through. */
import type { Layout } from '../model/layout.js';
import type { Rules } from '../model/rules.js';
import { readGame } from './saved-game.js';

/** A game that can be saved. */
interface Saved {
  readonly rules: Rules;
  /** From the deal to now. */
  readonly moves: number;
  save(): string | undefined;
}

/** All layouts of a game from the deal to now; none before the first game. */
export function statesOf(game: Saved): readonly Layout[] {
  const text = game.save();
  return text === undefined ? [] : readGame(game.rules, text).history.line.slice(0, game.moves + 1);
}
