/**
 * The marks of a class as CSV (RFC 4180), one line per submission. A cell that a spreadsheet would read as a formula
 * starts with an apostrophe, as OWASP advises ("CSV Injection").
 */
import type { GradeReport } from '../report/grade-report.js';
import { nothingTried } from '../report/grade-report.js';
import { oneLine, points } from '../export/text/plain.js';
import { remarksOf } from '../export/text/sentences.js';

export function printGradebook(reports: readonly GradeReport[]): string {
  const ids = criteriaOf(reports);
  const header = [
    ...['submission', 'name', 'rubric', 'score', 'max', 'complete', 'sandbox'],
    ...ids,
    'notes',
  ].map(text);
  const rows = reports.map((report) => [
    ...[report.submission, report.name, report.rubric].map(text),
    ...[report.notGraded === undefined ? points(report.score) : '', points(report.max)],
    report.complete ? 'yes' : 'no',
    nothingTried(report) ? '' : report.isolated ? 'yes' : 'no',
    ...ids.map((id) => markOf(report, id)),
    text(remarksOf(report).join(' ')),
  ]);
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The criteria of all reports, each once. Criteria from the same rubric keep their order. */
const criteriaOf = (reports: readonly GradeReport[]): string[] => [
  ...new Set(reports.flatMap(({ criteria }) => criteria.map(({ id }) => id))),
];

/** Empty if the report's rubric does not have this criterion, or if the submission was not graded. */
const markOf = ({ criteria, notGraded }: GradeReport, id: string): string => {
  const criterion = criteria.find((each) => each.id === id);
  return criterion === undefined || notGraded !== undefined ? '' : points(criterion.score);
};

/** Text on one line that is not a formula. Spreadsheets also accept the full-width forms of the signs. */
const text = (value: string): string => {
  const line = oneLine(value);
  return /^[-=+@\uff0d\uff1d\uff0b\uff20]/.test(line) ? `'${line}` : line;
};

const cell = (value: string): string => (/[",\r\n]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value);
