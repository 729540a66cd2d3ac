/** Whole games at this door's table. After any moves, the table and a handler agree with the model. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ClicksTable } from '../../../../../src/clicks.js';
import { dotnetDeal } from '../../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import { EMPTY_LAYOUT } from '../../../../../src/games/klondike/model/layout.js';
import type { Move, Outcome } from '../../../../../src/games/klondike/model/play.js';
import { play } from '../../../../../src/games/klondike/model/play.js';
import { KSU } from '../../../../../src/games/klondike/model/rules.js';
import { printLayout, printMove } from '../../../../../src/games/klondike/model/layout-text.js';
import { PILES } from '../../../../../src/games/klondike/words/piles.js';
import { Chance } from '../../../../support/chance.js';
import { layoutFault } from '../../../../support/layout-fault.js';
import { randomMove } from '../../../../support/random-move.js';

const TURNS = 120;

/** All possible moves of one to four cards and of whole piles. */
const NAMED: readonly Move[] = PILES.flatMap((from) =>
  PILES.flatMap((to) => [1, 2, 3, 4, 13].map((count): Move => ({ from, count, to }))),
);

interface MoveFrom {
  readonly move: Move;
  readonly before: Layout;
}

/** Plays a move. Returns the difference between the table and the model, if any, and the layout. */
function judged(
  table: ClicksTable,
  { move, before }: MoveFrom,
): { readonly fault?: string; readonly after: Layout } {
  const [ours, theirs] = [table.play(move), play(KSU, before, move)];
  const fault =
    outcomeFault([ours, theirs], before) ?? (table.chosen === undefined ? undefined : 'cards are chosen');
  const after = ours.ok ? ours.next : before;
  return fault === undefined
    ? { after }
    : { after, fault: `${fault} after ${printMove(move)}\n${printLayout(before)}` };
}

function outcomeFault([ours, theirs]: readonly [Outcome, Outcome], before: Layout): string | undefined {
  if (!isDeepStrictEqual(ours, theirs)) return `${JSON.stringify(ours)} is not ${JSON.stringify(theirs)}`;
  if (!ours.ok || !theirs.ok) return undefined;
  const shared = (next: Layout): string => PILES.filter((id) => next[id] === before[id]).join(' ');
  return shared(ours.next) === shared(theirs.next) ? layoutFault(ours.next) : 'other piles are shared';
}

/** Plays on, sometimes goes back, and chooses cards before it moves them or others. */
function gameFault(seed: number): string | undefined {
  const chance = new Chance(seed);
  const table = new ClicksTable();
  const past = [table.deal(dotnetDeal(chance.nextInt(1_000_001)))];
  for (let turn = 0; turn < TURNS; turn++) {
    const before = chance.nextInt(8) === 0 ? chance.pick(past) : (past.at(-1) ?? EMPTY_LAYOUT);
    if (before !== past.at(-1)) table.restore(before);
    if (chance.nextInt(3) === 0) table.choose({ from: chance.pick(PILES), count: chance.nextInt(4) });
    const move = randomMove(chance, KSU, before);
    const { fault, after } = judged(table, { move, before });
    if (fault !== undefined) return fault;
    past.push(after);
  }
  return undefined;
}

/** Tries every possible move at a few layouts in a game, each from the same layout. */
function namedFault(seed: number): string | undefined {
  const chance = new Chance(seed);
  const table = new ClicksTable();
  let before = table.deal(dotnetDeal(chance.nextInt(1_000_001)));
  for (let turn = 0; turn < TURNS; turn++) {
    const moves = turn % 40 === 39 ? NAMED : [];
    for (const move of moves) {
      const { fault } = judged(table, { move, before });
      if (fault !== undefined) return fault;
      table.restore(before);
    }
    before = judged(table, { move: randomMove(chance, KSU, before), before }).after;
  }
  return undefined;
}

describe('the table', () => {
  test('agrees with the model on every move of random games', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(gameFault(seed)).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  });

  test('agrees with the model on every possible move', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(namedFault(seed)).toBeUndefined();
      }),
      { numRuns: 4 },
    );
  });
});
