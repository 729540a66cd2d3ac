/** The files for a whole class: gradebook and index page. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { printGradebook } from '../../grading/class/gradebook.js';
import { printIndexPage } from '../../grading/class/index-page.js';
import { oneLine } from '../../grading/export/text/plain.js';
import type { GradeReport } from '../../grading.js';
import type { Shell } from '../shell.js';
import { codeOf, whyUnwritten } from '../system-error.js';
import { UsageError } from '../usage.js';
import type { Kept } from './kept-report.js';
import { writeWhole } from './kept-report.js';

/** The facts in a class's files that are not in its reports. */
interface ClassFacts {
  /** The title of the rubric. */
  readonly rubric: string;
  /** The names of files and folders that belong to no student. */
  readonly others: readonly string[];
}

/** The folder for the report of the submission with this name. */
export const reportFolder = (out: string, name: string): string => join(out, 'reports', name);

/** Without what says how they were made. */
const reportsOf = (kept: readonly Kept[]): readonly GradeReport[] =>
  kept.map(({ key: _key, ...report }) => report);

export function writeClassFiles(out: string, { rubric, others }: ClassFacts, kept: readonly Kept[]): void {
  const reports = reportsOf(kept);
  const title = `Grades: ${rubric}`;
  const href = ({ submission }: GradeReport): string => `reports/${submission}/report.html`;
  writeWhole(join(out, 'gradebook.csv'), printGradebook(reports));
  writeWhole(join(out, 'index.html'), printIndexPage(reports, { title, href, others }));
}

/** Makes the folder before anything is graded. @throws UsageError if it can't be made */
export function makeFolder(out: string): void {
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    throw new UsageError((say) => say.grade.outFolder(out, whyUnwritten(error, say)));
  }
}

/** Prints which files were not graded, and where the results are. */
export function tellFiles(out: string, others: readonly string[], { errors }: Shell): void {
  if (others.length > 0)
    errors.print(`not graded, because they contain no program: ${others.map(oneLine).join(', ')}`);
  errors.print(
    `The marks are in ${join(out, 'gradebook.csv')}; ${join(out, 'index.html')} leads to the reports.`,
  );
}

/** An array, of however many. */
export const printJson = (kept: readonly Kept[], { output }: Shell): void =>
  output.print(JSON.stringify(reportsOf(kept), null, 2));
