/** The published deals of `spec/fixtures/solver`, and the order of the cards in them. */
import { expect, test } from '@jest/globals';
import { printLayout } from '../../../src/games/klondike/model/layout-text.js';
import { KSU, ULG } from '../../../src/games/klondike/model/rules.js';
import { layoutFault } from '../../support/layout-fault.js';
import { README_PILES } from '../../support/solver/deal-files.js';
import { dealOfPublished, publishedDeals, specialDeals } from '../../support/solver/published.js';

/** The deck in the README of ShootMe/MinimalKlondike, at commit 8983a13. */
const CARDS =
  '7dTh2h4d9sKsJc 9d5c3s4s7sJs 5dQhAc8hQd AdKc9c8d Qs6sAs 9h3h Jd ' +
  '7cTsKd5hKhTd8s 4cAh7h6h3c6c4h 8c5sJh6d2s2cTc 2d3dQc';

test('places the cards as they are drawn in the README of MinimalKlondike', () => {
  expect(printLayout(dealOfPublished(CARDS).start(ULG)).split('\n')).toEqual(README_PILES);
});

test('deals a published deal in the same way in a house that deals by row', () => {
  const deal = dealOfPublished(CARDS);
  expect(deal.start(KSU)).toEqual(deal.start(ULG));
});

test('each special deal has all 52 cards', () => {
  const faults = specialDeals().map(({ cards }) => layoutFault(dealOfPublished(cards).start(ULG)));
  expect(faults).toEqual(faults.map(() => undefined));
});

test('the 5,000 deals have the published number of each verdict', () => {
  const counts: Record<string, number> = {};
  const deals = publishedDeals();
  for (const { draw1, draw3 } of deals) {
    for (const key of [`draw 1 ${draw1.verdict}`, `draw 3 ${draw3.verdict}`])
      counts[key] = (counts[key] ?? 0) + 1;
  }
  expect(counts).toEqual({
    ...{ 'draw 1 W': 4512, 'draw 1 U': 470, 'draw 1 ?': 18 },
    ...{ 'draw 3 W': 4079, 'draw 3 U': 912, 'draw 3 ?': 9 },
  });
  expect(deals.map(({ seed }) => seed)).toEqual(Array.from({ length: 5000 }, (_, index) => index + 1));
});

test('the first deals have the published lengths of shortest lines', () => {
  const lengths = publishedDeals()
    .slice(0, 7)
    .map(({ seed, draw1, draw3 }) => [seed, draw1.moves, draw3.moves]);
  expect(lengths).toEqual([
    [1, 95, 97],
    [2, 123, 125],
    [3, 108, 97],
    [4, 104, 92],
    [5, 113, 104],
    [6, undefined, undefined],
    [7, 128, undefined],
  ]);
});
