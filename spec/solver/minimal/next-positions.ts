/** Checks the successors of a position against the model. */
import { JavaRandom } from '../../../src/core/random.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { printLayout } from '../../../src/games/klondike/model/layout-text.js';
import { legalMoves } from '../../../src/games/klondike/model/moves.js';
import { play } from '../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { tellRules } from '../../../src/games/klondike/model/rules-told.js';
import { lineLength } from '../../../src/solver.js';
import { bitsIn } from '../../../src/solver/card-index.js';
import { Expander } from '../../../src/solver/minimal/expander.js';
import {
  copyBasis,
  HEIGHTS_AT,
  MACRO,
  LEFT_AT,
  stepTo,
  targetIn,
  TO_FOUNDATION,
  VISIBLE_AT,
} from '../../../src/solver/minimal/numbers.js';
import { movesOfTargets } from '../../../src/solver/minimal/improve.js';
import { Chance } from '../../support/chance.js';
import { randomEndgame } from '../../support/solver/endgames.js';
import { printStep, tableOf } from '../../support/solver/minimal.js';

interface NextPosition {
  readonly cost: number;
  readonly step: number;
  /** The position after all safe moves. */
  readonly numbers: readonly number[];
  readonly wholeCost: number;
  readonly safeSteps: readonly number[];
}

export function nextPositions(rules: Rules, layout: Layout): NextPosition[] {
  const table = tableOf(rules, layout);
  const found: NextPosition[] = [];
  const expander = new Expander(table, (cost, step) => {
    const wholeCost = cost + expander.playSafe();
    found.push({
      cost,
      step,
      wholeCost,
      safeSteps: [...expander.safeSteps],
      numbers: numbersOf(expander.child),
    });
  });
  copyBasis(expander.now, table.first);
  expander.expand();
  return found;
}

const numbersOf = (now: Int32Array): number[] => [
  now[HEIGHTS_AT] ?? 0,
  bitsIn(now[LEFT_AT] ?? 0),
  ...now.subarray(VISIBLE_AT),
];

/** The step and the safe steps after it; a macro move is two steps. */
const stepsOf = ({ step, safeSteps }: NextPosition): number[] => [
  ...((step & MACRO) === 0 ? [step] : [step & ~MACRO, stepTo(targetIn(step) ^ 1, TO_FOUNDATION)]),
  ...safeSteps,
];

/** The fault in a successor if the model does not reach it. */
function faultIn(rules: Rules, layout: Layout, one: NextPosition): string | undefined {
  const moves = movesOfTargets(rules, layout, stepsOf(one));
  const length = lineLength(rules, layout, moves);
  let after = layout;
  for (const move of moves) {
    const outcome = play(rules, after, move);
    if (outcome.ok) after = outcome.next;
  }
  const numbers = numbersOf(tableOf({ ...rules, redeals: Infinity }, after).first);
  const isRight = length === one.wholeCost && String(numbers) === String(one.numbers);
  const seen = `${one.wholeCost} moves and ${String(one.numbers)}, not ${length} and ${String(numbers)}`;
  return isRight
    ? undefined
    : [...tellRules(rules), printLayout(layout), stepsOf(one).map(printStep), seen].join('\n');
}

/** The layout after a few random moves, mostly on the tableau, so that runs build up. */
function afterMoves(rules: Rules, start: Layout, chance: Chance): Layout {
  let layout = start;
  for (let left = chance.nextInt(20); left > 0 && !rules.isWon(layout); left--) {
    const moves = legalMoves(rules, layout);
    const downs = moves.filter((move) => move !== 'stock' && move.to.startsWith('t'));
    const outcome = play(rules, layout, chance.pick(downs.length > 0 && left % 4 > 0 ? downs : moves));
    if (outcome.ok) layout = outcome.next;
  }
  return layout;
}

/** The faults in successors from random endgames, and the number of successors. */
export function faultsInEndgames(games: number): { faults: string[]; count: number } {
  const random = new JavaRandom(31n);
  const faults: string[] = [];
  let count = 0;
  for (let game = 0; game < games; game++) {
    const endgame = randomEndgame(random, 8 + (game % 30));
    const rules = { ...endgame.rules, redeals: Infinity };
    const layout = afterMoves(rules, endgame.layout, new Chance(game));
    for (const one of nextPositions(rules, layout)) {
      count++;
      const fault = faultIn(rules, layout, one);
      if (fault !== undefined) faults.push(fault);
    }
  }
  return { faults, count };
}
