/**
 * TAP version 14: one subtest per submission, one test point per criterion, diagnostics in YAML. Source:
 * testanything.org/tap-version-14-specification.html. An incomplete criterion is `not ok` without a directive, because
 * a directive would make it pass. The criterion is skipped if it costs nothing.
 */
import type { CriterionReport, GradeReport } from '../report/grade-report.js';
import { feedbackOn, preambleOf } from './text/feedback.js';
import { oneLine, points } from './text/plain.js';
import {
  costly,
  gistOf,
  isNeutral,
  isPassed,
  isWorthReading,
  marksOf,
  remarksOf,
  resultOf,
  titleOf,
  titleOfFailure,
} from './text/sentences.js';

export const printTap = (reports: readonly GradeReport[]): string =>
  ['TAP version 14', plan(reports.length), ...reports.flatMap(subtest), ''].join('\n');

/** TAP requires a reason for a plan without tests. */
const plan = (count: number): string => (count === 0 ? '1..0 # nothing to grade' : `1..${count}`);

/** A number sign would start a directive, and a backslash would escape it. */
const description = (text: string): string => oneLine(text).replace(/[\\#]/g, '\\$&');

const indented = (lines: readonly string[], by: number): string[] =>
  lines.map((line) => ' '.repeat(by) + line);

function subtest(report: GradeReport, index: number): string[] {
  const { criteria, score, max, rubric, seed, complete, isolated } = report;
  const ok = isPassed(report) ? 'ok' : 'not ok';
  const isGraded = report.notGraded === undefined;
  const facts = { ...(isGraded && { score, max }), rubric: oneLine(rubric), seed, complete, isolated };
  const points = isGraded ? [plan(criteria.length), ...criteria.flatMap(testPoint)] : ['1..0 # not graded'];
  return [
    `# Subtest: ${description(titleOf(report))}`,
    ...indented(points, 4),
    `${ok} ${index + 1} - ${description(titleOf(report))}: ${marksOf(report)}`,
    ...yaml({ ...facts, overview: preambleOf(report), notes: remarksOf(report) }),
  ];
}

function testPoint(criterion: CriterionReport, index: number): string[] {
  const { status, title, id, score, max } = criterion;
  const isSkipped = status === 'skipped' || isNeutral(criterion);
  const ok = status === 'passed' || isSkipped ? 'ok' : 'not ok';
  const directive = isSkipped ? ` # SKIP ${resultOf(criterion).replace(/^skipped, /, '')}` : '';
  const line = `${ok} ${index + 1} - ${description(title)}${directive}`;
  if (!isWorthReading(criterion)) return [line];
  return [
    line,
    ...yaml({
      message: gistOf(criterion),
      criterion: oneLine(id),
      score,
      max,
      failed: costly(criterion).map(titleOfFailure),
      feedback: feedbackOn(criterion),
    }),
  ];
}

type Value = string | number | boolean | readonly string[];

/** Quotes all strings as in JSON, which is also valid YAML. */
const yaml = (values: Readonly<Record<string, Value>>): string[] =>
  indented(['---', ...Object.entries(values).flatMap(([key, value]) => entry(key, value)), '...'], 2);

function entry(key: string, value: Value): string[] {
  if (typeof value === 'number') return [`${key}: ${points(value)}`];
  if (typeof value === 'boolean') return [`${key}: ${String(value)}`];
  if (typeof value === 'string') return [`${key}: ${JSON.stringify(value)}`];
  if (value.length === 0) return [`${key}: []`];
  return [`${key}:`, ...value.map((line) => `  - ${JSON.stringify(line)}`)];
}
