/**
 * Common Test Report Format: one test per criterion, in the suite of its submission. Source: the schema and the pages
 * of github.com/ctrf-io/ctrf. An incomplete criterion has the status `other`.
 */
import type { CriterionReport, CriterionStatus, GradeReport } from '../report/grade-report.js';
import { feedbackOn, preambleOf } from './text/feedback.js';
import { linesOf, oneLine, rounded, visible } from './text/plain.js';
import { gistOf, isWorthReading, remarksOf } from './text/sentences.js';

/** The version that the format's own packages accept. */
const SPEC_VERSION = '0.0.0';

const STATUSES = { passed: 'passed', failed: 'failed', skipped: 'skipped', incomplete: 'other' } as const;

export function printCtrf(reports: readonly GradeReport[]): string {
  const criteria = reports.filter(isGraded).flatMap((report) => report.criteria);
  const ungraded = reports.filter((report) => !isGraded(report)).length;
  const count = (status: CriterionStatus): number =>
    criteria.filter((criterion) => criterion.status === status).length;
  const summary = {
    tests: criteria.length + ungraded,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    pending: 0,
    other: count('incomplete') + ungraded,
    suites: reports.length,
    // Reports don't contain a date, so the clock starts at 0 when grading starts.
    start: 0,
    stop: reports.reduce((time, { milliseconds }) => time + Math.round(milliseconds), 0),
  };
  const results = {
    tool: { name: 'klondike-kit' },
    summary,
    tests: reports.flatMap((report) =>
      isGraded(report) ? report.criteria.map((criterion) => test(criterion, report)) : [notGraded(report)],
    ),
    extra: { submissions: reports.map(submission) },
  };
  const report = { reportFormat: 'CTRF', specVersion: SPEC_VERSION, generatedBy: 'klondike grade', results };
  return `${JSON.stringify(report, null, 2)}\n`;
}

const isGraded = (report: GradeReport): boolean => report.notGraded === undefined;

const submission = (report: GradeReport): object => {
  const { submission, name, rubric, seed, score, max, complete, isolated } = report;
  const points = isGraded(report) ? { score: rounded(score), max: rounded(max) } : {};
  const marks = { ...points, complete, isolated };
  return {
    submission: oneLine(submission),
    name: oneLine(name),
    rubric: oneLine(rubric),
    seed,
    ...marks,
    overview: preambleOf(report),
    notes: remarksOf(report),
  };
};

/** The only test of a submission that was not graded. */
const notGraded = (report: GradeReport): object => ({
  name: 'The submission is graded',
  status: 'other',
  rawStatus: 'not graded',
  duration: 0,
  suite: [oneLine(report.submission), oneLine(report.rubric)],
  message: remarksOf(report)[0],
});

/** The duration is 0 because the grader does not time individual criteria. */
function test(criterion: CriterionReport, { submission, rubric }: GradeReport): object {
  const { id, title, score, max, status, failures } = criterion;
  const scripts = failures.map(({ script }) => visible(script)).filter((script) => script !== '');
  return {
    name: oneLine(title) || oneLine(id) || '-',
    status: STATUSES[status],
    rawStatus: status,
    duration: 0,
    suite: [oneLine(submission), oneLine(rubric)],
    ...(isWorthReading(criterion)
      ? { message: gistOf(criterion), trace: feedbackOn(criterion).join('\n') }
      : {}),
    ...(scripts.length === 0
      ? {}
      : { snippet: scripts.map((script) => linesOf(script).join('\n')).join('\n\n') }),
    extra: { criterion: oneLine(id), score: rounded(score), max: rounded(max) },
  };
}
