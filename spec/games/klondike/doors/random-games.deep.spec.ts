/** Random games make the same view calls through the house's door as under the rules alone. */
import { expect, test } from '@jest/globals';
import { printCard } from '../../../../src/core/card.js';
import { newDeck, shuffle } from '../../../../src/core/deck.js';
import type { Deal } from '../../../../src/games/klondike/model/deals.js';
import { dealFromLayout, parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { EMPTY_LAYOUT } from '../../../../src/games/klondike/model/layout.js';
import { Chance } from '../../../support/chance.js';
import type { Door } from '../../../support/doors.js';
import { DOORS } from '../../../support/doors.js';
import { nonsenseCall, randomCall } from '../../../support/random-call.js';
import { DoorComparison } from '../../../support/door-comparison.js';
import fc from 'fast-check';

const TURNS = 150;

/** The name of a deal of any kind, or the layout of the current game. */
function randomDeal(chance: Chance, twins: DoorComparison): Deal {
  const number = chance.nextInt(2_000_001);
  switch (chance.nextInt(5)) {
    case 0:
      return parseDeal(`java:${number}`);
    case 1:
      return parseDeal(`dotnet:${number}`);
    case 2:
      return parseDeal(`dotnet:${-number}`);
    case 3:
      return parseDeal(shuffle(newDeck(), chance).map(printCard).join(' '));
    default:
      return dealFromLayout(twins.layout ?? EMPTY_LAYOUT);
  }
}

/** Makes one or several calls. Returns the first difference, or undefined. */
function turnFault(chance: Chance, twins: DoorComparison, { rules }: Door): string | undefined {
  switch (chance.nextInt(40)) {
    case 0:
      return faultOfUndoing(twins, chance.nextInt(200));
    case 1:
      twins.nextDeal(randomDeal(chance, twins));
      return undefined;
    case 2:
      return twins.faultAfterWords('new');
    case 3:
      return twins.faultOfNewViews();
    default:
      return twins.faultAfter(randomCall(chance, twins.layout ?? EMPTY_LAYOUT, rules));
  }
}

function faultOfUndoing(twins: DoorComparison, times: number): string | undefined {
  for (let time = 0; time < times; time++) {
    const fault = twins.faultAfterWords('undo');
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function gameFault(door: Door, seed: number): string | undefined {
  const chance = new Chance(seed);
  const twins = new DoorComparison(door, { deal: `java:${seed}` });
  const early = twins.faultAfter(nonsenseCall(chance)) ?? twins.faultAfterWords('stock undo new');
  if (early !== undefined) return early;
  for (let turn = 0; turn < TURNS; turn++) {
    const fault = turnFault(chance, twins, door);
    if (fault !== undefined) return fault;
  }
  return faultOfUndoing(twins, TURNS + 1);
}

test.each(DOORS)('the $name door plays by the rules of $rules.name', (door) => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(gameFault(door, seed)).toBeUndefined();
    }),
    { numRuns: 20 },
  );
});
