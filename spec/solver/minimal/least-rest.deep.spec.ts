/** What can be left of a line, at least: never more than the shortest line has. */
import { describe, expect, test } from '@jest/globals';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { play } from '../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { solve } from '../../../src/solver.js';
import { Budget } from '../../../src/solver/budget.js';
import { LeastRest } from '../../../src/solver/minimal/least-rest.js';
import { costOf } from '../../../src/solver/minimal/length.js';
import { searchPlainMinimal } from '../../../src/solver/minimal/plain-minimal.js';
import { endgameOf } from '../../support/solver/endgames.js';
import { tableOf } from '../../support/solver/minimal.js';
import { dealOfPublished, publishedDeals } from '../../support/solver/published.js';

function leastRest(rules: Rules, layout: Layout): number {
  const table = tableOf(rules, layout);
  return new LeastRest(table).of(table.first);
}

describe('exact where one thing stands in the way', () => {
  test.each<[because: string, draw: number, length: number, text: string]>([
    ['nothing does', 3, 4, 't1: Js | Kd; t2: Qs; t3: Ks'],
    ['a queen on a king above her own jack', 3, 5, 't1: Js | Kd Qs; t2: Ks'],
    ['a queen above another jack', 3, 6, 't1: Jc | Kd Qs; t2: Kc; t3: Qc; t4: Ks'],
    ['a queen above her jack in the waste', 3, 5, 'waste: Js Qs; t1: Kd; t2: Ks'],
    ['two cards drawn together in the wrong order', 3, 6, 'stock: Qs Js; t1: Kd; t2: Ks'],
    ['the same, drawn one by one', 1, 6, 'stock: Qs Js; t1: Kd; t2: Ks'],
    ['a card that waits below a higher one for a lower one', 1, 9, 'stock: Ts Ks Js; t1: Kd; t2: Qs'],
  ])('%s, draw %i: %i moves', (...[, draw, length, text]) => {
    const rules: Rules = { ...ULG, draw, worryBack: false };
    const layout = endgameOf(text);
    const { verdict, bound } = searchPlainMinimal(rules, layout, new Budget({ visits: 5000 }));
    const least = leastRest(rules, layout);
    expect({ verdict, bound, least }).toEqual({ verdict: 'winnable', bound: length, least: length });
  });
});

test.each([1, 3])('draw %i: at no moment of a shortest line more than it has left', (draw) => {
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
});
