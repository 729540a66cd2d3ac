/** The searches in WebAssembly and TypeScript give the same answers, with the same steps, after the same visits. */
import { describe, expect, test } from '@jest/globals';
import { JavaRandom } from '../../src/core/random.js';
import { printLayout } from '../../src/games/klondike/model/layout-text.js';
import { tellRules } from '../../src/games/klondike/model/rules-told.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import type { Answer, SolveOptions } from '../../src/solver.js';
import { solve } from '../../src/solver.js';
import { newSearch } from '../../src/solver/solve-sets.js';
import type { SearchOptions } from '../../src/solver/search.js';
import type { SearchStart } from '../../src/solver/start.js';
import { randomEndgame } from '../support/solver/endgames.js';
import { dealOfPublished, hardDeal, publishedDeals } from '../support/solver/published.js';
import { startFrom } from '../support/solver/start-from.js';
import { CORES, ENOUGH, searchText } from './both-cores.js';

const onBothCores = (start: SearchStart, options: SearchOptions, visits: number): string[] =>
  CORES.map((core) => searchText(newSearch(start, options, core), visits));

/** Alternates between draw 1 and draw 3, and takes the search orders of the attempts one after another. */
test('both cores agree on 40 published deals', () => {
  const differing = publishedDeals()
    .slice(0, 40)
    .filter(({ seed, cards }) => {
      const rules = { ...ULG, draw: seed % 2 === 0 ? 1 : 3, worryBack: seed % 5 > 0 };
      const options = { ...ENOUGH, order: seed % 4 > 1 ? 'plSFuD' : 'sUfpld' };
      const start = startFrom(rules, dealOfPublished(cards).start(rules));
      const [one, other] = onBothCores(start, options, 60_000);
      return one !== other;
    });
  expect(differing).toEqual([]);
});

test('both cores agree on 200 random endgames under random rules', () => {
  const random = new JavaRandom(200n);
  const differing: string[] = [];
  const found = new Map<string, number>();
  for (let game = 0; game < 200; game++) {
    const { rules, layout } = randomEndgame(random, 12 + (game % 25));
    const [one = '', other = ''] = onBothCores(startFrom(rules, layout), ENOUGH, 20_000);
    const [verdict = ''] = one.split(' ');
    found.set(verdict, (found.get(verdict) ?? 0) + 1);
    if (one !== other) differing.push([...tellRules(rules), printLayout(layout), one, other].join('\n'));
  }
  expect(differing).toEqual([]);
  expect(found.get('won')).toBeGreaterThan(50);
  expect(found.get('lost')).toBeGreaterThan(20);
});

describe('a long search', () => {
  const hard = startFrom(ULG, hardDeal().start(ULG));

  test.each([2 ** 16, 300_000, 2 ** 20])('runs out of %i bytes at the same visit', (bytes) => {
    // The number of expected visits is low, so that the table starts small and grows.
    const [one = '', other] = onBothCores(hard, { ...ENOUGH, visits: 400, bytes }, 1_000_000);
    expect(one).toMatch(/^bytes/);
    expect(other).toBe(one);
  });
});

test.each<SolveOptions>([{}, { visits: 20_000 }])(
  'both cores give the same verdict with the options %j',
  (options) => {
    const untimed = ({ milliseconds: _, ...answer }: Answer): unknown => answer;
    const answers = CORES.map((core) =>
      publishedDeals()
        .slice(40, 50)
        .map(({ cards }) => untimed(solve(ULG, dealOfPublished(cards).start(ULG), { ...options, core }))),
    );
    expect(answers[1]).toEqual(answers[0]);
  },
);
