/** The table and the model get every possible move at every step of random games. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { NumberedPilesTable } from '../../../../../src/games/klondike/doors/numbered-piles/numbered-piles-table.js';
import { javaDeal } from '../../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import type { Move, Outcome } from '../../../../../src/games/klondike/model/play.js';
import { play } from '../../../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../../../src/games/klondike/model/rules.js';
import { YCP_TEXT, YCP_TEXT_REFERENCE } from '../../../../../src/games/klondike/model/rules.js';
import { printLayout } from '../../../../../src/games/klondike/model/layout-text.js';
import { PILES } from '../../../../../src/games/klondike/words/piles.js';
import { Chance } from '../../../../support/chance.js';
import { randomMove } from '../../../../support/random-move.js';

const MOVES = 60;
/** The number of moves between two positions where the spec tries every move. */
const STEP = 12;
const COUNTS = [1, 2, 3, 7, 13, 25, 0, -1, 2.5, NaN, Infinity];

const CONCEIVABLE: readonly Move[] = [
  'stock',
  ...PILES.flatMap((from) => PILES.flatMap((to) => COUNTS.map((count) => ({ from, count, to })))),
];

interface MoveOutcome {
  readonly move: Move;
  readonly seen: Outcome;
}

/** The difference between an outcome and the model's outcome. */
function faultOf(rules: Rules, layout: Layout, { move, seen }: MoveOutcome): string | undefined {
  const expected = play(rules, layout, move);
  const same = isDeepStrictEqual(seen, expected);
  const kept =
    !seen.ok ||
    !expected.ok ||
    PILES.every((id) => keeps(id, { layout, expected: expected.next, next: seen.next }));
  if (same && kept) return undefined;
  return `${JSON.stringify(move)}: ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}, at\n${printLayout(layout)}`;
}

/** Checks that each pile that doesn't change in the model is the same object as before. */
const keeps = (
  id: (typeof PILES)[number],
  by: Readonly<Record<'layout' | 'expected' | 'next', Layout>>,
): boolean => by.expected[id] !== by.layout[id] || by.next[id] === by.layout[id];

/** Tries every move and restores the layout. */
function faultAt(table: NumberedPilesTable, layout: Layout): string | undefined {
  for (const move of CONCEIVABLE) {
    const seen = table.play(move);
    const fault = faultOf(table.rules, layout, { move, seen });
    if (fault !== undefined) return fault;
    if (seen.ok) table.restore(layout);
  }
  return undefined;
}

function gameFault(rules: Rules, seed: number): string | undefined {
  const chance = new Chance(seed);
  const table = new NumberedPilesTable(rules);
  let layout = table.deal(javaDeal(BigInt(seed)));
  for (let moves = 0; moves < MOVES; moves++) {
    const fault = moves % STEP === 0 ? faultAt(table, layout) : undefined;
    if (fault !== undefined) return fault;
    const move = randomMove(chance, rules, layout);
    const seen = table.play(move);
    const found = faultOf(rules, layout, { move, seen });
    if (found !== undefined) return found;
    if (table.isWon !== rules.isWon(seen.ok ? seen.next : layout))
      return `${JSON.stringify(move)}: isWon is wrong`;
    if (seen.ok) layout = seen.next;
  }
  return undefined;
}

test.each([
  { rules: YCP_TEXT, numRuns: 6 },
  { rules: YCP_TEXT_REFERENCE, numRuns: 3 },
])(
  '$rules.name: the table gives the same answer, reason and layout as the model, and keeps unchanged piles as the same objects',
  ({ rules, numRuns }) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(gameFault(rules, seed)).toBeUndefined();
      }),
      { numRuns },
    );
  },
);
