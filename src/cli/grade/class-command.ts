/** `klondike grade --class FOLDER --out FOLDER`: grades the submissions of a class in several processes at once. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GradeReport } from '../../grading.js';
import { printGradebook } from '../../grading/class/gradebook.js';
import { printIndexPage } from '../../grading/class/index-page.js';
import { oneLine } from '../../grading/export/text/plain.js';
import { marksOf } from '../../grading/export/text/sentences.js';
import { orUsageError, whyUnwritten } from '../errors.js';
import type { NewThread } from '../jobs/pool.js';
import { printResults } from '../jobs/print-results.js';
import { Output } from '../output.js';
import type { Shell } from '../shell.js';
import type { ClassSubmission } from './class-folder.js';
import { classFolder, contentOf } from './class-folder.js';
import type { ClassSettings } from './class-settings.js';
import { digestOf, readClassSettings } from './class-settings.js';
import { ClassTally } from './class-tally.js';
import { GraderProcess } from './grader-process.js';
import type { GradingTask } from './grading-task.js';
import type { SavedReport } from './saved-report.js';
import { savedReport, writeWhole } from './saved-report.js';
import type { GradeWords } from './settings.js';
import { statusOf } from './settings.js';

/**
 * Resolves to the exit status: 0 if every submission has a report, whatever its points; 1 if a submission has fewer
 * points than `--fail-under`; 2 if this machine lacks a program for grading; 3 if a report is incomplete; or the status
 * of the signal that stopped the run. A later run of the same command grades the submissions that have no report yet.
 */
export async function classCommand(words: GradeWords, shell: Shell): Promise<number> {
  const settings = readClassSettings(words);
  const { submissions, others } = classFolder(settings.folder);
  const tasks = tasksOf(settings, submissions);
  makeFolder(settings.out);
  if (settings.withoutSandbox !== '')
    shell.errors.print(`the submissions run without a sandbox: ${settings.withoutSandbox}`);
  const tally = new ClassTally(tasks.length);
  for (const held of tasks.flatMap((task) => savedReport(task) ?? [])) tally.addEarlier(held);
  const status = await gradeAll(ungraded(tasks, tally), tally, settings, shell);
  // Later submissions may be done while an earlier one is still being graded.
  if (status !== 0)
    for (const kept of ungraded(tasks, tally).flatMap((task) => savedReport(task) ?? [])) tally.add(kept);
  shell.errors.print(tally.summary(status !== 0));
  if (status !== 0) return status;
  const kept = tasks.flatMap(({ name }) => tally.reportOf(name) ?? []);
  writeClassFiles(settings, others, kept);
  tellFiles(settings.out, others, shell);
  if (settings.isJson) printJson(kept, shell);
  return statusOf(kept, settings.failUnder);
}

/** The submissions without a report. */
const ungraded = (tasks: readonly GradingTask[], tally: ClassTally): readonly GradingTask[] =>
  tasks.filter(({ name }) => tally.reportOf(name) === undefined);

/** Prints a line for each submission, unless standard output is for JSON. */
function gradeAll(
  tasks: readonly GradingTask[],
  tally: ClassTally,
  { patience, jobs, isJson }: ClassSettings,
  shell: Shell,
): Promise<number> {
  const newGrader: NewThread = (file) => new GraderProcess(file, patience);
  return printResults<GradingTask, SavedReport>(
    {
      tasks: tasks.values(),
      worker: new URL('./worker.js', import.meta.url),
      jobs,
      print: (kept) => `${oneLine(kept.submission)}: ${marksOf(kept)}`,
      tally,
      ...(isJson && { lines: new Output(() => undefined) }),
      isPrinted: !isJson,
    },
    { ...shell, newThread: shell.newThread ?? newGrader },
  );
}

function tasksOf(
  { folder, out, formats, options, key }: ClassSettings,
  submissions: readonly ClassSubmission[],
): GradingTask[] {
  return submissions.map(({ name }) => {
    const path = join(folder, name);
    const place = { folder: reportFolder(out, name), key: digestOf([key, name, contentOf(path)]), formats };
    return { name, path, options, ...place };
  });
}

/** The folder for the report on this submission. */
const reportFolder = (out: string, name: string): string => join(out, 'reports', name);

/** The reports, without the digests in the saved reports. */
const reportsOf = (kept: readonly SavedReport[]): readonly GradeReport[] =>
  kept.map(({ key: _key, ...report }) => report);

/** @param others the names of files and folders that are not submissions */
function writeClassFiles(
  { out, options }: ClassSettings,
  others: readonly string[],
  kept: readonly SavedReport[],
): void {
  const reports = reportsOf(kept);
  const title = `Grades: ${options.rubric.title}`;
  const href = ({ submission }: GradeReport): string => `reports/${submission}/report.html`;
  writeWhole(join(out, 'gradebook.csv'), printGradebook(reports));
  writeWhole(join(out, 'index.html'), printIndexPage(reports, { title, href, others }));
}

/** Makes the folder before the grading starts. @throws UsageError if it can't be made */
const makeFolder = (out: string): void =>
  void orUsageError(
    () => mkdirSync(out, { recursive: true }),
    (error, say) => say.grade.outFolder(out, whyUnwritten(error, say)),
  );

/** Prints which files were not graded, and where the results are. */
function tellFiles(out: string, others: readonly string[], { errors }: Shell): void {
  if (others.length > 0)
    errors.print(`not graded, because they contain no program: ${others.map(oneLine).join(', ')}`);
  errors.print(
    `The marks are in ${join(out, 'gradebook.csv')}. Open ${join(out, 'index.html')} to see the reports.`,
  );
}

/** Always an array, even for one report. */
const printJson = (kept: readonly SavedReport[], { output }: Shell): void =>
  output.print(JSON.stringify(reportsOf(kept), null, 2));
