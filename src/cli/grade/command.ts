/** `klondike grade SUBMISSION...`: grades submissions and prints a report. */
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import type { GradeReport, Submission } from '../../grading.js';
import { FORMATS, NoSandbox, NoSubmission, grade, printRubric } from '../../grading.js';
import { UsageError, orUsageError, whyUnwritten } from '../errors.js';
import { terminalWidth } from '../jobs/print-results.js';
import type { Shell } from '../shell.js';
import { tell, textsFor } from '../shell.js';
import type { GradeCommandSettings, GradeWords, ReportTarget } from './settings.js';
import { readSettings, rubricNamed, statusOf } from './settings.js';

/** The limits for the width of a report, in columns. */
const WIDTHS = { least: 60, most: 110 } as const;

/**
 * Resolves to the exit status: 0 if every submission was graded, whatever its points; 1 if a submission has fewer
 * points than `failUnder`; 2 if the arguments have a mistake, a submission is missing, or this machine lacks a program
 * that one needs; 3 if a report is incomplete. The other submissions are still graded.
 */
export async function gradeCommand(given: GradeWords, shell: Shell): Promise<number> {
  if (given['print-rubric'] !== undefined) {
    shell.output.write(printRubric(rubricNamed('--print-rubric', given['print-rubric'])));
    return 0;
  }
  if (given.class !== undefined) {
    const { classCommand } = await import('./class-command.js');
    return classCommand(given, shell);
  }
  if (given.gradescope !== undefined || given['github-classroom'] !== undefined) {
    const { platformCommand } = await import('./platforms/platform-command.js');
    return platformCommand(given, shell);
  }
  const settings = readSettings(given);
  const submissions: Submission[] = [
    ...given.words,
    ...(given.cmd === undefined ? [] : [{ command: given.cmd }]),
  ];
  if (submissions.length === 0) throw new UsageError((say) => say.needs.grade);
  if (given.jobs !== undefined) throw new UsageError((say) => say.grade.jobsWithoutClass);
  for (const { format, out } of settings.outputs) {
    if (submissions.length > 1 && !FORMATS[format].several)
      throw new UsageError((say) => say.grade.oneSubmission(format));
    if (out !== undefined) checkOut(out);
  }
  const reports: GradeReport[] = [];
  for (const submission of submissions) {
    const report = await graded(submission, settings, shell);
    if (report !== undefined) reports.push(report);
  }
  if (reports.length > 0) for (const output of settings.outputs) printed(reports, output, shell);
  return reports.length < submissions.length ? 2 : statusOf(reports, settings.failUnder);
}

async function graded(
  submission: Submission,
  { how }: GradeCommandSettings,
  shell: Shell,
): Promise<GradeReport | undefined> {
  try {
    return await grade(submission, how);
  } catch (error) {
    if (!(error instanceof NoSubmission) && !(error instanceof NoSandbox)) throw error;
    const missing = error instanceof NoSubmission ? error.missing : undefined;
    const { grade: texts } = await textsFor(shell);
    tell(shell, `klondike: ${missing === undefined ? error.message : texts.noSubmission(missing)}`);
    return undefined;
  }
}

function printed(reports: readonly GradeReport[], { format, out }: ReportTarget, shell: Shell): void {
  const { stdout, env } = shell.process;
  const width = Math.min(WIDTHS.most, Math.max(WIDTHS.least, terminalWidth(stdout) ?? WIDTHS.most));
  const colors = out === undefined && stdout.isTTY === true && env['NO_COLOR'] === undefined;
  const text = FORMATS[format].print(reports, { width, colors });
  if (out === undefined) shell.output.write(text.endsWith('\n') ? text : `${text}\n`);
  else written(out, () => writeFileSync(out, text));
}

/** Checks that the report can be written, before the grading starts. @throws UsageError */
function checkOut(out: string): void {
  const isNew = !existsSync(out);
  written(out, () => closeSync(openSync(out, 'a')));
  if (isNew) rmSync(out);
}

const written = (out: string, write: () => void): void =>
  orUsageError(write, (error, say) => say.grade.outFile(out, whyUnwritten(error, say)));
