/** The search in WebAssembly against that in TypeScript: the same answers, after the same visits, by the same steps. */
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

const bothTold = (start: SearchStart, options: SearchOptions, visits: number): string[] =>
  CORES.map((core) => searchText(newSearch(start, options, core), visits));

/** Alternately draw 1 and draw 3, in the order of trying of one attempt or another. */
test('40 published deals', () => {
  const differing = publishedDeals()
    .slice(0, 40)
    .filter(({ seed, cards }) => {
      const rules = { ...ULG, draw: seed % 2 === 0 ? 1 : 3, worryBack: seed % 5 > 0 };
      const options = { ...ENOUGH, order: seed % 4 > 1 ? 'plSFuD' : 'sUfpld' };
      const start = startFrom(rules, dealOfPublished(cards).start(rules));
      const [one, other] = bothTold(start, options, 60_000);
      return one !== other;
    });
  expect(differing).toEqual([]);
});

test('200 random endgames under random rules', () => {
  const random = new JavaRandom(200n);
  const differing: string[] = [];
  const found = new Map<string, number>();
  for (let game = 0; game < 200; game++) {
    const { rules, layout } = randomEndgame(random, 12 + (game % 25));
    const [one = '', other = ''] = bothTold(startFrom(rules, layout), ENOUGH, 20_000);
    const [verdict = ''] = one.split(' ');
    found.set(verdict, (found.get(verdict) ?? 0) + 1);
    if (one !== other) differing.push([...tellRules(rules), printLayout(layout), one, other].join('\n'));
  }
  expect(differing).toEqual([]);
  expect(found.get('won')).toBeGreaterThan(50);
  expect(found.get('lost')).toBeGreaterThan(20);
});

describe('a search that is long', () => {
  const hard = startFrom(ULG, hardDeal().start(ULG));

  test.each([2 ** 16, 300_000, 2 ** 20])('is out of %i bytes at the same visit', (bytes) => {
    // Few visits are expected, so that the table is small at first, and grows.
    const [one = '', other] = bothTold(hard, { ...ENOUGH, visits: 400, bytes }, 1_000_000);
    expect(one).toMatch(/^bytes/);
    expect(other).toBe(one);
  });
});

test.each<SolveOptions>([{}, { visits: 20_000 }])('the verdict is the same by either, %j', (options) => {
  const untimed = ({ milliseconds: _, ...answer }: Answer): unknown => answer;
  const answers = CORES.map((core) =>
    publishedDeals()
      .slice(40, 50)
      .map(({ cards }) => untimed(solve(ULG, dealOfPublished(cards).start(ULG), { ...options, core }))),
  );
  expect(answers[1]).toEqual(answers[0]);
});
