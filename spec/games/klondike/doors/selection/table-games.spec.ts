/** At every step of random games the table plays as the rules do, and what it refuses leaves no trace. */
import { expect, test } from '@jest/globals';
import { javaDeal } from '../../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import type { Move, Outcome } from '../../../../../src/games/klondike/model/play.js';
import { play } from '../../../../../src/games/klondike/model/play.js';
import { YCP_SELECTION } from '../../../../../src/games/klondike/model/rules.js';
import { printLayout } from '../../../../../src/games/klondike/model/layout-text.js';
import { PILES } from '../../../../../src/games/klondike/words/piles.js';
import { SelectionTable } from '../../../../../src/selection.js';
import { NONSENSE } from '../../../../support/random-move.js';

/** In words: why not, or the layout and which piles are other objects than before. */
function textOf(before: Layout, outcome: Outcome): string {
  if (!outcome.ok) return outcome.why;
  const { next } = outcome;
  const changed = PILES.filter((id) => next[id] !== before[id]);
  return `${printLayout(next)}\nchanged: ${changed.join(' ')}`;
}

const say = (move: Move): string => (move === 'stock' ? move : `${move.from}>${move.to}*${move.count}`);

/** What is wrong with the table's answer to a move; the table is then as the move has left it. */
function faultOf(table: SelectionTable, move: Move): string | undefined {
  const before = table.layout;
  const expected = textOf(before, play(YCP_SELECTION, before, move));
  const outcome = table.play(move);
  const answer = textOf(before, outcome);
  if (answer !== expected)
    return `${say(move)}: ${answer}\nexpected: ${expected}\nat\n${printLayout(before)}`;
  if (table.layout !== (outcome.ok ? outcome.next : before))
    return `${say(move)}: the layout is not the outcome's`;
  return table.chosen === undefined ? undefined : `${say(move)}: something is still chosen`;
}

test('every move that can be thought of at a deal is answered as the rules answer it', () => {
  const table = new SelectionTable();
  const deal = table.deal(javaDeal(82n));
  const faults = PILES.flatMap((from) =>
    [...NONSENSE, 1, 2, 3].flatMap((count) =>
      PILES.flatMap((to) => {
        table.restore(deal);
        return faultOf(table, { from, count, to }) ?? [];
      }),
    ),
  );
  expect(faults).toEqual([]);
});
