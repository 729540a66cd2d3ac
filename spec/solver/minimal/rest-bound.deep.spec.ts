/** The lower bound on the number of moves left is never more than a shortest line has left. */
import { expect, test } from '@jest/globals';
import { play } from '../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { solve } from '../../../src/solver.js';
import { costOf } from '../../../src/solver/line.js';
import { dealOfPublished, publishedDeals } from '../../support/solver/published.js';
import { leastRest } from './rest-bound-of.js';

test.each([1, 3])(
  'at draw %i, the bound never exceeds the number of moves left on a shortest line',
  (draw) => {
    const rules: Rules = { ...ULG, draw };
    const faults: string[] = [];
    for (const { seed, cards } of publishedDeals().filter(({ seed }) => seed === 8)) {
      let layout = dealOfPublished(cards).start(rules);
      const answer = solve(rules, layout, { minimal: true });
      if (answer.verdict !== 'winnable') throw new Error(answer.verdict);
      const rests: number[] = [];
      const costs = answer.moves.map((move, at) => {
        rests.push(at % 4 === 0 ? leastRest(rules, layout) : 0);
        const cost = costOf(rules, layout, move);
        const outcome = play(rules, layout, move);
        if (outcome.ok) layout = outcome.next;
        return cost;
      });
      rests.forEach((rest, at) => {
        const left = costs.slice(at).reduce((sum, cost) => sum + cost, 0);
        if (rest > left) faults.push(`deal ${seed}, move ${at}: ${rest} of ${left}`);
      });
    }
    expect(faults).toEqual([]);
  },
);
