/** The fault in a table's answer to a move, judged by the rules of its house. */
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import type { Move, Outcome } from '../../../../../src/games/klondike/model/play.js';
import { play } from '../../../../../src/games/klondike/model/play.js';
import { YCP_SELECTION } from '../../../../../src/games/klondike/model/rules.js';
import { printLayout, printMove } from '../../../../../src/games/klondike/model/layout-text.js';
import { PILES } from '../../../../../src/games/klondike/words/piles.js';
import type { SelectionTable } from '../../../../../src/selection.js';

/** Makes the move. Returns the fault of the answer, if any. */
export function moveFault(table: SelectionTable, move: Move): string | undefined {
  const before = table.layout;
  const expected = textOf(before, play(YCP_SELECTION, before, move));
  const outcome = table.play(move);
  const answer = textOf(before, outcome);
  const text = printMove(move);
  if (answer !== expected) return `${text}: ${answer}\nexpected: ${expected}\nat\n${printLayout(before)}`;
  if (table.layout !== (outcome.ok ? outcome.next : before))
    return `${text}: the layout is not the outcome's`;
  return table.chosen === undefined ? undefined : `${text}: something is still chosen`;
}

/** As text: the reason for a refusal, or the layout and the piles that became new objects. */
function textOf(before: Layout, outcome: Outcome): string {
  if (!outcome.ok) return outcome.why;
  const { next } = outcome;
  const changed = PILES.filter((id) => next[id] !== before[id]);
  return `${printLayout(next)}\nchanged: ${changed.join(' ')}`;
}
