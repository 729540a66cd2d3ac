/** If all selections are put back, in any order, the game is as before. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  KlondikeController,
  KlondikeModel,
  Location,
  LocationType,
  modelToString,
} from '../../../../../src/selection.js';
import { Chance } from '../../../../support/chance.js';

test('putting all selections back in any order restores the game', () => {
  const lifts = fc.array(fc.record({ pile: fc.nat({ max: 6 }), depth: fc.nat({ max: 3 }) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(lifts, fc.integer(), (wanted, seed) => {
      const controller = new KlondikeController({
        deal: 't1: Ah 2h 3h 4h 5h; t2: Kc | Qc Jc Tc; t3: 9d; stock: 8s 7s',
      });
      const [model, chance] = [new KlondikeModel(), new Chance(seed)];
      controller.initModel(model);
      const before = modelToString(model);
      const held = wanted.flatMap(({ pile, depth }) => {
        const index = model.getTableauPile(pile).getIndexOfTopCard() - depth;
        return controller.select(model, new Location(LocationType.TABLEAU_PILE, pile, index)) ?? [];
      });
      while (held.length > 0) {
        for (const selection of held.splice(chance.nextInt(held.length), 1))
          controller.unselect(model, selection);
      }
      expect(modelToString(model)).toBe(before);
    }),
    { numRuns: 500 },
  );
});
