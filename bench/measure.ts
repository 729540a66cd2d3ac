/** Figures from repeated runs. The median counts; the extremes show how noisy the machine was. */

export interface Figure {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

const WARM_UP = 2;
const RUNS = 9;

/** The results of `run` over several runs, after a few warm-up runs. */
export function measure(run: () => number): Figure {
  for (let time = 0; time < WARM_UP; time++) run();
  return figureOf(Array.from({ length: RUNS }, run));
}

export function figureOf(values: readonly number[]): Figure {
  const sorted = values.toSorted((one, other) => one - other);
  const [min = NaN, max = NaN] = [sorted[0], sorted.at(-1)];
  return { median: sorted[Math.floor(sorted.length / 2)] ?? NaN, min, max };
}

/** The rate per second of `times` calls, given a function that makes them all. */
export function rate(times: number, run: () => void): number {
  const start = performance.now();
  run();
  return (times / (performance.now() - start)) * 1000;
}
