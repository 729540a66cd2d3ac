/** Counts the graded submissions of a class, and sums them up. */
import type { GradeReport } from '../../grading.js';
import { mean, median, shareOf } from '../../grading/class/statistics.js';
import { oneLine, points } from '../../grading/export/text/plain.js';
import { ranWithoutSandbox } from '../../grading/export/text/sentences.js';
import { nothingTried, ranOutOfTime } from '../../grading/report/grade-report.js';
import { clock, countText, withBar } from '../jobs/progress.js';
import type { SavedReport } from './saved-report.js';

export class ClassTally {
  private readonly reports = new Map<string, SavedReport>();
  private readonly start: number;
  private earlier = 0;

  /** @param all the number of submissions */
  constructor(
    private readonly all: number,
    private readonly now = (): number => performance.now(),
  ) {
    this.start = now();
  }

  /** Adds a submission that an earlier run graded. */
  addEarlier(report: SavedReport): void {
    this.add(report);
    this.earlier++;
  }

  add(report: SavedReport): void {
    this.reports.set(report.submission, report);
  }

  /** Undefined if the submission is not graded yet. */
  reportOf(name: string): SavedReport | undefined {
    return this.reports.get(name);
  }

  /** `[####----] 41/100 submissions, 1:20 left`, in fewer than `columns` characters. */
  progress(columns: number): string {
    const done = this.reports.size;
    const fresh = done - this.earlier;
    const left = fresh === 0 ? '' : `, ${clock((this.seconds / fresh) * (this.all - done))} left`;
    const longest = 2 * String(this.all).length + '/ submissions, 9:59:59 left'.length;
    const share = done / Math.max(this.all, 1);
    return withBar(`${done}/${this.all} submissions${left}`, { share, longest, columns });
  }

  /** Sums up the run. @param isStopped true if a signal ended the run */
  summary(isStopped: boolean): string {
    const done = this.reports.size;
    const graded = isStopped
      ? `stopped after ${done} of ${countText(this.all, 'submission')}`
      : countText(done, 'submission');
    const before = this.earlier === 0 ? '' : ` (${this.earlier} of them from earlier runs)`;
    const end = isStopped ? ['Run the same command again to resume.'] : [];
    return [
      `${graded}${before} in ${this.seconds.toFixed(1)} s`,
      ...findingsOf([...this.reports.values()]),
      ...end,
    ].join('\n');
  }

  private get seconds(): number {
    return (this.now() - this.start) / 1000;
  }
}

/** The mean and the median, and the submissions that did not start, ran out of time or were not graded. */
function findingsOf(reports: readonly GradeReport[]): string[] {
  const late = reports.filter(ranOutOfTime);
  const graded = reports.filter(({ notGraded }) => notGraded === undefined);
  const lacking = [...new Set(reports.flatMap(({ lacks }) => lacks ?? []))].sort();
  const others = reports.filter(
    (report) => report.notGraded !== undefined && report.lacks === undefined && !ranOutOfTime(report),
  );
  return [
    ...marksOf(graded),
    ...(late.length === 0 ? [] : [`out of time before all checks were tried: ${namesOf(late)}`]),
    ...lacking.map(
      (what) =>
        `not graded, because this machine lacks ${what}: ${namesOf(reports.filter(({ lacks }) => lacks === what))}`,
    ),
    ...(others.length === 0 ? [] : [`not graded, for the reason in the report: ${namesOf(others)}`]),
  ];
}

function marksOf(reports: readonly GradeReport[]): string[] {
  if (reports.length === 0) return [];
  const shares = reports.map(shareOf);
  const max = reports[0]?.max ?? 0;
  const of = (share: number): string => `${points(share * max)} of ${points(max)}`;
  const idle = reports.filter(nothingTried);
  const marks = `mean ${of(mean(shares))}, median ${of(median(shares))}`;
  const exposed = reports.filter(ranWithoutSandbox);
  return [
    marks,
    ...(idle.length === 0 ? [] : [`could not start, so no points: ${namesOf(idle)}`]),
    ...(exposed.length === 0 ? [] : [`ran without a sandbox: ${countText(exposed.length, 'submission')}`]),
  ];
}

const namesOf = (reports: readonly GradeReport[]): string =>
  reports
    .map(({ submission }) => oneLine(submission))
    .sort()
    .join(', ');
