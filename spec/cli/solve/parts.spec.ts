/** Tests the parts of `klondike solve` that need no deal. */
import { describe, expect, test } from '@jest/globals';
import { COMMAND_ENGLISH } from '../../../src/cli/strings/english.js';
import { Quantiles, SOLVED, VerdictTally, wilson } from '../../../src/cli/jobs/verdict-tally.js';

describe("Wilson's 95 % interval", () => {
  test.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    [819, 1000, 0.7939, 0.8416],
  ])('the interval for %d in %d', (...[hits, count, low, high]) => {
    expect(wilson(hits, count).map((share) => Number(share.toFixed(4)))).toEqual([low, high]);
  });

  test('the interval without results is from 0 to 1', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

describe('the mean and quantiles of many times', () => {
  const of = (...values: number[]): Quantiles => {
    const spread = new Quantiles();
    for (const value of values) spread.add(value);
    return spread;
  };
  const thousand = Array.from({ length: 1000 }, (_, index) => index + 1);

  test.each([0.01, 0.5, 0.95, 1])('the quantile %d is accurate within 1 %%', (share) => {
    const exact = 1000 * share;
    expect(Math.abs(of(...thousand).quantile(share) - exact) / exact).toBeLessThanOrEqual(0.0101);
  });

  test('the mean is exact', () => {
    expect(of(...thousand).mean).toBe(500.5);
  });

  test('mean and quantiles are 0 without times, or for times of 0', () => {
    expect([of().mean, of().quantile(0.5), of(0, 0, 5).quantile(0.5)]).toEqual([0, 0, 0]);
  });
});

describe('tallies', () => {
  const at = (
    seconds: number,
    deals: number | undefined,
    ...found: ('winnable' | 'lost' | 'unknown')[]
  ): VerdictTally<'winnable' | 'lost' | 'unknown'> => {
    let time = 5000;
    const tally = new VerdictTally(SOLVED, COMMAND_ENGLISH, { all: deals, jobs: 2 }, () => time);
    tally.addEarlier({ verdict: 'lost', ms: 1 });
    for (const verdict of found) tally.add({ verdict, ms: 1 });
    time += 1000 * seconds;
    return tally;
  };

  test('a tally shows progress, and leaves results from earlier runs out of the speed', () => {
    expect(at(2, 10, 'winnable', 'winnable', 'lost', 'unknown').progress(90)).toBe(
      `[${'#'.repeat(15)}${'-'.repeat(15)}] 5/10 deals, 2 winnable, 2.0 deals/s, 0:03 left`,
    );
  });

  test('a tally shows neither a bar nor the time left if the number of deals is unknown', () => {
    expect(at(2, undefined, 'winnable').progress(80)).toBe('2 deals, 1 winnable, 0.5 deals/s');
  });

  test('a tally counts unknown deals once as winnable and once as not', () => {
    expect(at(2, 10, 'winnable', 'winnable', 'lost', 'unknown').summary(true).split('\n')).toEqual([
      'stopped after 5 of 10 deals (1 of them from earlier runs) in 2.0 s, 2.0 deals/s, 2 jobs: 2 winnable, 2 lost, 1 unknown',
      'winnable: 40 to 60%; 95% interval 12 to 88%',
      'ms per deal: mean 1, median 1, p95 1',
    ]);
  });

  test.each([
    [false, 'no deals'],
    [true, 'stopped after 0 of 7 deals'],
  ])('a tally shows neither speed nor share without results (stopped: %p)', (isStopped, told) => {
    expect(new VerdictTally(SOLVED, COMMAND_ENGLISH, { all: 7, jobs: 1 }, () => 0).summary(isStopped)).toBe(
      told,
    );
  });

  test('a tally shows no speed if all results are from earlier runs', () => {
    expect(at(2, 1).summary(false).split('\n')[0]).toBe(
      '1 deal (1 of them from earlier runs): 0 winnable, 1 lost, 0 unknown',
    );
  });
});
