/** Statistics for a class: distribution, mean, median, and lost points. */
import type { GradeReport } from '../report/grade-report.js';

export const shareOf = ({ score, max }: { score: number; max: number }): number =>
  max > 0 ? Math.min(1, Math.max(0, score / max)) : 0;

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return mean(sorted.slice(Math.floor(middle), Math.ceil(middle) + 1));
}

const BINS = 10;

/** Submissions by tenths of the maximum. The last tenth includes full marks. */
export function distributionOf(reports: readonly GradeReport[]): readonly {
  readonly from: number;
  readonly count: number;
}[] {
  const tenths = reports.map((report) => Math.min(BINS - 1, Math.floor(shareOf(report) * BINS + 1e-9)));
  return Array.from({ length: BINS }, (_, index) => ({
    from: index / BINS,
    count: tenths.filter((tenth) => tenth === index).length,
  }));
}

/** Largest loss first. Leaves out criteria in which no one lost points. */
export function lossesOf(reports: readonly GradeReport[]): readonly {
  readonly id: string;
  readonly title: string;
  /** The share of points lost, from 0 to 1. */
  readonly share: number;
  /** The number of submissions, out of `total`, that lost points here. */
  readonly losers: number;
  readonly total: number;
}[] {
  const criteria = reports.flatMap((report) => report.criteria);
  const ids = [...new Set(criteria.map(({ id }) => id))];
  return ids
    .map((id) => {
      const all = criteria.filter((criterion) => criterion.id === id);
      const lost = all.map((criterion) => (criterion.max > 0 ? 1 - shareOf(criterion) : 0));
      const losers = lost.filter((share) => share > 0).length;
      return { id, title: all[0]?.title ?? id, share: mean(lost), losers, total: all.length };
    })
    .filter(({ losers }) => losers > 0)
    .sort((one, other) => other.share - one.share);
}
