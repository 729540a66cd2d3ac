/** At every step of random games, the table follows the rules, and refused moves change nothing. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { javaDeal } from '../../../../../src/games/klondike/model/deals.js';
import { legalMoves } from '../../../../../src/games/klondike/model/moves.js';
import { refuseMove } from '../../../../../src/games/klondike/model/play.js';
import { YCP_SELECTION } from '../../../../../src/games/klondike/model/rules.js';
import { printLayout, printMove } from '../../../../../src/games/klondike/model/layout-text.js';
import { PILES } from '../../../../../src/games/klondike/words/piles.js';
import { SelectionTable } from '../../../../../src/selection.js';
import { Chance } from '../../../../support/chance.js';
import { NONSENSE, randomMove } from '../../../../support/random-move.js';
import { moveFault } from './move-fault.js';

const MOVES = 40;

/** Chooses random cards, which can be an invalid choice, and asks for their targets. */
function choosingFault(table: SelectionTable, chance: Chance): string | undefined {
  const { layout } = table;
  const take = { from: chance.pick(PILES), count: chance.pick([1, 1, 1, 2, 3, ...NONSENSE]) };
  if (!table.choose(take)) return undefined;
  const wrong = PILES.find(
    (to) => table.allows(to) !== (refuseMove(YCP_SELECTION, layout, { ...take, to }) === undefined),
  );
  return (
    wrong &&
    `${printMove({ ...take, to: wrong })} is ${table.allows(wrong) ? '' : 'not '}allowed\n${printLayout(layout)}`
  );
}

function gameFault(seed: number): string | undefined {
  const chance = new Chance(seed);
  const table = new SelectionTable();
  table.deal(javaDeal(BigInt(seed)));
  for (let moves = 0; moves < MOVES; moves++) {
    const before = table.layout;
    for (const move of legalMoves(YCP_SELECTION, before)) {
      const fault = moveFault(table, move);
      if (fault !== undefined) return fault;
      table.restore(before);
    }
    for (let tries = 0; tries < 5; tries++) {
      const fault =
        choosingFault(table, chance) ?? moveFault(table, randomMove(chance, YCP_SELECTION, table.layout));
      if (fault !== undefined) return fault;
    }
  }
  return undefined;
}

test('a random game at the table follows the rules', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(gameFault(seed)).toBeUndefined();
    }),
    { numRuns: 20 },
  );
});
