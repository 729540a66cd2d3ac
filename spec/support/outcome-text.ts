/** What comes of a move, as text. */
import type { Layout } from '../../src/klondike/model/layout.js';
import { play } from '../../src/klondike/model/play.js';
import type { Rules } from '../../src/klondike/model/rules.js';
import { printLayout } from '../../src/klondike/notation/layout.js';
import { parseMove } from '../../src/klondike/notation/move.js';

/** The layout after a move, a pile a line, or why it is refused. */
export function outcomeText(rules: Rules, layout: Layout, move: string): string[] {
  const outcome = play(rules, layout, parseMove(move));
  return outcome.ok ? printLayout(outcome.next).split('\n') : [outcome.why];
}
