/** Compares the worths that a hint computes with the true verdicts, in endgames with all cards known. */
import { JavaRandom } from '../../../src/core/random.js';
import { printLayout } from '../../../src/games/klondike/model/layout-text.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { tellRules } from '../../../src/games/klondike/model/rules-told.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { solvePlainly } from '../../../src/solver.js';
import type { JudgedStep } from '../../../src/solver/hints/judge.js';
import { judge } from '../../../src/solver/hints/judge.js';
import type { CardBits, ForwardStep } from '../../../src/solver/hints/neighbourhood.js';
import { Neighbourhood } from '../../../src/solver/hints/neighbourhood.js';
import { startOf } from '../../../src/solver/start.js';
import { movesOfSteps, played } from '../../../src/solver/line.js';
import { randomEndgame } from '../../support/solver/endgames.js';

const NONE: CardBits = { low: 0, high: 0 };

/** The forward steps, in the form that hints judge. */
export function forwardOf(rules: Rules, layout: Layout, unseen = NONE): readonly ForwardStep[] {
  const start = startOf(rules, layout);
  return start === undefined ? [] : new Neighbourhood(start, unseen).forward;
}

export const choicesOf = (forward: readonly ForwardStep[]): JudgedStep[] =>
  forward.flatMap(({ step, positions: [place] }) => (place === undefined ? [] : [{ step, now: place.now }]));

/** 1 if the game can be won after the step, 0 if not; undefined if the plain search takes too long. */
function truth(rules: Rules, layout: Layout, { step, positions: [place] }: ForwardStep): number | undefined {
  const moves = movesOfSteps(rules, layout, [...(place?.steps ?? []), step]);
  const after = moves.reduce((now, move) => played(rules, now, move), layout);
  const { verdict } = solvePlainly(rules, after, { visits: 3000 });
  return verdict === 'unknown' ? undefined : Number(verdict === 'winnable');
}

/** The worths that differ from the plain search, and how many steps lose (0) and win (1). */
export function wrongWorths(games: number): { faults: string[]; counts: { 0: number; 1: number } } {
  const random = new JavaRandom(5n);
  const faults: string[] = [];
  const counts = { 0: 0, 1: 0 };
  for (let game = 0; game < games; game++) {
    const { rules, layout } = randomEndgame(random, 10 + (game % 8));
    const forward = rules.isWon(layout) ? [] : forwardOf(rules, layout);
    if (forward.length < 2) continue;
    const worths = judge({ rules, layout }, choicesOf(forward), {});
    forward.forEach((one, at) => {
      const right = truth(rules, layout, one);
      if (right === undefined) return;
      counts[right as 0 | 1]++;
      const fault = `${one.step} is worth ${worths[at]}, not ${right}`;
      if (worths[at] !== right) faults.push([...tellRules(rules), printLayout(layout), fault].join('\n'));
    });
  }
  return { faults, counts };
}
