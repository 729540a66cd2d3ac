/** The files of a class beside those of its submissions: gradebook, index page, and what the whole class is. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { printGradebook } from '../../grading/class/gradebook.js';
import { printIndexPage } from '../../grading/class/index-page.js';
import { oneLine } from '../../grading/export/text/plain.js';
import type { GradeReport } from '../../grading.js';
import type { Shard } from '../jobs/shard.js';
import type { Shell } from '../shell.js';
import { codeOf, whyUnwritten } from '../system-error.js';
import { UsageError } from '../usage.js';
import type { Kept } from './kept-report.js';
import { writeWhole } from './kept-report.js';

/** What a class was graded by: equal in all shares of it. */
export interface ClassRecord {
  readonly version: string;
  readonly rubric: string;
  readonly seed: number;
  /** A digest of all that every report depends on, besides its submission. */
  readonly key: string;
  /** The names of all submissions, also of those in other shares. */
  readonly submissions: readonly string[];
  /** The names of files and folders that belong to no student. */
  readonly others: readonly string[];
  /** Absent for the whole class. */
  readonly shard?: Shard;
}

const RECORD = 'class.json';

/** Of the submission with this name. */
export const reportFolder = (out: string, name: string): string => join(out, 'reports', name);

/** Without what says how they were made. */
const reportsOf = (kept: readonly Kept[]): readonly GradeReport[] =>
  kept.map(({ key: _key, ...report }) => report);

export function writeClassFiles(out: string, record: ClassRecord, kept: readonly Kept[]): void {
  const reports = reportsOf(kept);
  const rubric = reports.find(({ rubricTitle }) => rubricTitle !== '')?.rubricTitle ?? record.rubric;
  const title = `Grades: ${rubric}${record.shard === undefined ? '' : `, share ${shardText(record.shard)}`}`;
  const href = ({ submission }: GradeReport): string => `reports/${submission}/report.html`;
  writeWhole(join(out, 'gradebook.csv'), printGradebook(reports));
  writeWhole(join(out, 'index.html'), printIndexPage(reports, { title, href, others: record.others }));
}

/** Written first, so that a share that was stopped is known for what it is. @throws UsageError if it cannot be */
export function writeRecord(out: string, record: ClassRecord): void {
  try {
    writeWhole(join(out, RECORD), `${JSON.stringify(record, null, 2)}\n`);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    throw new UsageError((say) => say.grade.outFolder(out, whyUnwritten(error, say)));
  }
}

/** Prints which files were not graded, and where the results are. */
export function tellFiles(out: string, { others }: ClassRecord, { errors }: Shell): void {
  if (others.length > 0)
    errors.print(`not graded, because they contain no program: ${others.map(oneLine).join(', ')}`);
  errors.print(
    `The marks are in ${join(out, 'gradebook.csv')}; ${join(out, 'index.html')} leads to the reports.`,
  );
}

/** An array, of however many. */
export const printJson = (kept: readonly Kept[], { output }: Shell): void =>
  output.print(JSON.stringify(reportsOf(kept), null, 2));

/** Undefined if the folder has none. */
export function readRecord(out: string): ClassRecord | undefined {
  try {
    const record = Object(JSON.parse(readFileSync(join(out, RECORD), 'utf8'))) as Partial<ClassRecord>;
    // Version 0.1.0 did not record the others.
    const { key, submissions, others = [] } = record;
    return typeof key === 'string' && isListOfNames(submissions) && isListOfNames(others)
      ? { ...(record as ClassRecord), others }
      : undefined;
  } catch {
    return undefined;
  }
}

const isListOfNames = (list: unknown): boolean =>
  Array.isArray(list) && list.every((name) => typeof name === 'string' && basename(name) === name);

export const shardText = ({ index, count }: Shard): string => `${index}/${count}`;
