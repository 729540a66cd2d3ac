/** A hint says "nothing useful is left" exactly when a full search of the model finds nothing useful. */
import { describe, expect, test } from '@jest/globals';
import { JavaRandom } from '../../../src/core/random.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { printLayout } from '../../../src/games/klondike/model/layout-text.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { tellRules } from '../../../src/games/klondike/model/rules-told.js';
import { firstLook, hint } from '../../../src/solver.js';
import { randomEndgame } from '../../support/solver/endgames.js';
import { isUsefulLeftPlainly, withTableauHidden } from '../../support/solver/plain-useful.js';
import { randomGame } from '../../support/solver/random-game.js';

const counts = { left: 0, none: 0 };

/** The fault in the hint, as far as the full search can decide. */
function faultIn(rules: Rules, layout: Layout): string | undefined {
  if (rules.isWon(layout)) return undefined;
  const known = withTableauHidden(layout);
  const isLeft = isUsefulLeftPlainly(rules, known, 3000);
  if (isLeft === undefined) return undefined;
  counts[isLeft ? 'left' : 'none']++;
  const { move, why } = hint({ ...firstLook(rules, layout), layout: known }, { samples: 1, visits: 1 });
  if (isLeft ? move !== undefined : why === 'nothing-left') return undefined;
  return [...tellRules(rules), printLayout(layout), `hint: ${JSON.stringify(move)} ${why}`].join('\n');
}

describe('the hint and the full search agree on whether a useful move is left', () => {
  test.each([true, false])('in random endgames, with worrying back %s', (worryBack) => {
    const faults = Array.from({ length: 250 }, (_, seed) => {
      const { rules, layout } = randomEndgame(new JavaRandom(BigInt(seed)), 12 + (seed % 30));
      return faultIn({ ...rules, worryBack }, layout);
    });
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  test('in random games', () => {
    const faults = Array.from({ length: 40 }, (_, seed) => {
      const rules = { ...ULG, draw: 1 + (seed % 4), redeals: seed % 3 === 0 ? 2 : Infinity };
      return faultIn(rules, randomGame(rules, seed, 400).end);
    });
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  test('both answers occur often enough', () => {
    expect(counts.left).toBeGreaterThan(300);
    expect(counts.none).toBeGreaterThan(20);
  });
});
