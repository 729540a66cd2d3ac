/** Prints the outcome of a move as text. */
import type { Layout } from '../../src/games/klondike/model/layout.js';
import { play } from '../../src/games/klondike/model/play.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import { parseMove, printLayout } from '../../src/games/klondike/model/layout-text.js';

/** The layout after a move, one line for each pile, or the reason for the refusal. */
export function outcomeText(rules: Rules, layout: Layout, move: string): string[] {
  const outcome = play(rules, layout, parseMove(move));
  return outcome.ok ? printLayout(outcome.next).split('\n') : [outcome.why];
}
