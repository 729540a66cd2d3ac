/** At every step of random games the table plays as the rules do, and what it refuses leaves no trace. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { javaDeal } from '../../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import { legalMoves } from '../../../../../src/games/klondike/model/moves.js';
import type { Move, Outcome } from '../../../../../src/games/klondike/model/play.js';
import { play, refuseMove } from '../../../../../src/games/klondike/model/play.js';
import { YCP_SELECTION } from '../../../../../src/games/klondike/model/rules.js';
import { printLayout } from '../../../../../src/games/klondike/model/layout-text.js';
import { PILES } from '../../../../../src/games/klondike/words/piles.js';
import { SelectionTable } from '../../../../../src/selection.js';
import { Chance } from '../../../../support/chance.js';
import { NONSENSE, randomMove } from '../../../../support/random-move.js';

const MOVES = 40;

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

/** Chooses something, sensible or not, and asks where it may go. */
function choosingFault(table: SelectionTable, chance: Chance): string | undefined {
  const { layout } = table;
  const take = { from: chance.pick(PILES), count: chance.pick([1, 1, 1, 2, 3, ...NONSENSE]) };
  if (!table.choose(take)) return undefined;
  const wrong = PILES.find(
    (to) => table.allows(to) !== (refuseMove(YCP_SELECTION, layout, { ...take, to }) === undefined),
  );
  return (
    wrong &&
    `${say({ ...take, to: wrong })} is ${table.allows(wrong) ? '' : 'not '}allowed\n${printLayout(layout)}`
  );
}

function gameFault(seed: number): string | undefined {
  const chance = new Chance(seed);
  const table = new SelectionTable();
  table.deal(javaDeal(BigInt(seed)));
  for (let moves = 0; moves < MOVES; moves++) {
    const before = table.layout;
    for (const move of legalMoves(YCP_SELECTION, before)) {
      const fault = faultOf(table, move);
      if (fault !== undefined) return fault;
      table.restore(before);
    }
    for (let tries = 0; tries < 5; tries++) {
      const fault =
        choosingFault(table, chance) ?? faultOf(table, randomMove(chance, YCP_SELECTION, table.layout));
      if (fault !== undefined) return fault;
    }
  }
  return undefined;
}

test('a random game is played as the rules play it', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(gameFault(seed)).toBeUndefined();
    }),
    { numRuns: 20 },
  );
});
