/** At a deal, the table answers every move as the rules do, and a refused move changes nothing. */
import { expect, test } from '@jest/globals';
import { javaDeal } from '../../../../../src/games/klondike/model/deals.js';
import { PILES } from '../../../../../src/games/klondike/words/piles.js';
import { SelectionTable } from '../../../../../src/selection.js';
import { NONSENSE } from '../../../../support/random-move.js';
import { moveFault } from './move-fault.js';

test('every possible move at a deal gets the same answer from the table as from the rules', () => {
  const table = new SelectionTable();
  const deal = table.deal(javaDeal(82n));
  const faults = PILES.flatMap((from) =>
    [...NONSENSE, 1, 2, 3].flatMap((count) =>
      PILES.flatMap((to) => {
        table.restore(deal);
        return moveFault(table, { from, count, to }) ?? [];
      }),
    ),
  );
  expect(faults).toEqual([]);
});
