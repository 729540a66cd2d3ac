/**
 * Shortens a report for snapshots to its failures with titles and tables, untried checks, the answers in the ledger,
 * and notes.
 */
import type { FailureReport, GradeReport } from '../../../src/grading/report/grade-report.js';

export function reportText({ criteria, ledger, notes }: GradeReport): string {
  const failures = criteria.flatMap((criterion) => criterion.failures).map(failureText);
  const untried = criteria.flatMap((criterion) => criterion.untried.map((check) => `not tried: ${check}`));
  const answers = Object.entries(ledger).map(([question, all]) => `${question} ${all.join(' or ')}`);
  return [...failures, ...untried, ...answers, ...notes].join('\n');
}

const failureText = ({ check, title, message, script, before, expected, seen }: FailureReport): string =>
  [`${check} (${title}): ${message}`, script === '' ? before : script, 'expected:', expected, 'seen:', seen]
    .map((part) => part.trimEnd())
    .join('\n');
